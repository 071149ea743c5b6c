// How changes would like to be shown: data that features use without views, too.

@_exported import struct SwiftNavigation.Animation
@_exported import struct SwiftNavigation.Transaction
@_exported import func SwiftNavigation.withAnimation
@_exported import func SwiftNavigation.withTransaction
