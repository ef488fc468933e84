import type { Term } from './term.ts'
import type { Vocabulary } from './vocabulary.ts'

// Beside the sound of one word: a slip is looked for among all words, most of which are told apart at a glance.
const costs = { bySound: 1, across: 5, inOneWord: 1 / 500 }

/** A vocabulary to read one text with, and how its runs of letters were read: the same ones are come across again. */
export type Reader = Vocabulary & { readings: Map<string, Term>; spent: () => number }

/** Guesses only so much for one text, since rubbish is guessed at hardest; past that, only words spelt as known are found. */
export function frugal(vocabulary: Vocabulary, most: number): Reader {
  let spent = 0
  const guess = <Asked extends unknown[], Found>(cost: number, look: (...asked: Asked) => Found[]) => {
    // One text is read in several ways, and the same letters are come across in each.
    const known = new Map<string, Found[]>()
    return (...asked: Asked): Found[] => {
      const key = asked.join(' ')
      const found = known.get(key)
      if (found) return found
      if (spent + cost > most) return []
      spent += cost
      const fresh = look(...asked)
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
