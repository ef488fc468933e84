/** Repeatable random numbers: the same seed always gives the same network. */
export type Random = {
  next: () => number
  between: (low: number, high: number) => number
  chance: (probability: number) => boolean
  pick: <T>(list: readonly T[]) => T
  weighted: <T>(list: readonly T[], weightOf: (item: T) => number) => T
  shuffle: <T>(list: readonly T[]) => T[]
  uuid: () => string
}

/** Mulberry32 over an FNV-1a hash of the seed: small, fast and the same on every machine. */
export function makeRandom(seed: string): Random {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  function between(low: number, high: number): number {
    return low + Math.floor(next() * (high - low + 1))
  }
  function pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(next() * list.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  function weighted<T>(list: readonly T[], weightOf: (item: T) => number): T {
    let left = next() * list.reduce((sum, item) => sum + weightOf(item), 0)
    for (const item of list) {
      left -= weightOf(item)
      if (left < 0) return item
    }
    return pick(list)
  }
  function shuffle<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item)
  }
  function uuid(): string {
    const hex = Array.from({ length: 32 }, () => between(0, 15).toString(16)).join('')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
  }
  return { next, between, chance: (probability) => next() < probability, pick, weighted, shuffle, uuid }
}
