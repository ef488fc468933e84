import type { Label, Paper } from '#shop/papers/paper.ts'
import { writeLabel } from './draw-head.ts'
import type { Piece } from './draw-table.ts'
import { ink, lineHeight, type Pen, type Style, sheet } from './pen.ts'

const [left, right] = [sheet.side, sheet.width - sheet.side]
const across = right - left
const plain: Style = { size: 8.5 }
const strong: Style = { size: 10.5, weight: 700 }
const heading: Style = { size: 8.5, weight: 700 }
const small: Style = { size: 7.5 }
const gap = 8

/** VAT on the left, sums on the right, and the total in words under both. */
export function sumsPiece(pen: Pen, { sums, vat, words }: Paper): Piece {
  const sumsWidth = across * 0.4
  const vatWidth = across - sumsWidth - 2 * gap
  const vatHeight = vat.rows.length > 0 ? (vat.rows.length + 1.9) * lineHeight(small) : 0
  const sumsHeight = sums.reduce((height, sum) => height + lineHeight(sum.isStrong ? strong : plain) + 2, 0)
  const said = words ? pen.wrap(`(${words})`, across - 12, heading) : []
  const wordsHeight = said.length > 0 ? said.length * lineHeight(heading) + 6 : 0
  const height = sums.length > 0 ? gap + Math.max(vatHeight, sumsHeight) + wordsHeight + gap : 0
  return {
    height,
    draw: (y) => {
      if (height === 0) return
      drawVat(pen, vat, { x: left, y: y + gap, width: vatWidth })
      let at = y + gap
      for (const { label, value, isStrong } of sums) {
        const style = isStrong ? strong : plain
        if (isStrong) pen.line(right - sumsWidth, at, right, ink.text)
        writeLabel(pen, label, { x: right - sumsWidth, y: at + 1, width: sumsWidth }, style)
        pen.write(value, { x: right - sumsWidth, y: at + 1, width: sumsWidth - 3 }, style, 'end')
        at += lineHeight(style) + 2
      }
      if (said.length === 0) return
      const top = y + gap + Math.max(vatHeight, sumsHeight) + 3
      pen.shade({ x: left, y: top, width: across }, wordsHeight)
      pen.writeLines(said, { x: left + 6, y: top + 3, width: across - 12 }, heading, 'center')
    },
  }
}

function drawVat(
  pen: Pen,
  { heads, rows }: Paper['vat'],
  box: { x: number; y: number; width: number },
): void {
  const parts = [0.37, 0.22, 0.2, 0.21]
  const cell = (at: number, y: number) => ({
    x: box.x + box.width * parts.slice(0, at).reduce((sum, part) => sum + part, 0),
    y,
    width: box.width * (parts[at] ?? 0),
  })
  const align = (at: number) => (at === 0 ? 'start' : 'end')
  for (const [at, { th, en }] of heads.entries()) {
    pen.write(th, cell(at, box.y), { ...small, weight: 700 }, align(at))
    pen.write(en, cell(at, box.y + lineHeight(small) * 0.85), { size: 6, colour: ink.muted }, align(at))
  }
  if (rows.length > 0) pen.line(box.x, box.y + 1.75 * lineHeight(small), box.x + box.width)
  for (const [row, cells] of rows.entries())
    for (const [at, text] of cells.entries())
      pen.write(text, cell(at, box.y + (row + 1.9) * lineHeight(small)), small, align(at))
}

/** Notes as pieces, so that a long list of them may go on to the next sheet. */
export function notePieces(pen: Pen, notes: Paper['notes']): Piece[] {
  return notes.flatMap(({ title, lines }) =>
    [title, ...lines].map((text, at): Piece => {
      const style = at === 0 ? heading : plain
      const wrapped = pen.wrap(text, across, style)
      const above = at === 0 ? 4 : 0
      return {
        height: wrapped.length * lineHeight(style) + above,
        draw: (y) => pen.writeLines(wrapped, { x: left, y: y + above, width: across }, style),
      }
    }),
  )
}

/** A line to sign on, a date, and who signs. */
export function signaturesPiece(pen: Pen, labels: readonly Label[]): Piece {
  const width = (across - gap * (labels.length - 1)) / Math.max(1, labels.length)
  const height = 74
  return {
    height: height + gap,
    draw: (top) => {
      for (const [at, { th, en }] of labels.entries()) {
        const [x, y] = [left + at * (width + gap), top + gap]
        pen.frame({ x, y, width }, height)
        pen.line(x + 12, y + 32, x + width - 12)
        pen.write(th, { x, y: y + 35, width }, plain, 'center')
        pen.write(en, { x, y: y + 47, width }, { size: 6.5, colour: ink.muted }, 'center')
        pen.write('......../......../........', { x, y: y + 57, width }, small, 'center')
      }
    },
  }
}
