import type { Label, Paper } from '#shop/papers/paper.ts'
import { notePieces, signaturesPiece, sumsPiece } from './draw-closing.ts'
import { drawHead, drawShortHead } from './draw-head.ts'
import { makeTable, type Piece } from './draw-table.ts'
import { ink, lineHeight, type Pen, sheet, takePen } from './pen.ts'

const pageNumber = { size: 7.5, colour: ink.muted }
const bottom = sheet.height - sheet.bottom - lineHeight(pageNumber)
const heightOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { height }) => sum + height, 0)

/** A paper as a PDF on A4, all its copies one after the other. */
export async function drawPaper(paper: Paper): Promise<Uint8Array> {
  const pen = takePen(`${paper.title.th} ${paper.facts[0]?.value ?? ''}`)
  const parts = {
    table: makeTable(pen, paper),
    sums: sumsPiece(pen, paper),
    notes: notePieces(pen, paper.notes),
    signatures: signaturesPiece(pen, paper.signatures),
  }
  for (const copy of paper.copies) drawCopy(pen, paper, copy, parts)
  return pen.finish()
}

type Parts = {
  table: ReturnType<typeof makeTable>
  sums: Piece
  notes: readonly Piece[]
  signatures: Piece
}

function drawCopy(pen: Pen, paper: Paper, copy: Label, { table, sums, notes, signatures }: Parts): void {
  const first = pen.document.bufferedPageRange().count
  pen.document.addPage()
  let y = drawHead(pen, paper, copy)

  const turnPage = (isTable: boolean) => {
    pen.document.addPage()
    y = drawShortHead(pen, paper, copy)
    if (isTable) put(table.head)
  }
  const put = (piece: Piece) => {
    piece.draw(y)
    y += piece.height
  }
  const fits = (height: number) => y + height <= bottom

  // What closes the paper stays with the last line, all of it if half a sheet holds it.
  const closing = heightOf([sums, ...notes, signatures])
  const kept = closing <= (bottom - sheet.top) / 2 ? closing : sums.height
  put(table.head)
  for (const [group, { title, rows }] of table.groups.entries()) {
    const isLastGroup = group === table.groups.length - 1
    for (const [at, row] of rows.entries()) {
      const heading = at === 0 && title ? [title] : []
      const after = isLastGroup && at === rows.length - 1 ? kept : 0
      if (!fits(heightOf([...heading, row]) + after)) turnPage(true)
      for (const piece of [...heading, row]) put(piece)
    }
  }
  for (const piece of [sums, ...notes]) {
    if (!fits(piece.height)) turnPage(false)
    put(piece)
  }
  if (!fits(signatures.height)) turnPage(false)
  signatures.draw(Math.max(y, bottom - signatures.height))
  finishPages(pen, paper, first)
}

/** What needs to know how many pages there are, and the stamp over all of them. */
function finishPages(pen: Pen, { stamp }: Paper, first: number): void {
  const count = pen.document.bufferedPageRange().count - first
  const width = sheet.width - 2 * sheet.side
  for (let at = 0; at < count; at++) {
    pen.document.switchToPage(first + at)
    const box = { x: sheet.side, y: sheet.height - sheet.bottom - 6, width }
    pen.write(`หน้า ${at + 1} / ${count}`, box, pageNumber, 'end')
    if (!stamp) continue
    const origin: [number, number] = [sheet.width / 2, sheet.height / 2]
    pen.document.save().rotate(-35, { origin }).fillOpacity(0.18)
    const style = { size: 130, weight: 700, colour: ink.danger } as const
    pen.write(stamp, { x: 0, y: sheet.height / 2 - 90, width: sheet.width }, style, 'center')
    pen.document.restore()
  }
}
