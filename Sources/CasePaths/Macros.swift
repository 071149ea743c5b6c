/// Lets key paths name the cases of an enum.
///
/// ```swift
/// @CasePathable
/// enum Action {
///   case saved(Int)
///   case renamed(from: String, to: String)
///   case failed
/// }
///
/// action[case: \.saved]    // Int?
/// action[case: \.renamed]  // (from: String, to: String)?
/// action.is(\.failed)
/// ```
///
/// The enum becomes ``CasePathable`` and ``CasePathIterable``. Add `@dynamicMemberLookup` to read
/// payloads as properties: `action.saved`. Case names must differ: two cases that share a base
/// name are an error, because a key path couldn't tell them apart.
@attached(extension, conformances: CasePathable, CasePathIterable)
@attached(member, names: named(AllCasePaths), named(allCasePaths))
public macro CasePathable() =
  #externalMacro(module: "OrielMacros", type: "CasePathableMacro")
