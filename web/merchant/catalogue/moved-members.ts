type Member = { code: string }

/** How many products were added, taken out or put elsewhere. */
export function movedMembers(before: readonly Member[], after: readonly Member[]): number {
  const was = before.map(({ code }) => code)
  const is = after.map(({ code }) => code)
  const gone = was.filter((code) => !is.includes(code)).length
  const fresh = is.filter((code) => !was.includes(code)).length
  const places = is.filter((code) => was.includes(code)).map((code) => was.indexOf(code))
  return gone + fresh + places.length - longestRising(places)
}

/** The most numbers that stand in rising order: those that need not have been moved. */
function longestRising(numbers: readonly number[]): number {
  const best: number[] = []
  numbers.forEach((number, at) => {
    const before = best.filter((_, earlier) => (numbers[earlier] ?? 0) < number)
    best[at] = Math.max(0, ...before) + 1
  })
  return Math.max(0, ...best)
}
