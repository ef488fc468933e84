import { asIfLatin, asIfThai } from '../spelling/keyboard.ts'
import { isThai } from '../spelling/normalise.ts'
import { doubts, type Term } from './term.ts'

type Read = (text: string) => Term[]
type Reading = { text: string; terms: Term[]; doubt: number }

// Any few keys give some word on the other keyboard, so a short text needs an exact one.
const fewKeys = 4
const surelySwitched = 0.7
// A person who switches the keyboard mostly means what is shown.
const switching = 0.1
const noWords = /^[\d\s.,/-]*$/

const isFigure = (typed: string) => /^[=\d]/.test(typed)

const ordinary = /(?<=[a-z0-9])(?:-(?=[a-z0-9])|'(?=s(?:\s|$))|\.(?=\d))/gi
const strange = /[;'[\],./\\=-](?=\S)|(?<=\S)[;'[\],./\\=-]/g

/**
 * How many keys are punctuation on this keyboard and letters on the other; '3-in-1' is ordinary punctuation.
 */
const strangeKeys = (text: string) =>
  isThai(text) ? 0 : (text.replace(ordinary, 'x').match(strange) ?? []).length

/** Digits between letters hint at the other keyboard, unless all words are clear: '3in1'. */
function digitsInWords(text: string, terms: readonly Term[]): number {
  return terms.every(({ doubt }) => doubt <= doubts.sound)
    ? 0
    : (text.match(/\d(?=[a-z])|(?<=[a-z])\d/gi) ?? []).length
}

/**
 * The share of letters in doubt; keys without a reading count as unknown letters, and numbers only when
 * alone.
 */
function doubtOf(terms: readonly Term[], unread: number): number {
  const figures = terms.filter(({ typed }) => isFigure(typed)).length
  const weigh = ({ typed }: Term) => (figures === terms.length || !isFigure(typed) ? typed.length : 0)
  const letters = terms.reduce((sum, term) => sum + weigh(term), 0) + unread
  const doubted = terms.reduce((sum, term) => sum + weigh(term) * term.doubt, unread * doubts.unknown)
  return letters === 0 ? doubts.unknown : doubted / letters
}

/** Tone marks without a letter and vowels without a consonant: impossible in Thai. */
const unwritable = /(?<![ก-ฮ][ัิ-ฺ็]?)[่-๋์]|(?<![ก-ฮ])[ัิ-ฺ็]|[เแโไใ](?![ก-ฮ])/g

/** The lowest possible doubt of a text, so that most texts of the other keyboard are refused unread. */
function leastDoubt(text: string): number {
  const odd = isThai(text) ? (text.match(unwritable) ?? []).length - 1 : strangeKeys(text)
  return (Math.max(0, odd) * doubts.unknown) / Math.max(1, text.replace(/\s/g, '').length)
}

const isSure = (terms: readonly Term[]) =>
  terms.length > 0 && terms.every(({ doubt }) => doubt <= doubts.begun)
const switchedKeys = (token: string) => (isThai(token) ? asIfLatin(token) : asIfThai(token))

/** The words of a text by the intended keyboard: as typed, partly or wholly on the other one. */
export function surestKeyboard(text: string, read: Read): Term[] {
  const asTyped: Reading = { text, terms: read(text), doubt: 0 }
  const odd = strangeKeys(text)
  if (noWords.test(text) || (isSure(asTyped.terms) && odd === 0)) return asTyped.terms
  asTyped.doubt = doubtOf(asTyped.terms, odd)
  const tokens = text.split(/\s+/)
  const one =
    tokens.length === 1
      ? [switchedKeys(text)]
      : [
          tokens.map((token) => surerToken(token, read)),
          tokens.map(switchedKeys),
          // Digits have keys of their own on both keyboards.
          tokens.map((token) => (noWords.test(token) ? token : switchedKeys(token))),
        ].map((switched) => switched.join(' '))
  const fewMost = odd > 0 ? doubts.sound : 0
  const most = tokens.some((token) => token.length > fewKeys) ? surelySwitched : fewMost
  const others = [...new Set(one)]
    .filter((other) => other !== text && /[\u0e01-\u0e4ea-z]{2}/i.test(other))
    .filter((other) => leastDoubt(other) <= most)
    .map((other): Reading => {
      const terms = read(other)
      return { text: other, terms, doubt: doubtOf(terms, strangeKeys(other) + digitsInWords(other, terms)) }
    })
    .filter(({ doubt }) => doubt <= most && doubt + switching < asTyped.doubt)
  return others.reduce((best, other) => (other.doubt < best.doubt ? other : best), asTyped).terms
}

/** A token as typed, or as the other keyboard would write it. */
function surerToken(token: string, read: Read): string {
  const switched = switchedKeys(token)
  const figure = noWords.test(switched)
  if (noWords.test(token) || !(figure || /[\u0e01-\u0e4ea-z]{2}/i.test(switched))) return token
  const asTyped = read(token)
  const odd = strangeKeys(token)
  if (figure) return asTyped.some(({ readings }) => readings.length > 0) ? token : switched
  if ((isSure(asTyped) && odd === 0) || leastDoubt(switched) > surelySwitched) return token
  return doubtOf(read(switched), strangeKeys(switched)) + switching < doubtOf(asTyped, odd) ? switched : token
}
