/** A typed line, cut into cells; `words` cells are separated by blanks only, so a name spans several. */
export type TypedLine = { line: number; typed: string; cells: string[]; by: 'table' | 'comma' | 'words' }

export type Cell = string | number | boolean | Date | null | undefined

/**
 * A number between blanks keeps its commas; at the start of a line only thousands do: '1118,3' is code and
 * quantity.
 */
const numberAlone = /(?<=\s)\d+(?:,\d+)+(?=$|\s)|^\d{1,3}(?:,\d{3})+(?=\s)/g
/** Stands for the comma inside a number while the line is cut at commas. */
const inside = '\u0001'

/** Cuts quoted cells as spreadsheets write them; an unclosed quote means the line was not quoted. */
function splitQuoted(text: string, between: string): string[][] | undefined {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (quoted) {
      if (sign !== '"') cell += sign === '\n' ? ' ' : sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === between || sign === '\n') {
      rows.at(-1)?.push(cell)
      cell = ''
      if (sign === '\n') rows.push([])
    } else cell += sign
  }
  rows.at(-1)?.push(cell)
  return quoted ? undefined : rows
}

function splitLine(text: string): Pick<TypedLine, 'cells' | 'by'> {
  if (text.includes('\t')) return { cells: text.split('\t'), by: 'table' }
  if (text.includes(';')) return { cells: text.split(';'), by: 'table' }
  const held = text.trim().replace(numberAlone, (number) => number.replaceAll(',', inside))
  if (held.includes(','))
    return { cells: held.split(',').map((cell) => cell.replaceAll(inside, ',')), by: 'comma' }
  return { cells: text.trim().split(/\s+/), by: 'words' }
}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell === '')

/** Cuts pasted text into columns by tab, semicolon or comma, or into words by blanks. */
export function splitText(text: string): TypedLine[] {
  const plain = text
    .replaceAll('\u00a0', ' ')
    .replace(/[\u200b-\u200f\ufeff]/g, '')
    .replace(/\r\n?/g, '\n')
  const between = plain.includes('\t') ? '\t' : plain.includes(';') ? ';' : ','
  const quoted = /(^|[\t,;\n])"/.test(plain) ? splitQuoted(plain, between) : undefined
  const lines = quoted
    ? quoted.map((cells) => ({ typed: cells.join(' '), cells, by: 'table' as const }))
    : plain.split('\n').map((line) => ({ typed: line, ...splitLine(line) }))
  return lines.map(clean).filter(({ cells }) => !isEmpty(cells))
}

/** The rows of a spreadsheet. */
export function splitCells(rows: readonly (readonly Cell[])[]): TypedLine[] {
  const asText = (cell: Cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? ''))
  return rows
    .map((row) => row.map(asText))
    .map((cells) => ({ typed: cells.join(' '), cells, by: 'table' as const }))
    .map(clean)
    .filter(({ cells }) => !isEmpty(cells))
}

function clean(line: Omit<TypedLine, 'line'>, at: number): TypedLine {
  return {
    ...line,
    line: at + 1,
    typed: line.typed.trim().replace(/\s+/g, ' '),
    cells: line.cells.map((cell) => cell.trim()),
  }
}
