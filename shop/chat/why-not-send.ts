import { type Problem, refuse } from '../problems/problem.ts'
import { mostLetters, mostPerMinute } from './chat.ts'
import { chatProblems } from './chat-problems.ts'
import { countLetters } from './count-letters.ts'

/** What is left of typed words: no blanks at the ends, and no more than two empty lines together. */
export const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // Signs that cannot be seen, and those that turn the direction of what follows.
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF]/gu, (sign) =>
      sign === '\n' || sign === '\t' ? sign : '',
    )
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()

const isBlank = (text: string) => /^[\s\p{Cf}]*$/u.test(text)

export function whyNotText(text: string, { isAlone }: { isAlone: boolean }): Problem | undefined {
  if (isAlone && isBlank(text)) return refuse(chatProblems.empty)
  if (isTooLong(text)) return refuse(chatProblems.tooLong, { most: mostLetters })
  return undefined
}

const isTooLong = (text: string) => text.length > mostLetters && countLetters(text) > mostLetters

export const whyNotNow = (inLastMinute: number): Problem | undefined =>
  inLastMinute >= mostPerMinute ? refuse(chatProblems.tooFast) : undefined
