import { compareWith } from './edit-distance.ts'
import { spanOf } from './sorted.ts'
import type { Sounded, Sounds } from './sounds.ts'

/** Words that a run of letters was meant to be, in turn: each with others that sound the same; and how many slips lie between. */
export type Mended = { words: string[][]; slips: number }

type Step = { from: number; word: Sounded | undefined; cost: number; slips: number }

const shortest = 3
// A word more is a third of a slip: few long words are surer than many short ones.
const forWord = 0.34
const forLetterLeft = 1.2
const mostSame = 3
const most = 2

/** How many slips one word of a run may hold; its neighbours must make sense as well, so a short one may hold one. */
const slipsFor = (length: number) => (length < 4 ? 0.5 : length < 7 ? 1 : 2)

/** The words at one place of a run, however they end: calls `found` with the word, where it ends and how many slips it holds. */
function wordsAt(
  run: string,
  from: number,
  list: Sounds,
  found: (word: Sounded, to: number, slips: number) => void,
): void {
  const rest = run.slice(from)
  const comparing = compareWith(rest, most)
  const [first, last] = spanOf(list.sounds, rest.slice(0, 1))
  let same = 0
  for (let at = first; at < last; at++) {
    same = Math.min(same, list.shared[at] ?? 0)
    const row = list.rows[at]
    const length = row?.sound.length ?? 0
    if (!row || length < shortest || length > rest.length + most) continue
    const isNear = comparing.isNear(row.sound, same)
    same = length
    if (!isNear) continue
    const allowed = slipsFor(length)
    for (let end = Math.max(1, length - most); end <= Math.min(rest.length, length + most); end++) {
      const slips = comparing.slipsTo(end)
      if (slips <= allowed) found(row, from + end, slips)
    }
  }
}

/**
 * Reads a run of sounds as words in turn, each with slips of its own: the fewest slips and words, and among equals the
 * most frequent word. Every word must begin with its right letter, and no more slips are made than may be.
 */
export function mendRun(run: string, list: Sounds, mostSlips: number): Mended | undefined {
  const best: (Step | undefined)[] = [{ from: 0, word: undefined, cost: 0, slips: 0 }]
  const offer = (
    to: number,
    here: Step,
    from: number,
    word: Sounded | undefined,
    slips: number,
    cost: number,
  ) => {
    const known = best[to]
    const [all, sum] = [here.slips + slips, here.cost + cost]
    if (all > mostSlips) return
    const isBetter =
      !known ||
      sum < known.cost - 0.01 ||
      (sum < known.cost + 0.01 && (word?.products ?? 0) > (known.word?.products ?? 0))
    if (isBetter) best[to] = { from, word, cost: sum, slips: all }
  }
  for (let at = 0; at < run.length; at++) {
    const here = best[at]
    if (!here) continue
    offer(at + 1, here, at, undefined, 1, forLetterLeft)
    wordsAt(run, at, list, (word, to, slips) => offer(to, here, at, word, slips, slips + forWord))
  }
  const end = best[run.length]
  if (!end) return undefined
  const words: string[][] = []
  for (let to = run.length; to > 0; ) {
    const step = best[to]
    if (!step) return undefined
    const { word } = step
    if (word) {
      const same = list.rows
        .slice(...spanOf(list.sounds, word.sound))
        .filter(({ sound }) => sound === word.sound)
      words.unshift(same.slice(0, mostSame).map((each) => each.word))
    }
    to = step.from
  }
  return words.length > 0 ? { words, slips: end.slips } : undefined
}
