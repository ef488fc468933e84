import { changeCost, letterCost } from './edit-distance.ts'

/** A word by its sound, in the order of sounds. */
export type Sounded = { sound: string; word: string; products: number }
/** Words that a run of letters was meant to be, in turn: each with others that sound the same; and how many slips lie between. */
export type Mended = { words: string[][]; slips: number }

type Step = { from: number; words: Sounded[]; cost: number; slips: number }

const shortest = 3
// A word more is a third of a slip: few long words are surer than many short ones.
const forWord = 0.34
const forLetterLeft = 1.2
const mostSame = 3
const most = 2

/** How many slips one word of a run may hold; its neighbours must make sense as well, so a short one may hold one. */
const slipsFor = (length: number) => (length < 4 ? 0.5 : length < 7 ? 1 : 2)

/** The words at one place of a run, however they end: calls `found` with the word, where it ends and how many slips it holds. */
function wordsAt(run: string, from: number, words: readonly Sounded[], found: (word: Sounded, to: number, slips: number) => void): void {
  const width = run.length - from
  const rows: number[][] = [Array.from({ length: width + 1 }, (_, at) => at)]
  let shared = ''
  let dead = Number.POSITIVE_INFINITY
  for (const row of words) {
    const { sound } = row
    if (sound.length < shortest) continue
    let depth = 0
    while (depth < shared.length && shared[depth] === sound[depth]) depth++
    shared = sound
    if (depth >= dead) continue
    dead = Number.POSITIVE_INFINITY
    for (let i = depth + 1; i <= sound.length; i++) {
      const above = rows[i - 1] ?? []
      const [letter = '', before = ''] = [sound[i - 1], sound[i - 2]]
      const next = [(above[0] ?? 0) + letterCost(letter)]
      let least = next[0] ?? 0
      const last = Math.min(width, i + most)
      for (let j = Math.max(1, i - most); j <= last; j++) {
        const [typed = '', typedBefore = ''] = [run[from + j - 1], run[from + j - 2]]
        let cost = Math.min(
          (above[j] ?? 99) + letterCost(letter),
          (next[j - 1] ?? 99) + letterCost(typed),
          (above[j - 1] ?? 99) + changeCost(letter, typed),
        )
        if (i > 1 && j > 1 && letter === typedBefore && before === typed) cost = Math.min(cost, (rows[i - 2]?.[j - 2] ?? 99) + 1)
        next[j] = cost
        if (cost < least) least = cost
      }
      rows[i] = next
      if (least > most) {
        dead = i
        break
      }
    }
    if (dead < Number.POSITIVE_INFINITY) continue
    const allowed = slipsFor(sound.length)
    const ends = rows[sound.length] ?? []
    for (let j = Math.max(1, sound.length - most); j < ends.length; j++) if ((ends[j] ?? 99) <= allowed) found(row, from + j, ends[j] ?? 0)
  }
}

/**
 * Reads a run of sounds as words in turn, each with slips of its own: the fewest slips and words, and among equals the
 * most frequent word. Every word must begin with its right letter.
 */
export function mendRun(run: string, beginning: (letter: string) => readonly Sounded[]): Mended | undefined {
  const best: (Step | undefined)[] = [{ from: 0, words: [], cost: 0, slips: 0 }]
  const offer = (to: number, step: Step) => {
    const known = best[to]
    const [frequent, other] = [step.words[0]?.products ?? 0, known?.words[0]?.products ?? 0]
    if (!known || step.cost < known.cost - 0.01 || (step.cost < known.cost + 0.01 && frequent > other)) best[to] = step
  }
  for (let at = 0; at < run.length; at++) {
    const here = best[at]
    if (!here) continue
    offer(at + 1, { from: at, words: [], cost: here.cost + forLetterLeft, slips: here.slips + 1 })
    wordsAt(run, at, beginning(run[at] ?? ''), (word, to, slips) =>
      offer(to, { from: at, words: [word], cost: here.cost + slips + forWord, slips: here.slips + slips }),
    )
  }
  const end = best[run.length]
  if (!end) return undefined
  const words: string[][] = []
  for (let to = run.length; to > 0; ) {
    const step = best[to]
    if (!step) return undefined
    const [first] = step.words
    if (first) {
      const same = beginning(first.sound[0] ?? '').filter(({ sound }) => sound === first.sound)
      words.unshift(same.slice(0, mostSame).map(({ word }) => word))
    }
    to = step.from
  }
  return words.length > 0 ? { words, slips: end.slips } : undefined
}
