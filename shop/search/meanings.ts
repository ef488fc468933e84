import { type Across, makeAcross } from '../spelling/across-scripts.ts'
import { makeMemo } from '../spelling/memo.ts'
import { isThai, normalise } from '../spelling/normalise.ts'
import { chunksOf, singular, stemOf } from '../spelling/split-words.ts'
import { isFiller } from './fillers.ts'
import { synonyms } from './synonyms.ts'
import { deeds, uses } from './uses.ts'

/** What people say, and catalogue phrases it may mean. */
type Meaning = { said: string; meant: readonly string[] }

/** Meanings of words that no product name contains. */
export type Meanings = {
  has: (name: string) => boolean
  /** Phrases that mean the same in catalogue words. */
  of: (name: string) => readonly string[]
  /** Product kinds for a use or a shelf: wider than a synonym, so words of product names come first. */
  forUse: (name: string) => readonly string[]
  /** Product kinds used for an action; read only where a query names the action. */
  forDeed: (name: string) => readonly string[]
  /** Names of one word by their sound in the other script. */
  saidLike: (word: string) => Across[]
}

type Found = { same: readonly string[]; wide: readonly string[] }
const none: readonly string[] = []

function keyOf(said: string): string {
  const words = chunksOf(normalise(said))
  if (isThai(said)) return words.join('')
  const significant = words.filter((word) => !isFiller(word))
  return (significant.length > 0 ? significant : words).map(singular).join(' ')
}

const stemmed = (key: string) => (key.includes(' ') ? key.split(' ').map(stemOf).join(' ') : stemOf(key))

/** 'clothes soft' is 'soft clothes': English words in alphabetical order. */
export const inAnyOrder = (words: readonly string[]) => words.map(stemOf).sort().join(' ')

type Table = Map<string, readonly string[]>

function tableOf(rows: readonly Meaning[]): Table {
  const keyed = rows.map(({ said, meant }) => ({ said, key: keyOf(said), meant }))
  const latin = keyed.filter(({ key }) => !isThai(key))
  const table: Table = new Map(
    latin.flatMap(({ key, meant }) =>
      [inAnyOrder(key.split(' ')), stemmed(key)].map((name) => [name, meant]),
    ),
  )
  for (const { said, key, meant } of keyed) table.set(said, meant).set(key, meant)
  return table
}

const rowsOf = (lines: readonly [said: string, meant: string][]) =>
  lines.flatMap(([said, meant]) =>
    said.split('|').map((each): Meaning => ({ said: each, meant: meant.split('|') })),
  )

const namesOf = (...tables: Table[]) =>
  makeAcross(tables.flatMap((table) => [...table.keys()]).filter((name) => !name.includes(' ')))

// Built-in meanings are the same for every centre.
const shipped = {
  same: tableOf(rowsOf(synonyms)),
  wide: tableOf(rowsOf(uses)),
  deeds: tableOf(rowsOf(deeds)),
}
let shippedNames: ReturnType<typeof makeAcross> | undefined

/** The built-in meanings and those of a network or centre, which win; an empty one removes a built-in. */
export function makeMeanings(rows: readonly Meaning[] = []): Meanings {
  const own = tableOf(
    rows.map(({ said, meant }) => ({
      said: normalise(said),
      meant: meant.map((phrase) => chunksOf(normalise(phrase)).map(singular).join(' ')),
    })),
  )
  const ownNames = namesOf(own)
  const sameAs = (name: string) => own.get(name) ?? shipped.same.get(name)
  const known = makeMemo<Found>(2_000)
  /** The meanings of a name; English also by its stem. */
  const find = (name: string): Found => {
    const [same, wide] = [sameAs(name), shipped.wide.get(name)]
    if ((same && wide) || isThai(name)) return { same: same ?? none, wide: wide ?? none }
    return known(name, () => {
      const stem = stemmed(name)
      return { same: same ?? sameAs(stem) ?? none, wide: wide ?? shipped.wide.get(stem) ?? none }
    })
  }
  return {
    has: (name) => {
      const found = find(name)
      return found.same.length > 0 || found.wide.length > 0
    },
    of: (name) => find(name).same,
    forUse: (name) => (sameAs(name) ? none : find(name).wide),
    forDeed: (name) => (own.has(name) ? none : (shipped.deeds.get(name) ?? none)),
    saidLike: (word) => {
      // Computed on first use, since few searches need it.
      shippedNames ??= namesOf(shipped.same, shipped.wide)
      return own.size === 0
        ? shippedNames(word)
        : [...ownNames(word), ...shippedNames(word)].sort((a, b) => a.apart - b.apart)
    },
  }
}

export const shippedMeanings = makeMeanings()
