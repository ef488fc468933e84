const tones = '\u0e48-\u0e4b'
const marks = '\u0e31\u0e34-\u0e3a\u0e47-\u0e4e'
const rules: [RegExp, string][] = [
  // Pasted text contains zero-width characters and soft hyphens.
  [/[\u00ad\u200b-\u200f\u2060\ufeff]/g, ''],
  // Sara e typed twice looks like sara ae.
  [/เเ/g, 'แ'],
  // Nikhahit and sara aa make sara am, wherever the tone mark stands.
  [new RegExp(`\u0e4d([${tones}]?)\u0e32`, 'g'), '$1\u0e33'],
  [new RegExp(`([${tones}])\u0e4d\u0e32`, 'g'), '$1\u0e33'],
  [new RegExp(`\u0e33([${tones}])`, 'g'), '$1\u0e33'],
  // A tone mark comes after the vowel above or below; people often type it first.
  [new RegExp(`([${tones}\u0e4c])([\u0e31\u0e34-\u0e3a\u0e47])`, 'g'), '$2$1'],
  [new RegExp(`([${marks}])\\1+`, 'g'), '$1'],
  [/\u0e45/g, '\u0e32'],
  // Signs that are written but silent.
  [/[\u0e2f\u0e4e\u0e4f\u0e5a\u0e5b]/g, ' '],
]

// A fast path: most texts need only lower case.
const oneForm = /^[ -~\u0e01-\u0e5b]*$/
const needsRules = new RegExp(
  `[\u0e2f\u0e3a\u0e45\u0e4d-\u0e5b]|เเ|\u0e33[${tones}]|[${tones}\u0e4c][\u0e31\u0e34-\u0e39\u0e47]|([${marks}])\\1`,
)

/** One spelling for equal looks: lower case, Arabic digits, Thai vowels and tone marks in order. */
export function normalise(text: string): string {
  if (oneForm.test(text) && !needsRules.test(text)) return text.toLowerCase()
  let plain = text.normalize('NFKC').toLowerCase()
  plain = plain.replace(/[\u0e50-\u0e59]/g, (digit) => String(digit.charCodeAt(0) - 0xe50))
  for (const [pattern, by] of rules) plain = plain.replace(pattern, by)
  return plain
}

const oneSound = 'ศส ษส ณน ญย ฎด ฏต ฐท ฑท ฒท ธท ภพ ฆค ฬล ใไ ฤร ฃข ฅค'.split(' ')
const thaiAlike = new Map(
  oneSound.map(([letter = '', sound = '']) => [letter.charCodeAt(0), sound.charCodeAt(0)]),
)
const code = (letter: string) => letter.charCodeAt(0)
const [ror, hor, shortA, silent] = [code('ร'), code('ห'), code('ั'), code('์')]
const led = new Set([...'งนมยรลว'].map(code))
const isConsonant = (letter: number) => letter >= 0xe01 && letter <= 0xe2e
const isMark = (letter: number) => letter >= 0xe47 && letter <= 0xe4e

/** The pronounced letters: no marks, and no letter with the silencing mark. */
function saidLetters(word: string): number[] {
  const said: number[] = []
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at)
    if (isConsonant(letter)) {
      const after = word[at + 1] === 'ิ' || word[at + 1] === 'ุ' ? at + 2 : at + 1
      if (word.charCodeAt(after) === silent) at = after
      else said.push(letter)
    } else if (!isMark(letter)) said.push(letter)
  }
  return said
}

/** The sound of a Thai word for a poor speller: no tone marks, no silent letters, one letter per sound. */
function thaiSkeleton(word: string): string {
  const said = saidLetters(word)
  const isDouble = (at: number) => said[at] === ror && said[at + 1] === ror
  const sound: number[] = []
  for (let at = 0; at < said.length; at++) {
    let letter = said[at] ?? 0
    if (isDouble(at)) {
      letter = shortA
      at++
    } else if (letter === hor && led.has(said[at + 1] ?? 0) && !isDouble(at + 1)) continue
    letter = thaiAlike.get(letter) ?? letter
    if (letter !== sound.at(-1)) sound.push(letter)
  }
  return String.fromCharCode(...sound)
}

const latinAlike: [RegExp, string][] = [
  [/ph/g, 'p'],
  [/th/g, 't'],
  [/kh|gh|g|q|ck/g, 'k'],
  [/ch|j|sh/g, 'c'],
  [/oo|ou/g, 'u'],
  [/ee|ii|ea/g, 'i'],
  [/ae|ai|ei/g, 'e'],
  [/aa/g, 'a'],
  [/v/g, 'w'],
  [/y/g, 'i'],
  [/z/g, 's'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
]

/** Romanised Thai has many spellings: rinroong and rinrung, grub and krub. */
function latinSkeleton(word: string): string {
  return latinAlike.reduce((text, [pattern, by]) => text.replace(pattern, by), word)
}

export const isThai = (text: string) => /[\u0e01-\u0e4e]/.test(text)

/** Words with the same skeleton look the same to a hurried reader. */
export function skeletonOf(word: string): string {
  return isThai(word) ? thaiSkeleton(word) : latinSkeleton(word)
}
