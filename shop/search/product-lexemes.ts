import { isThai, normalise } from '../spelling/normalise.ts'
import { chunksOf, segmentsOf, singular } from '../spelling/split-words.ts'
import { countToken, takeSizes } from './sizes.ts'

type Both = { th: string; en: string }

/** The product fields that search uses. */
export type SearchFacts = {
  code: string
  name: Both
  shortName: Both
  brand: Both
  flavour: Both
  /** Category names from the department down. */
  categories: Both[]
  packing: Both
  unitNames: Both[]
  unitRates: number[]
  barcodes: string[]
  /** Category codes, for narrowing a list. */
  path: string[]
}

type Weight = 'A' | 'B' | 'C' | 'D'
type Lexemes = Map<string, Weight>

const longest = 60

/**
 * Prefixes of lexemes that are not words: name starts, codes, barcode ends, category places. Sizes begin with
 * '='.
 */
export const signs = { start: '^', code: '#', codeEnd: '#<', category: '>' } as const

/** Labels print a barcode's last digits largest, so its reverse is indexed too and found by prefix. */
export const fromTheEnd = (code: string) => [...code].reverse().join('')

function add(lexemes: Lexemes, word: string, weight: Weight): void {
  const known = lexemes.get(word)
  if (word && word.length <= longest && (!known || weight < known)) lexemes.set(word, weight)
}

function addText(lexemes: Lexemes, text: string, [whole, part]: [Weight, Weight]): void {
  const { sizes, rest } = takeSizes(normalise(text))
  for (const { token, number } of sizes) {
    add(lexemes, token, whole)
    add(lexemes, number, whole)
  }
  for (const chunk of chunksOf(rest)) {
    add(lexemes, singular(chunk), whole)
    if (isThai(chunk)) for (const word of segmentsOf(chunk)) if (word.length > 1) add(lexemes, word, part)
  }
}

function addStart(lexemes: Lexemes, text: string): void {
  const [first] = chunksOf(normalise(text))
  if (first) add(lexemes, signs.start + singular(first), 'A')
}

/** Words by weight: A a whole word of the name, B a part of one, C and D the same for category and packing. */
export function lexemesOf(facts: SearchFacts): Lexemes {
  const lexemes: Lexemes = new Map()
  const both = ({ th, en }: Both, weights: [Weight, Weight]) => {
    addText(lexemes, th, weights)
    addText(lexemes, en, weights)
  }
  for (const text of [facts.name, facts.shortName, facts.brand, facts.flavour]) both(text, ['A', 'B'])
  // People often write a name of several words as one.
  for (const brand of [facts.brand.th, facts.brand.en]) add(lexemes, chunksOf(normalise(brand)).join(''), 'A')
  for (const text of [facts.name, facts.shortName]) {
    addStart(lexemes, text.th)
    addStart(lexemes, text.en)
  }
  for (const category of facts.categories) {
    both(category, ['C', 'D'])
    const words = chunksOf(normalise(category.en))
    if (words.length > 1) add(lexemes, singular(words.join('')), 'C')
  }
  both(facts.packing, ['C', 'D'])
  for (const unit of facts.unitNames) both(unit, ['C', 'D'])
  for (const rate of facts.unitRates) if (rate > 1) add(lexemes, countToken(rate), 'C')
  for (const code of [facts.code, ...facts.barcodes])
    add(lexemes, signs.code + normalise(code).replace(/\s+/g, ''), 'A')
  for (const barcode of facts.barcodes)
    add(lexemes, signs.codeEnd + fromTheEnd(normalise(barcode).replace(/\s+/g, '')), 'A')
  facts.path.forEach((code, level) => {
    add(lexemes, `${signs.category}${level + 1}${code.toLowerCase()}`, 'D')
  })
  return lexemes
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** A word as a lexeme of one centre, quoted for tsvector and tsquery. */
export const lexemeIn = (saleUnit: string, word: string) => quoted(`${saleUnit}/${word}`)

/** The lexemes as tsvector text. Positions only carry the weights. */
export function vectorOf(saleUnit: string, lexemes: Lexemes): string {
  return [...lexemes].map(([word, weight]) => `${lexemeIn(saleUnit, word)}:1${weight}`).join(' ')
}
