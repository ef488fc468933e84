import { compareWith } from './edit-distance.ts'
import { skeletonOf } from './normalise.ts'
import { firstNotBefore, spanOf } from './sorted.ts'

/** A word with its sound. */
export type Sounded = { sound: string; word: string; products: number }
export type Near = { word: string; distance: number }

/** The words of one script, sorted by sound. */
export type Sounds = {
  rows: readonly Sounded[]
  /** The sounds, and for each the length of the prefix it shares with the one before. */
  sounds: readonly string[]
  shared: Uint8Array
  /** A bit for each letter of a sound, which rules out most words without comparing letters. */
  letters: Int32Array
  /**
   * All words in one text, one per line, the most frequent first: one search finds letters inside any word.
   */
  text: () => string
}

function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

function bitsIn(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** The length of the common prefix. */
function sharedStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  let at = 0
  while (at < most && a.charCodeAt(at) === b.charCodeAt(at)) at++
  return at
}

export function makeSounds(words: readonly { word: string; products: number }[]): Sounds {
  const rows = words
    .map(({ word, products }) => ({ sound: skeletonOf(word), word, products }))
    .sort((a, b) => (a.sound < b.sound ? -1 : 1))
  const sounds = rows.map(({ sound }) => sound)
  // Computed on first use, since few searches need it.
  let text: string | undefined
  return {
    rows,
    sounds,
    shared: Uint8Array.from(sounds, (sound, at) => sharedStart(sound, sounds[at - 1] ?? '')),
    letters: Int32Array.from(sounds, lettersOf),
    text: () => {
      text ??= rows
        .toSorted((a, b) => b.products - a.products)
        .map(({ word }) => `${word}\n`)
        .join('')
      return text
    },
  }
}

/** A run of one repeated sound would match anything. */
const saysNothing = (word: string, sound: string) =>
  sound.length * 2 < word.length || new Set(word).size === 1

export function soundingLike(word: string, { rows, sounds }: Sounds): string[] {
  const sound = skeletonOf(word)
  const found: string[] = []
  for (let at = firstNotBefore(sounds, sound); sounds[at] === sound; at++) found.push(rows[at]?.word ?? '')
  return found.length > 0 && saysNothing(word, sound) ? [] : found
}

/** The most frequent words whose sound has this prefix. */
export function beginningLike(start: string, most: number, { rows, sounds }: Sounds): string[] {
  return rows
    .slice(...spanOf(sounds, skeletonOf(start)))
    .sort((a, b) => b.products - a.products)
    .slice(0, most)
    .map(({ word }) => word)
}

/**
 * The words with this prefix except for one mistake, the most frequent first; the first letter must be right.
 */
export function beginningNear(start: string, most: number, list: Sounds): Near[] {
  const sound = skeletonOf(start)
  const comparing = compareWith(sound, 1)
  const [from, to] = spanOf(list.sounds, sound.slice(0, 1))
  const found: (Near & { products: number })[] = []
  let same = 0
  for (let at = from; at < to; at++) {
    same = Math.min(same, list.shared[at] ?? 0)
    const row = list.rows[at]
    if (!row || row.sound.length < sound.length + 2) continue
    let distance = 2
    for (let length = sound.length - 1; length <= sound.length + 1; length++) {
      if (comparing.isNear(row.sound.slice(0, length), same))
        distance = Math.min(distance, comparing.slipsTo(sound.length))
      same = length
    }
    if (distance <= 1) found.push({ word: row.word, distance, products: row.products })
  }
  const best = Math.min(...found.map(({ distance }) => distance))
  return found
    .filter(({ distance }) => distance === best)
    .sort((a, b) => b.products - a.products)
    .slice(0, most)
    .map(({ word, distance }) => ({ word, distance }))
}

/** The most frequent words that contain these letters. */
export function containing(part: string, most: number, { text }: Sounds): string[] {
  const all = text()
  const found: string[] = []
  for (let at = all.indexOf(part); at >= 0 && found.length < most; ) {
    const end = all.indexOf('\n', at)
    found.push(all.slice(all.lastIndexOf('\n', at) + 1, end))
    at = all.indexOf(part, end)
  }
  return found
}

/** The words within `most` mistakes, the nearest first; `spelt` counts mistakes in the letters too. */
export function nearIn(list: Sounds, word: string, slips: number, spelt: boolean): Near[] {
  const sound = skeletonOf(word)
  if (saysNothing(word, sound)) return []
  // A short word must start with the right letter; in a longer one a mistake there is rare.
  const [from, to] = sound.length < 5 ? spanOf(list.sounds, sound.slice(0, 1)) : [0, list.sounds.length]
  const [bySound, byLetter] = [compareWith(sound, slips), compareWith(word, slips)]
  const letters = lettersOf(sound)
  const found: (Near & { products: number })[] = []
  let [same, last] = [0, '']
  for (let at = from; at < to; at++) {
    const shared = list.shared[at] ?? 0
    if (shared < same) same = shared
    const row = list.rows[at]
    if (
      !row ||
      Math.abs(row.sound.length - sound.length) > slips ||
      bitsIn((list.letters[at] ?? 0) ^ letters) > slips * 4
    )
      continue
    let distance = bySound.isNear(row.sound, same) ? bySound.slipsTo(sound.length) : slips + 1
    same = row.sound.length
    if (spelt && distance > 0 && Math.abs(row.word.length - word.length) <= slips) {
      if (byLetter.isNear(row.word, sharedStart(row.word, last)))
        distance = Math.min(distance, byLetter.slipsTo(word.length))
      last = row.word
    }
    const rare = row.sound[0] === sound[0] ? 0 : 0.4
    if (distance <= slips) found.push({ word: row.word, distance: distance + rare, products: row.products })
  }
  found.sort((a, b) => a.distance - b.distance || b.products - a.products)
  const best = found[0]?.distance ?? 0
  return found
    .filter(({ distance }) => distance <= best + 0.3)
    .map(({ word: near, distance }) => ({ word: near, distance }))
}
