import { isThai } from '../spelling/normalise.ts'
import { mayCut, singular } from '../spelling/split-words.ts'
import { thaiDeeds, thaiFillers } from './fillers.ts'
import { closed, doubts, opened, type Piece, type Term } from './term.ts'
import type { Vocabulary } from './vocabulary.ts'

type Step = { from: number; piece: Piece | undefined; meant: readonly string[]; doubt: number }
type Means = (word: string) => readonly string[]

const longestWord = 24
const [shortThai, shortLatin] = [5, 8]

type Part = { letters: string; from: number; thai: boolean; isLast: boolean }

function stepOver({ letters, from, thai, isLast }: Part, vocabulary: Vocabulary): Step | undefined {
  const part = thai ? letters : singular(letters)
  if (part.length < (thai ? 2 : 3)) return undefined
  const doubt = part.length <= 2 ? doubts.shortPiece : doubts.piece
  if (vocabulary.has(part)) return { from, piece: closed(part), meant: [], doubt }
  const [alike] = vocabulary.soundingLike(part)
  if (alike) return { from, piece: closed(alike), meant: [], doubt: doubt + doubts.sound }
  if (isLast && part.length > 2 && vocabulary.begins(part))
    return {
      from,
      piece: opened(part),
      meant: [],
      doubt: part.length > 3 ? doubts.begun : doubts.shortPiece + doubts.sound,
    }
  return undefined
}

/** The cost of skipping letters: low for filler words. */
function leftOutFor(part: string, leftOut: number): number {
  if (thaiFillers.has(part)) return doubts.piece
  return thaiDeeds.has(part) ? doubts.shortPiece : leftOut * Math.max(1, part.length / 3)
}

/**
 * Splits a run of letters without spaces into known words, as few and as certain as possible. The gaps are
 * taken for misspelt words, or skipped.
 */
export function coverChunk(chunk: string, vocabulary: Vocabulary, means: Means): Term | undefined {
  const best: (number | undefined)[] = [0]
  const readings: (Step | undefined)[] = []
  // A short word with a part left out is another word.
  const thai = isThai(chunk)
  const leftOut = chunk.length > (thai ? shortThai : shortLatin) ? doubts.skipped : doubts.wild
  const cuts = Array.from(
    { length: chunk.length + 1 },
    (_, at) => at === 0 || at === chunk.length || mayCut(chunk, at),
  )
  for (let to = 1; to <= chunk.length; to++) {
    if (!cuts[to]) continue
    for (let from = Math.max(0, to - longestWord); from < to; from++) {
      const before = best[from]
      // No step is more certain than a whole word.
      if (
        before === undefined ||
        !cuts[from] ||
        before + doubts.piece >= (best[to] ?? Number.POSITIVE_INFINITY)
      )
        continue
      const letters = chunk.slice(from, to)
      const meant = means(letters)
      const step =
        meant.length > 0
          ? { from, piece: undefined, meant, doubt: doubts.piece }
          : stepOver({ letters, from, thai, isLast: to === chunk.length }, vocabulary)
      const skip = leftOutFor(letters, leftOut)
      const tried = step && step.doubt <= skip ? step : { from, piece: undefined, meant: [], doubt: skip }
      if (before + tried.doubt < (best[to] ?? Number.POSITIVE_INFINITY)) {
        best[to] = before + tried.doubt
        readings[to] = tried
      }
    }
  }
  return assemble(chunk, readings, vocabulary)
}

const mostReadings = 12

function assemble(chunk: string, steps: (Step | undefined)[], vocabulary: Vocabulary): Term | undefined {
  let readings: Piece[][] = [[]]
  let doubt = 0
  let mended = false
  for (let to = chunk.length; to > 0; ) {
    const step = steps[to]
    if (!step) return undefined
    const skipped =
      step.piece || step.meant.length > 0 ? undefined : mend(chunk.slice(step.from, to), vocabulary)
    const known = step.piece ?? skipped?.piece
    const parts = known ? [[known]] : step.meant.map((phrase) => phrase.split(' ').map(closed))
    // Meanings of words combine, so past a dozen readings the cost is not worth it.
    if (parts.length > 0)
      readings = parts
        .flatMap((part) => readings.map((reading) => [...part, ...reading]))
        .slice(0, mostReadings)
    mended ||= skipped !== undefined
    doubt += skipped ? Math.min(skipped.doubt, step.doubt) : step.doubt
    to = step.from
  }
  return readings.some((reading) => reading.length > 0)
    ? { typed: chunk, readings, doubt, mended }
    : undefined
}

function mend(part: string, vocabulary: Vocabulary): { piece: Piece; doubt: number } | undefined {
  if (part.length < 4 || thaiFillers.has(part) || thaiDeeds.has(part)) return undefined
  const [nearest] = vocabulary.near(part, 1)
  return nearest ? { piece: closed(nearest.word), doubt: doubts.near + nearest.distance / 2 } : undefined
}
