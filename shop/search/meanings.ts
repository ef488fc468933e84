import { type Across, makeAcross } from './across-scripts.ts'
import { isFiller } from './fillers.ts'
import { isThai, normalise } from './normalise.ts'
import { chunksOf, singular, stemOf } from './split-words.ts'
import { synonyms } from './synonyms.ts'
import { uses } from './uses.ts'

/** What people say, and the phrases of a catalogue any one of which it may mean. */
export type Meaning = { said: string; meant: readonly string[] }

/** What words mean that are no words of the goods themselves. */
export type Meanings = {
  has: (name: string) => boolean
  /** Phrases that say the same in words of a catalogue. */
  of: (name: string) => readonly string[]
  /** Kinds of goods for a use or a shelf: wider than the same, so a word of the goods themselves comes first. */
  forUse: (name: string) => readonly string[]
  /** Names of one word that sound so in the letters of the other language. */
  saidLike: (word: string) => Across[]
}

type Found = { same: readonly string[]; wide: readonly string[] }
const none: readonly string[] = []
const mostKnown = 2_000

function keyOf(said: string): string {
  const words = chunksOf(normalise(said))
  if (isThai(said)) return words.join('')
  const telling = words.filter((word) => !isFiller(word))
  return (telling.length > 0 ? telling : words).map(singular).join(' ')
}

const stemmed = (key: string) => (key.includes(' ') ? key.split(' ').map(stemOf).join(' ') : stemOf(key))

function tableOf(rows: readonly Meaning[]): Map<string, readonly string[]> {
  const table = new Map(rows.filter(({ said }) => !isThai(said)).map(({ said, meant }) => [stemmed(keyOf(said)), meant]))
  for (const { said, meant } of rows) table.set(said, meant).set(keyOf(said), meant)
  return table
}

const rowsOf = (lines: readonly [said: string, meant: string][]) =>
  lines.flatMap(([said, meant]) => said.split('|').map((each): Meaning => ({ said: each, meant: meant.split('|') })))

/** The meanings that come with the program, and those of a network or centre, which win; one that means nothing is taken out. */
export function makeMeanings(own: readonly Meaning[] = []): Meanings {
  const normal = own.map(({ said, meant }) => ({
    said: normalise(said),
    meant: meant.map((phrase) => chunksOf(normalise(phrase)).map(singular).join(' ')),
  }))
  const same = tableOf([...rowsOf(synonyms), ...normal])
  const wide = tableOf(rowsOf(uses))
  const known = new Map<string, Found>()
  /** What a name means; English also without its endings. */
  const find = (name: string): Found => {
    const [sameAs, wider] = [same.get(name), wide.get(name)]
    if ((sameAs && wider) || isThai(name)) return { same: sameAs ?? none, wide: wider ?? none }
    const kept = known.get(name)
    if (kept) return kept
    const stem = stemmed(name)
    const found = { same: sameAs ?? same.get(stem) ?? none, wide: wider ?? wide.get(stem) ?? none }
    if (known.size >= mostKnown) known.clear()
    known.set(name, found)
    return found
  }
  // Few searches need it, so it is made for the first that does.
  let across: ReturnType<typeof makeAcross> | undefined
  return {
    has: (name) => {
      const found = find(name)
      return found.same.length > 0 || found.wide.length > 0
    },
    of: (name) => find(name).same,
    forUse: (name) => (same.has(name) ? none : find(name).wide),
    saidLike: (word) => {
      across ??= makeAcross([...same.keys(), ...wide.keys()].filter((name) => !name.includes(' ')))
      return across(word)
    },
  }
}

export const shippedMeanings = makeMeanings()
