import { isThai } from './normalise.ts'

/** How a word sounds whatever letters it is written in: its consonants, and the vowels between them. */
type Sound = { consonants: string; vowels: string }

// One sign for the sounds that are written one for the other; g is the sound at the end of 'song'.
const thaiSigns: [letters: string, sign: string][] = [
  ['กขคฆ', 'k'],
  ['จฉชฌ', 'c'],
  ['ซสศษ', 's'],
  ['ดตทถธฎฏฐฑฒ', 't'],
  ['บปพผภ', 'p'],
  ['ฟฝ', 'f'],
  ['นณ', 'n'],
  ['รลฬ', 'l'],
  ['ญย', 'y'],
  ['หฮ', 'h'],
  ['ง', 'g'],
  ['ม', 'm'],
  ['ว', 'w'],
  ['ะาั', 'A'],
  ['ไใ', 'Y'],
  ['แ', 'E'],
  ['เิี', 'I'],
  ['โอึืุู', 'O'],
]
const thaiSign = new Map(thaiSigns.flatMap(([letters, sign]) => [...letters].map((letter) => [letter, sign] as const)))

const latinSigns: [RegExp, string][] = [
  [/ck|kh|gh|qu|q/g, 'k'],
  [/ch|sh|j|tio/g, 'C'],
  [/ph|bh/g, 'p'],
  [/th|dh/g, 't'],
  [/c(?=[eiy])/g, 's'],
  [/[cx]/g, 'k'],
  [/z/g, 's'],
  [/ng(?![aeiouy])/g, 'G'],
  [/g/g, 'k'],
  [/b/g, 'p'],
  [/d/g, 't'],
  [/r/g, 'l'],
  [/v/g, 'w'],
  [/e$/g, ''],
  [/y(?![aeiou])/g, 'i'],
  [/a/g, 'A'],
  [/[ei]/g, 'I'],
  [/[ou]/g, 'O'],
]

function signsOf(word: string): string {
  if (!isThai(word)) {
    const signs = latinSigns.reduce((text, [pattern, by]) => text.replace(pattern, by), word)
    return signs.replaceAll('C', 'c').replaceAll('G', 'g')
  }
  const letters = word
    .replaceAll('ำ', 'าม')
    .replace(/^([เแโไใ])อ/, '$1')
    .replace(/^อ/, '')
  // A vowel that is written before its consonant is said after it.
  const spoken = letters.replace(/([เแโไใ])([ก-ฮ])/g, '$2$1')
  return [...spoken].map((letter) => thaiSign.get(letter) ?? '').join('')
}

function soundOf(signs: string): Sound {
  const single = signs.replace(/(.)\1+/g, '$1')
  // Within a word these three are heard as a part of the vowel.
  const consonants = single.slice(0, 1) + single.slice(1).replace(/[wyh]/g, '')
  return { consonants: consonants.replace(/[AEIOY]/g, ''), vowels: single.replace(/[^AEIOY]/g, '') }
}

// A letter that bears the silencing mark stands for a foreign sound and is read as that.
const saidAtEnd = (word: string, signs: string) => (word.endsWith('์') ? signs : signs.replace(/l$/, 'n').replace(/[sc]$/, 't'))

/** The sounds a word may have: g before e is hard in 'tiger' and soft in 'orange'; at its end Thai says ล as n and ส as t. */
export function soundsOf(word: string): Sound[] {
  const signs = signsOf(word)
  const other = isThai(word) ? saidAtEnd(word, signs) : signsOf(word.replace(/g(?=[eiy])/g, 'j'))
  return (other === signs ? [signs] : [signs, other]).map(soundOf)
}

const unwritten = 0.35
const another = 0.7
// English writes the vowel of 'snack' a and that of 'rice' i; Thai has letters of their own for them.
const between = new Map([...'AI'].flatMap((plain) => [...'EY'].flatMap((own) => [plain + own, own + plain])).map((pair) => [pair, 0.1]))

/** How far the vowels of two words are apart; one that is not written counts little, for Thai leaves many out. */
export function vowelsApart(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, (_, at) => at * unwritten)
  for (let i = 1; i <= a.length; i++) {
    const row = [i * unwritten]
    for (let j = 1; j <= b.length; j++) {
      const [x = '', y = ''] = [a[i - 1], b[j - 1]]
      const change = x === y ? 0 : (between.get(x + y) ?? another)
      row.push(Math.min((last[j] ?? 0) + unwritten, (row[j - 1] ?? 0) + unwritten, (last[j - 1] ?? 0) + change))
    }
    last = row
  }
  return last[b.length] ?? 0
}

type Spoken = { word: string; vowels: string; thai: boolean }
export type Across = { word: string; apart: number }

/** Finds words of the other script by their sound: มิลค์ for milk, nampla for น้ำปลา. */
export function makeAcross(words: Iterable<string>): (word: string) => Across[] {
  const heard = new Map<string, Spoken[]>()
  for (const word of words) {
    const thai = isThai(word)
    for (const { consonants, vowels } of soundsOf(word)) {
      if (consonants.length < 2) continue
      const alike = heard.get(consonants)
      if (alike) alike.push({ word, vowels, thai })
      else heard.set(consonants, [{ word, vowels, thai }])
    }
  }
  const alikeTo = ({ consonants, vowels }: Sound, thai: boolean): Across[] => {
    // Two consonants say little: their vowels must agree, but for one that a foreign word in Thai letters leaves out.
    const most = consonants.length > 2 ? 1.1 : thai ? unwritten + 0.05 : 0
    return (heard.get(consonants) ?? [])
      .filter((spoken) => spoken.thai !== thai)
      .map((spoken) => ({ word: spoken.word, apart: vowelsApart(spoken.vowels, vowels) }))
      .filter(({ apart }) => apart <= most)
  }
  return (word) =>
    soundsOf(word)
      .flatMap((sound) => alikeTo(sound, isThai(word)))
      .sort((a, b) => a.apart - b.apart)
}
