import { plainDigits, readWholeNumber } from '../thai/whole-number.ts'
import { type Columns, readHeadings } from './order-headings.ts'
import { type Cell, splitCells, splitText, type TypedLine } from './order-table.ts'
import { mostReadings, type QuickReading } from './quick-order.ts'
import { isUnitWord } from './unit-words.ts'

/** Why a quantity must be asked: none given, several candidates, or not a whole number. */
export type Asks = 'blank' | 'many' | 'notWhole'
export type ListReading = QuickReading & { asks?: Asks | undefined }
/** A typed line and its readings; the catalogue decides which is right. */
export type ListRow = { line: number; typed: string; readings: ListReading[] }
/** `skipped` are lines without an order: headings, titles, notes. */
export type OrderList = { rows: ListRow[]; skipped: { line: number; typed: string }[] }

/** Numbers inside a name are sizes and packs, never quantities. */
type Token = { text: string; name?: true }

const measures =
  /^(มล|มิลลิลิตร|ลิตร|ล|ซีซี|กรัม|กก|กิโล|กิโลกรัม|ก|ซม|มม|เมตร|ม|บาท|฿|%|ml|l|lt|ltr|litre|liter|cc|cl|g|gm|gr|kg|mg|oz|lb|cm|mm|m|inch|baht|thb)\.?$/i
