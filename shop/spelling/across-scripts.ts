import { makeMemo } from './memo.ts'
import { isThai } from './normalise.ts'

/** The sound of a word in any script: its consonants, its vowels, and both in turn. */
type Sound = { consonants: string; vowels: string; spoken: string }

// One sign for sounds that are written for each other; g is the sound at the end of 'song'.
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
const thaiSign = new Map(
  thaiSigns.flatMap(([letters, sign]) => [...letters].map((letter) => [letter, sign] as const)),
)

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

// How Thai is romanised: 'maeo', 'khai', 'priao', 'nuea'.
const karaokeSigns: [RegExp, string][] = [
  [/(?<=[ae])[ow]$|(?<=i)ew$|(?<=a)o(?=[^aeiou])/g, ''],
  [/ae/g, 'E'],
  [/a[iy]/g, 'Y'],
  [/ue?a|uea/g, 'OA'],
  [/ue|eu|oe/g, 'O'],
  [/ia/g, 'IA'],
]

function latinSignsOf(word: string): string {
  const signs = latinSigns.reduce((text, [pattern, by]) => text.replace(pattern, by), word)
  return signs.replaceAll('C', 'c').replaceAll('G', 'g')
}

const cluster = '[กขคตปพผ][รลว]|ห[งนมยรลว]|[ก-ฮ]'
// Vowels of several signs, written around their consonants; a vowel before its consonant is spoken after it.
const thaiVowels: [RegExp, string][] = [
  [/ห(?=[งนมยรลว])/g, ''],
  [new RegExp(`เ(${cluster})ีย`, 'g'), '$1ิา'],
  [new RegExp(`เ(${cluster})ือ`, 'g'), '$1ูา'],
  [new RegExp(`เ(${cluster})า`, 'g'), '$1าู'],
  [/([ก-ฮ])ัว/g, '$1ูา'],
  [new RegExp(`([เแโไใ])(${cluster})`, 'g'), '$2$1'],
  [/[ัา]ย(?![ะาิ-ู])/g, 'ไ'],
  // A silent letter carries the vowel of a syllable that begins with one.
  [/อ(?=[ะัาิ-ูเแโไใ])/g, ''],
]

function signsFor(letters: string): string {
  let signs = ''
  for (let at = 0; at < letters.length; at++) signs += thaiSign.get(letters[at] ?? '') ?? ''
  return signs
}

function thaiSignsOf(word: string): string {
  const letters = word
    .replaceAll('ำ', 'าม')
    .replace(/^([เแโไใ])อ/, '$1')
    .replace(/^อ/, '')
  return signsFor(letters.replace(/([เแโไใ])([ก-ฮ])/g, '$2$1'))
}

// The end of a syllable before another one, or of the last one.
const atEnd = '(?=[เแโไใ]|(?:ห[งนมยรลว]|[ก-ฮ][รลว]?)[ะัา-ู]|$)'
const thaiEnds: [RegExp, string][] = [
  [new RegExp(`(?<=[ะัา-ู])[รลฬญ]${atEnd}`, 'g'), 'น'],
  [new RegExp(`(?<=[ะัา-ู])[สซศษจช]${atEnd}`, 'g'), 'ต'],
]
const hasMore = /[เแโไใหอ์]|ัว|[ัา]ย|[ะัา-ู][รลฬญสซศษจช]/

/** A Thai word as spoken: vowels of several signs, syllables with Thai endings. */
function saidInThai(word: string): string {
  const letters = word.replaceAll('ำ', 'าม')
  if (!hasMore.test(letters)) return signsFor(letters)
  const bare = letters.replace(/[ก-ฮ][ิุ]?์|[็-๎]/g, '')
  return signsFor(
    [...thaiEnds, ...thaiVowels].reduce((text, [pattern, by]) => text.replace(pattern, by), bare),
  )
}

function soundOf(signs: string): Sound {
  const single = signs.replace(/(.)\1+/g, '$1')
  // Inside a word these three are part of the vowel.
  const spoken = single.slice(0, 1) + single.slice(1).replace(/[wyh]/g, '')
  return { consonants: spoken.replace(/[AEIOY]/g, ''), vowels: spoken.replace(/[^AEIOY]/g, ''), spoken }
}

// A letter with the silencing mark stands for a foreign sound and is read as that.
const saidAtEnd = (word: string, signs: string) =>
  word.endsWith('์') ? signs : signs.replace(/l$/, 'n').replace(/[sc]$/, 't')

/**
 * The possible sounds of a word: g before e is hard in 'tiger', soft in 'orange'; Thai ends ล as n, ส as t.
 */
