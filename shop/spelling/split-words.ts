import { makeMemo } from './memo.ts'

const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })
const pieces = /[\u0e01-\u0e4e]+|[a-z\u00c0-\u024f]+|\d+(?:\.\d+)?/g

/**
 * A normalised text split where the script changes and at anything but letters and digits: 'โคล่า325ml' is
 * three.
 */
export function chunksOf(text: string): string[] {
  return text.match(pieces) ?? []
}

const known = makeMemo<string[]>(20_000)

/** The words of a Thai chunk by the platform's dictionary. */
export function segmentsOf(chunk: string): string[] {
  return known(chunk, () => [...thaiWords.segment(chunk)].map(({ segment }) => segment))
}

/** One form for singular and plural of an English word. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us')) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:[sxz]|ch|sh|o)es$/.test(word) && word.length > 4) return word.slice(0, -2)
  return word.slice(0, -1)
}

const withoutEnding = (word: string) => {
  const bare = word.endsWith('ing') ? word.slice(0, -3) : word.endsWith('ed') ? word.slice(0, -2) : word
  return /[aeiouy]/.test(bare) ? bare : word
}

/** The stem of an English word: wash for washing, bak for bake and baking. */
export function stemOf(word: string): string {
  const stem = withoutEnding(singular(word))
  if (stem.length < 3) return word
  return stem.replace(/([bdgmnprt])\1$/, '$1').replace(/e$/, '')
}

/** Whether a Thai text may be cut here: never between a letter and its marks. */
export function mayCut(text: string, at: number): boolean {
  const [before = '', after = ''] = [text[at - 1] ?? '', text[at] ?? '']
  return !/[\u0e30-\u0e3a\u0e45\u0e47-\u0e4e]/.test(after) && !/[\u0e40-\u0e44]/.test(before)
}
