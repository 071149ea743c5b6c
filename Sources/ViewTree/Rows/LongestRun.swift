/// Finds what may stay where it is when a list is reordered: a longest increasing subsequence
/// (patience sorting).
package enum LongestRun {
  /// Which of the values are part of one.
  ///
  /// - Complexity: O(*n* log *n*).
  package static func members(of values: [Int]) -> [Bool] {
    var tails: [Int] = []
    var previous = Array(repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var isMember = Array(repeating: false, count: values.count)
    var index = tails.last ?? -1
    while index >= 0 {
      isMember[index] = true
      index = previous[index]
    }
    return isMember
  }
}
