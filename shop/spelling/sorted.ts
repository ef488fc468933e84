export type Span = readonly [from: number, to: number]

export function firstNotBefore(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

/** The range of the words with this prefix. */
export const spanOf = (sorted: readonly string[], start: string): Span => [
  firstNotBefore(sorted, start),
  firstNotBefore(sorted, `${start}\uffff`),
]