const numberish = /^[-+]?[\d.,]*\d[\d.,]*(e[-+]?\d+)?%?$/i
const codeLike = /^[A-Za-z0-9][\w./-]{0,59}$/
const money = /^\d[\d,]*\.\d\d$/
const spoilt = /^(#|\?+$|n\/?a$)/i

/** '3ลัง', 'ลัง3' and '1118x3' are two words each, '1118x3ลัง' three; '6x600ml' is a size. */
function splitWord(word: string): string[] {
  const bare = word.replace(/^[([{"']+|[)\]}"',–—-]+$/g, '')
  const times = /^([\d,]*)x(?=\d|$)([\d,]*)(\D*)$/i.exec(bare)
  if (times && (!times[3] || isUnitWord(times[3]))) return times.slice(1)
  const [, before = '', number = '', after = ''] =
    /^([^\d\s.,/-]*)(\d[\d.,]*?)([^\d\s.,/-][^\d]*)?$/.exec(bare) ?? []
  if (!before && isUnitWord(after)) return [number, after]
  return !after && isUnitWord(before) ? [before, number] : [bare]
}

const wordsOf = (text: string): string[] =>
  text
    .replace(/[=×*:]/g, ' ')
    .split(/\s+/)
    .flatMap(splitWord)
    .filter(Boolean)

function tokensOfCell(cell: string): Token[] {
  const words = wordsOf(cell)
  if (words.length === 1) return [{ text: words[0] ?? '' }]
  const [first = '', second = ''] = words
  const counted =
    words.length === 2 &&
    ((numberish.test(first) && isUnitWord(second)) || (isUnitWord(first) && numberish.test(second)))
  return counted ? words.map((text) => ({ text })) : [{ text: cell, name: true }]
}

/** The words of a line, without the list's own numbering ('1.', '2)'). */
const tokensOfWords = (cells: readonly string[]): Token[] =>
  wordsOf(cells.join(' ').replace(/^(\d+[.)]|[-•*])\s+/, '')).map((text) => ({ text }))

const isMeasured = (tokens: readonly Token[], at: number) => measures.test(tokens[at + 1]?.text ?? '')

function codePlaces(tokens: readonly Token[]): number[] {
  const places = tokens.flatMap(({ text, name }, at) => {
    if (name || !codeLike.test(text) || isUnitWord(text) || isMeasured(tokens, at)) return []
    if (numberish.test(text) && !/^\d+$|e/i.test(text)) return []
    return at === 0 || /\d/.test(text) ? [at] : []
  })
  // Short numbers are more often quantities, so with too many candidates the longer ones are tried as codes.
  const isShort = (at: number) => /^\d{1,3}$/.test(tokens[at]?.text ?? '')
  return [...places.filter((at) => !isShort(at)), ...places.filter(isShort)].slice(0, mostReadings)
}

/** The quantity and unit for the code at `code`, from the rest of the line. */
function quantityBeside(tokens: readonly Token[], code: number): Omit<ListReading, 'code'> {
  const others = tokens.flatMap((token, at) => (at === code || token.name ? [] : [{ text: token.text, at }]))
  const nextOf = (at: number) => (tokens[at + 1]?.name ? '' : (tokens[at + 1]?.text ?? ''))
  const numbers = others.filter(({ text, at }) => numberish.test(text) && !measures.test(nextOf(at)))
  const counted = numbers.filter(({ at }) => isUnitWord(nextOf(at)))
  const units = others.filter(({ text }) => isUnitWord(text)).map(({ text }) => text)
  const meant = counted.length > 0 ? counted : numbers.filter(({ text }) => !money.test(text))
  const [only] = meant
  if (meant.length > 1) return { quantity: 0, asks: 'many' }
  if (!only)
    return {
      quantity: 0,
      asks: others.some(({ text }) => spoilt.test(text) || money.test(text)) ? 'notWhole' : 'blank',
      ...unitOf(units),
    }
  const quantity = readWholeNumber(only.text)
  const beside =
    counted.length > 0 ? [nextOf(only.at)] : units.length > 0 ? units : besideNumber(nextOf(only.at))
  return {
    ...(quantity === undefined ? { quantity: 0, asks: 'notWhole' as const } : { quantity }),
    ...unitOf(beside),
  }
}

/** The word after the number may be a unit only this shop has; the product's own units decide. */
const besideNumber = (word: string) => (word && !/\d/.test(word) && !spoilt.test(word) ? [word] : [])
const unitOf = (words: readonly string[]) =>
  words.length > 0 ? { unitName: words.join(' ').slice(0, 20) } : {}

function readTokens(tokens: readonly Token[]): ListReading[] {
  return codePlaces(tokens).map((at) => ({ code: tokens[at]?.text ?? '', ...quantityBeside(tokens, at) }))
}

/** '1,000' cut at its comma looks like 1 and 000: ambiguous, so the quantity is asked. */
const hasCutThousands = ({ by, cells }: TypedLine) =>
  by === 'comma' &&
  cells.some(
    (cell, at) => /^\d{1,3}$/.test(plainDigits(cell)) && /^\d{3}$/.test(plainDigits(cells[at + 1] ?? '')),
  )

function readLine(line: TypedLine): ListReading[] {
  const cells = line.cells.map(plainDigits)
  const whole = line.by === 'words' ? [] : readTokens(cells.flatMap(tokensOfCell))
  const readings = whole.length > 0 ? whole : readTokens(tokensOfWords(cells))
  return hasCutThousands(line)
    ? readings.map((reading) => ({ ...reading, quantity: 0, asks: 'many' as const }))
    : readings
}

function readCount(cell: string): Omit<ListReading, 'code'> {
  const [first = '', second, third] = wordsOf(cell)
  const quantity = readWholeNumber(first.replace(/(?<=\d)\.0+$/, ''))
  if (quantity === undefined || third !== undefined) return { quantity: 0, asks: 'notWhole' }
  return { quantity, ...unitOf(second ? [second] : []) }
}

/** A line under headings, read by column; columns named by units give a reading each. */
function readUnder(columns: Columns, line: TypedLine): ListReading[][] {
  const cells = line.cells.map(plainDigits)
  const filled = (places: readonly number[]) => places.filter((at) => !/^[-–—]*$/.test(cells[at] ?? ''))
  const countPlaces = [...columns.quantities, ...columns.perUnit.map(({ at }) => at)]
  if (countPlaces.length === 0) return [readLine(line)]
  const apart = new Set([...countPlaces, ...columns.units])
  const codes =
    columns.codes.length > 0
      ? filled(columns.codes).map((at) => cells[at] ?? '')
      : cells.flatMap((cell, at) => (!apart.has(at) && codeLike.test(cell) && /\d/.test(cell) ? [cell] : []))
  const tooWide = cells.slice(columns.width).some(Boolean)
  const counts = filled(countPlaces)
  if (codes.length === 0 && counts.length === 0) return []
  const [unitCell = ''] = filled(columns.units).map((at) => cells[at] ?? '')
  const unit = /^[123]$/.test(unitCell)
    ? { unit: Number(unitCell) as 1 | 2 | 3 }
    : unitOf(unitCell ? [unitCell] : [])
  const among = (count: Omit<ListReading, 'code'>) =>
    (codes.length > 0 ? codes : [''])
      .slice(0, mostReadings)
      .map((code) => ({ code: code.slice(0, 60), ...count }))
  if (tooWide || (columns.perUnit.length === 0 && counts.length > 1))
    return [among({ quantity: 0, asks: 'many' })]
  if (counts.length === 0) return [among({ quantity: 0, asks: 'blank', ...unit })]
  return counts.map((at) =>
    among({
      ...readCount(cells[at] ?? ''),
      ...unit,
      ...unitOf(columns.perUnit.flatMap((each) => (each.at === at ? [each.unit] : []))),
    }),
  )
}

/** Without headings, a first column that counts 1, 2, 3 is only line numbers. */
function withoutNumbering(lines: TypedLine[]): TypedLine[] {
  const tables = lines.filter(({ by, cells }) => by !== 'words' && cells.length > 2)
  const counts =
    tables.length > 2 && tables.every(({ cells }, at) => plainDigits(cells[0] ?? '') === String(at + 1))
  return counts
    ? lines.map((line) => (tables.includes(line) ? { ...line, cells: line.cells.slice(1) } : line))
    : lines
}

const headingsWithin = 15

function readLines(lines: TypedLine[]): OrderList {
  const at = lines.slice(0, headingsWithin).findIndex((line) => readHeadings(line))
  const heading = lines[at]
  const columns = heading && heading.by !== 'words' ? readHeadings(heading) : undefined
  const list: OrderList = {
    rows: [],
    skipped: lines.slice(0, at + 1).map(({ line, typed }) => ({ line, typed })),
  }
  const below = lines.slice(at + 1)
  for (const line of columns ? below : withoutNumbering(below)) {
    const said = { line: line.line, typed: line.typed }
    const under = columns && line.by !== 'words' ? readUnder(columns, line) : [readLine(line)]
    const named = under.filter((readings) => readings.length > 0)
    if (named.length > 0 && /\d/.test(plainDigits(line.typed)))
      for (const readings of named) list.rows.push({ ...said, readings })
    else if (/\d/.test(plainDigits(line.typed)))
      list.rows.push({ ...said, readings: [{ code: '', quantity: 0, asks: 'many' }] })
    else list.skipped.push(said)
  }
  return list
}

/**
 * Reads a typed or pasted list: code, name, quantity and unit in any order, Thai digits, thousands, headings.
 */
export function readOrderList(text: string): OrderList {
  return readLines(splitText(text))
}

/** The same for the cells of a spreadsheet. */
export function readOrderCells(rows: readonly (readonly Cell[])[]): OrderList {
  return readLines(splitCells(rows))
}
