import CustomDump
import SwiftNavigation
import Testing

struct AnimationTests {
  @Test func animationsPrintAsTheyAreWritten() {
    #expect("\(Animation.default)" == ".default")
    #expect(
      "\(Animation.easeIn(duration: 0.5).delay(1).speed(2))"
        == ".easeIn(duration: 0.5).delay(1.0).speed(2.0)")
    #expect(
      "\(Animation.spring(duration: 1, bounce: 0.25))" == ".spring(duration: 1.0, bounce: 0.25)")
    #expect("\(Animation.linear.repeatCount(3))" == ".linear.repeatCount(3, autoreverses: true)")
    #expect(
      "\(Animation.linear.repeatForever(autoreverses: false))"
        == ".linear.repeatForever(autoreverses: false)")
    #expect(String(customDumping: Animation?.some(.smooth)) == ".smooth")
  }

  @Test func whatWasAskedForMakesADifference() {
    #expect(Animation.linear != .linear(duration: 1))
    #expect(Animation.default.speed(2).speed(3) == Animation.default.speed(6))
    #expect(Animation.bouncy(duration: 1) != .bouncy(duration: 1, extraBounce: 0.1))
    #expect(
      Animation.default.repeatCount(2) != Animation.default.repeatCount(2, autoreverses: false))
  }

  @Test func aChangeIsMadeInItsTransaction() {
    #expect(Transaction.current.animation == nil)
    withAnimation {
      #expect(Transaction.current.animation == .default)
      withTransaction(\.disablesAnimations, true) {
        #expect(Transaction.current.animation == .default)
        #expect(Transaction.current.disablesAnimations)
      }
      withAnimation(nil) { #expect(Transaction.current.animation == nil) }
      withTransaction(Transaction(animation: .easeOut)) {
        #expect(Transaction.current == Transaction(animation: .easeOut))
      }
    }
    #expect(Transaction.current == Transaction())
  }

  @Test func anInnerTransactionWinsAndKeepsWhatItLeavesOpen() {
    var still = Transaction()
    still.disablesAnimations = true
    let merged = still.merged(with: Transaction(animation: .linear))
    #expect(merged.animation == .linear)
    #expect(merged.disablesAnimations)
    #expect(Transaction(animation: .easeIn).merged(with: merged).animation == .easeIn)
  }
}
