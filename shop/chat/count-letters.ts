/** Counted as a person counts them: a mark above a Thai letter, or a flag, is no letter of its own. */
let segmenter: Intl.Segmenter | undefined

/** So much longer than anything that may be sent, that letters need not be told apart. */
const farTooLong = 16_000

export function countLetters(text: string): number {
  if (text.length > farTooLong) return text.length
  // Older browsers count the marks too.
  if (!('Segmenter' in Intl)) return [...text].length
  segmenter ??= new Intl.Segmenter('th', { granularity: 'grapheme' })
  let count = 0
  for (const _ of segmenter.segment(text)) count++
  return count
}
