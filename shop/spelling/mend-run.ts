import { compareWith } from './edit-distance.ts'
import { spanOf } from './sorted.ts'
import type { Sounded, Sounds } from './sounds.ts'

/** The words of a run of letters in turn, each with its homophones, and the number of mistakes. */
export type Mended = { words: string[][]; slips: number }

type Step = { from: number; word: Sounded | undefined; cost: number; slips: number }

const shortest = 3
// Another word costs a third of a mistake: few long words are more certain than many short ones.
const forWord = 0.34
const forLetterLeft = 1.2
const mostSame = 3
const most = 2

/** How many mistakes one word of a run may have; neighbours must fit too, so a short one may have one. */
const slipsFor = (length: number) => (length < 4 ? 0.5 : length < 7 ? 1 : 2)

/** The words at one place of a run: calls `found` with the word, its end and its mistakes. */
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
 * Splits a run of sounds into words with the fewest mistakes and words, then the most frequent. Every word
 * must start with its right letter.
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
