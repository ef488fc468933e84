import type { Term } from './term.ts'
import type { Vocabulary } from './vocabulary.ts'

// Relative to one lookup by sound: scanning for a misspelling visits all words, but skips most cheaply.
const costs = { bySound: 1, across: 5, inOneWord: 1 / 500 }

/** A vocabulary for one text with a cache of its readings, since the same runs of letters come up again. */
export type Reader = Vocabulary & { readings: Map<string, Term>; spent: () => number }

/** Limits the guesses for one text, since rubbish costs most; past the limit only exact words are found. */
export function frugal(vocabulary: Vocabulary, most: number): Reader {
  let spent = 0
  const guess = <Arguments extends unknown[], Found>(
    cost: number,
    look: (...given: Arguments) => Found[],
  ) => {
    // A text is read in several ways, and the same letters come up in each.
    const known = new Map<string, Found[]>()
    return (...given: Arguments): Found[] => {
      const key = given.join(' ')
      const found = known.get(key)
      if (found) return found
      if (spent + cost > most) return []
      spent += cost
      const fresh = look(...given)
      known.set(key, fresh)
      return fresh
    }
  }
  const all = vocabulary.size * costs.inOneWord
  return {
    ...vocabulary,
    soundingLike: guess(costs.bySound, vocabulary.soundingLike),
    beginningLike: guess(costs.bySound, vocabulary.beginningLike),
    saidLike: guess(costs.across, vocabulary.saidLike),
    beginningNear: guess(all, vocabulary.beginningNear),
    near: guess(all, vocabulary.near),
    containing: guess(all, vocabulary.containing),
    mended: guess(all * 2, vocabulary.mended),
    readings: new Map(),
    spent: () => spent,
  }
}
