const tones = '\u0e48-\u0e4b'
const marks = '\u0e31\u0e34-\u0e3a\u0e47-\u0e4e'
const rules: [RegExp, string][] = [
  // Zero-width characters and soft hyphens come along with pasted text.
  [/[\u00ad\u200b-\u200f\u2060\ufeff]/g, ''],
  // Sara e typed twice looks like sara ae.
  [/เเ/g, 'แ'],
  // Nikhahit and sara aa make sara am, wherever the tone mark stands.
  [new RegExp(`\u0e4d([${tones}]?)\u0e32`, 'g'), '$1\u0e33'],
  [new RegExp(`([${tones}])\u0e4d\u0e32`, 'g'), '$1\u0e33'],
  [new RegExp(`\u0e33([${tones}])`, 'g'), '$1\u0e33'],
  // A tone mark comes after the vowel above or below; a thumb often types it first.
  [new RegExp(`([${tones}\u0e4c])([\u0e31\u0e34-\u0e3a\u0e47])`, 'g'), '$2$1'],
  [new RegExp(`([${marks}])\\1+`, 'g'), '$1'],
  [/\u0e45/g, '\u0e32'],
  // Signs that are only written, never said.
  [/[\u0e2f\u0e4e\u0e4f\u0e5a\u0e5b]/g, ' '],
]

// Most texts are plain but for capitals: letters of one form only, and nothing that a rule is for.
const oneForm = /^[ -~\u0e01-\u0e5b]*$/
const needsRules = new RegExp(
  `[\u0e2f\u0e3a\u0e45\u0e4d-\u0e5b]|เเ|\u0e33[${tones}]|[${tones}\u0e4c][\u0e31\u0e34-\u0e39\u0e47]|([${marks}])\\1`,
)

/** One spelling for what looks alike: letters small, Thai digits Arabic, vowels and tone marks in their order. */
export function normalise(text: string): string {
  if (oneForm.test(text) && !needsRules.test(text)) return text.toLowerCase()
  let plain = text.normalize('NFKC').toLowerCase()
  plain = plain.replace(/[\u0e50-\u0e59]/g, (digit) => String(digit.charCodeAt(0) - 0xe50))
  for (const [pattern, by] of rules) plain = plain.replace(pattern, by)
  return plain
}

const thaiAlike: Record<string, string> = {
  ...{
    ศ: 'ส',
    ษ: 'ส',
    ณ: 'น',
    ญ: 'ย',
    ฎ: 'ด',
    ฏ: 'ต',
    ฐ: 'ท',
    ฑ: 'ท',
    ฒ: 'ท',
    ธ: 'ท',
    ภ: 'พ',
    ฆ: 'ค',
    ฬ: 'ล',
    ใ: 'ไ',
    ฤ: 'ร',
    ฃ: 'ข',
    ฅ: 'ค',
  },
}

/** How a Thai word sounds to who does not spell well: no tone marks, no silent letters, one letter for each sound. */
function thaiSkeleton(word: string): string {
  return word
    .replace(/[ก-ฮ][ิุ]?์/g, '')
    .replace(/[็-๎]/g, '')
    .replace(/รร/g, 'ั')
    .replace(/ห(?=[งนมยรลว])/g, '')
    .replace(/[ศษณญฎฏฐฑฒธภฆฬใฤฃฅ]/g, (letter) => thaiAlike[letter] ?? letter)
    .replace(/(.)\1+/g, '$1')
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

/** Thai written in Latin letters has many spellings: rinroong and rinrung, grub and krub. */
function latinSkeleton(word: string): string {
  return latinAlike.reduce((text, [pattern, by]) => text.replace(pattern, by), word)
}

export const isThai = (text: string) => /[\u0e01-\u0e4e]/.test(text)

/** Words with the same skeleton are the same word to a reader in a hurry. */
export function skeletonOf(word: string): string {
  return isThai(word) ? thaiSkeleton(word) : latinSkeleton(word)
}
