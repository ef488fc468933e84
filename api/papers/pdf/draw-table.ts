import type { Paper, PaperColumn, PaperRow } from '#shop/papers/paper.ts'
import { ink, lineHeight, type Pen, type Style, sheet } from './pen.ts'

const [left, right] = [sheet.side, sheet.width - sheet.side]
const pad = 3
const cellStyle: Style = { size: 8.5 }
const noteStyle: Style = { size: 8, colour: ink.muted }
const headStyle: Style = { size: 8, weight: 700 }
const subStyle: Style = { size: 6.5, colour: ink.muted }
const groupStyle: Style = { size: 9, weight: 700 }

type Placed = PaperColumn & { x: number; room: number }
/** Something of the table with its height, drawn at a given y. */
export type Piece = { height: number; draw: (y: number) => void }

/** Head, headings and rows of a paper's table, each measured before it is drawn. */
export function makeTable(pen: Pen, { columns, groups }: Paper) {
  const placed = placeColumns(columns)
  return {
    head: headPiece(pen, placed),
    groups: groups.map(({ title, rows }) => ({
      title: title ? titlePiece(pen, title) : undefined,
      rows: rows.map((row) => rowPiece(pen, placed, row)),
    })),
  }
}

function placeColumns(columns: readonly PaperColumn[]): Placed[] {
  const all = columns.reduce((sum, { width }) => sum + width, 0)
  let x = left
  return columns.map((column) => {
    const width = ((right - left) * column.width) / all
    x += width
    return { ...column, x: x - width + pad, room: width - 2 * pad }
  })
}

function headPiece(pen: Pen, columns: readonly Placed[]): Piece {
  const hasEnglish = columns.some(({ label }) => label.en !== '')
  const height = lineHeight(headStyle) + (hasEnglish ? lineHeight(subStyle) : 0) + 2 * pad
  return {
    height,
    draw: (y) => {
      pen.shade({ x: left, y, width: right - left }, height)
      for (const { label, x, room, align } of columns) {
        pen.write(label.th, { x, y: y + pad, width: room }, headStyle, align)
        pen.write(label.en, { x, y: y + pad + lineHeight(headStyle), width: room }, subStyle, align)
      }
    },
  }
}

function titlePiece(pen: Pen, title: string): Piece {
  const height = lineHeight(groupStyle) + 2 * pad + 2
  return {
    height,
    draw: (y) => {
      pen.write(title, { x: left + pad, y: y + pad + 2, width: right - left }, groupStyle)
      pen.line(left, y + height, right, ink.text)
    },
  }
}

function rowPiece(pen: Pen, columns: readonly Placed[], { cells, notes }: PaperRow): Piece {
  const wrapped = columns.map(({ room }, at) => pen.wrap(cells[at] ?? '', room, cellStyle))
  const main = columns.findIndex(({ isMain }) => isMain)
  const under = columns[main]
  const noted = under ? notes.flatMap((note) => pen.wrap(note, under.room, noteStyle)) : []
  const heights = wrapped.map(
    (lines, at) =>
      lines.length * lineHeight(cellStyle) + (at === main ? noted.length * lineHeight(noteStyle) : 0),
  )
  const height = Math.max(...heights) + 2 * pad
  return {
    height,
    draw: (y) => {
      for (const [at, { x, room, align }] of columns.entries()) {
        const lines = wrapped[at] ?? []
        const written = pen.writeLines(lines, { x, y: y + pad, width: room }, cellStyle, align)
        if (at === main) pen.writeLines(noted, { x, y: y + pad + written, width: room }, noteStyle)
      }
      pen.line(left, y + height, right)
    },
  }
}