function soundsOf(word: string): string[] {
  if (isThai(word)) {
    const signs = thaiSignsOf(word)
    return [signs, saidAtEnd(word, signs)]
  }
  const signs = latinSignsOf(word)
  return /g[eiy]/.test(word) ? [signs, latinSignsOf(word.replace(/g(?=[eiy])/g, 'j'))] : [signs]
}

const inLatinLetters = (word: string) =>
  latinSignsOf(karaokeSigns.reduce((text, [pattern, by]) => text.replace(pattern, by), word))

/** The sound of a product word for a person writing it in the other script. */
const soundsOfProducts = (word: string) =>
  [...new Set([...soundsOf(word), ...(isThai(word) ? [saidInThai(word)] : [])])].map(soundOf)
/** The sounds that a typed word may stand for. */
const soundsTyped = (word: string) =>
  [...new Set([...soundsOf(word), ...(isThai(word) ? [] : [inLatinLetters(word)])])].map(soundOf)

const unwritten = 0.35
const another = 0.7
// English writes the vowel of 'snack' a and that of 'rice' i; Thai has its own letters for them.
const between = new Map(
  [...'AI']
    .flatMap((plain) => [...'EY'].flatMap((own) => [plain + own, own + plain]))
    .map((pair) => [pair, 0.1]),
)

/** The distance between the vowels of two words; a missing one counts little, since Thai omits many. */
function vowelsApart(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, (_, at) => at * unwritten)
  for (let i = 1; i <= a.length; i++) {
    const row = [i * unwritten]
    for (let j = 1; j <= b.length; j++) {
      const [x = '', y = ''] = [a[i - 1], b[j - 1]]
      const change = x === y ? 0 : (between.get(x + y) ?? another)
      row.push(
        Math.min((last[j] ?? 0) + unwritten, (row[j - 1] ?? 0) + unwritten, (last[j - 1] ?? 0) + change),
      )
    }
    last = row
  }
  return last[b.length] ?? 0
}

const unwrittenShort = 0.1

/**
 * The distance of two words with few consonants, vowel by vowel; Thai omits a short a or o between
 * consonants.
 */
function spokenApart(latin: string, thai: string): number {
  const [said, written] = [latin, thai].map((signs) => signs.split(/[^AEIOY]/))
  return (said ?? []).reduce((sum, vowels, at) => {
    const other = written?.[at] ?? ''
    if (vowels === other) return sum
    const isBetween = at > 0 && at < (said ?? []).length - 1
    return sum + (isBetween && other === '' && /^[AO]$/.test(vowels) ? unwrittenShort : 1)
  }, 0)
}

type Spoken = Sound & { word: string; thai: boolean }
export type Across = { word: string; apart: number }

const known = makeMemo<Spoken[]>(50_000)

/** A cache: centres share most words and reload them every minute, and computing a sound is slow. */
function spokenOf(word: string): Spoken[] {
  return known(word, () => {
    const thai = isThai(word)
    return soundsOfProducts(word)
      .filter(({ consonants }) => consonants.length >= (thai ? 1 : 2))
      .map((sound) => ({ ...sound, word, thai }))
  })
}

/** Finds words of the other script by sound: มิลค์ for milk, nampla for น้ำปลา. */
export function makeAcross(words: Iterable<string>): (word: string) => Across[] {
  const byConsonants = new Map<string, Spoken[]>()
  for (const word of words)
    for (const each of spokenOf(word)) {
      const alike = byConsonants.get(each.consonants)
      if (alike) alike.push(each)
      else byConsonants.set(each.consonants, [each])
    }
  const alikeTo = ({ consonants, vowels, spoken }: Sound, thai: boolean): Across[] => {
    const others = (byConsonants.get(consonants) ?? []).filter((each) => each.thai !== thai)
    // One or two consonants say little, so their vowels must agree, except for omitted ones.
    if (consonants.length < 3 && !thai)
      return others
        .map((each) => ({ word: each.word, apart: spokenApart(spoken, each.spoken) }))
        .filter(({ apart }) => apart <= (consonants.length > 1 ? unwrittenShort : 0))
    const most = consonants.length > 2 ? 1.1 : unwritten + 0.05
    return others
      .map((each) => ({ word: each.word, apart: vowelsApart(each.vowels, vowels) }))
      .filter(({ apart }) => apart <= most)
  }
  return (word) => {
    const found = soundsTyped(word)
      // Many English words begin with a consonant and a plain vowel.
      .filter(({ consonants }) => consonants.length > 1 || /a[eio]|ia|ue?a/.test(word))
      .flatMap((sound) => alikeTo(sound, isThai(word)))
      .sort((a, b) => a.apart - b.apart)
    return found.filter(({ word: each }, at) => found.findIndex((other) => other.word === each) === at)
  }
}
