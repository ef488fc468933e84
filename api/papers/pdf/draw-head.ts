import { encode } from 'uqr'
import type { Label, Paper, PaperParty } from '#shop/papers/paper.ts'
import { type Box, ink, lineHeight, type Pen, type Style, sheet } from './pen.ts'

const [left, right] = [sheet.side, sheet.width - sheet.side]
const across = right - left
const qrSize = 58
const gap = 8

const bold = (size: number): Style => ({ size, weight: 700 })
const plain: Style = { size: 8.5 }
const small: Style = { size: 7, colour: ink.muted }

/** Thai, and the English small after it. */
export function writeLabel(pen: Pen, { th, en }: Label, box: Box, style: Style): number {
  const end = pen.write(th, box, style)
  if (!en) return end
  const less = { size: style.size * 0.8, colour: ink.muted }
  return pen.write(en, { x: end + 3, y: box.y + style.size * 0.22, width: 0 }, less)
}

/** The head of the first sheet; returns where it ends. */
export function drawHead(pen: Pen, paper: Paper, copy: Label): number {
  const sellerWidth = across * 0.56
  const names = pen.wrap(paper.seller.name, sellerWidth, bold(12))
  let y = sheet.top
  y += pen.writeLines(names, { x: left, y, width: sellerWidth }, bold(12))
  for (const line of paper.seller.lines)
    y += pen.writeLines(pen.wrap(line, sellerWidth, plain), { x: left, y, width: sellerWidth }, plain)
  const titleEnd = drawTitle(pen, paper, copy)
  const top = Math.max(y, titleEnd) + gap
  const factsWidth = across * 0.38
  const partiesBox = { x: left, y: top, width: across - factsWidth - gap }
  const factsBox = { x: right - factsWidth, y: top, width: factsWidth }
  const height = Math.max(drawParties(pen, paper.parties, partiesBox), drawFacts(pen, paper.facts, factsBox))
  if (paper.parties.length > 0) pen.frame(partiesBox, height)
  pen.frame(factsBox, height)
  return top + height + gap
}

function drawTitle(pen: Pen, { title, qr }: Paper, copy: Label): number {
  const end = qr ? right - qrSize - gap : right
  const box = { x: end - across * 0.4, y: sheet.top, width: across * 0.4 }
  let y = sheet.top
  if (qr) drawQr(pen, qr, right - qrSize, y)
  pen.write(title.th, { ...box, y }, bold(20), 'end')
  y += lineHeight(bold(20))
  pen.write(title.en, { ...box, y }, { size: 9, colour: ink.muted }, 'end')
  y += lineHeight(plain)
  if (copy.th) {
    const text = `${copy.th} / ${copy.en}`
    const width = pen.measure(text, bold(9)) + 14
    pen.frame({ x: end - width, y: y + 2, width }, 17)
    pen.write(text, { x: end - width, y: y + 5, width }, bold(9), 'center')
    y += 19
  }
  return qr ? Math.max(y, sheet.top + qrSize) : y
}

function drawQr(pen: Pen, text: string, x: number, y: number): void {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const cell = qrSize / size
  pen.document.fillColor('#000000')
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) pen.document.rect(x + column * cell, y + row * cell, cell, cell)
  pen.document.fill()
}

function drawParties(pen: Pen, parties: readonly PaperParty[], { x, y, width }: Box): number {
  const box = { x: x + 6, width: width - 12 }
  let at = y + 4
  for (const { label, name, lines } of parties) {
    writeLabel(pen, label, { ...box, y: at }, small)
    at += lineHeight(small)
    at += pen.writeLines(pen.wrap(name, box.width, bold(9.5)), { ...box, y: at }, bold(9.5))
    for (const line of lines) at += pen.writeLines(pen.wrap(line, box.width, plain), { ...box, y: at }, plain)
    at += 3
  }
  return at - y + 2
}

function drawFacts(pen: Pen, facts: Paper['facts'], { x, y, width }: Box): number {
  let at = y + 4
  for (const { label, value } of facts) {
    const named = writeLabel(pen, label, { x: x + 6, y: at, width }, { ...plain, colour: ink.muted })
    const room = { x: named + 6, y: at, width: x + width - 6 - (named + 6) }
    at += pen.writeLines(pen.wrap(value, room.width, bold(8.5)), room, bold(8.5), 'end')
  }
  return at - y + 4
}

/** The head of further sheets. */
export function drawShortHead(pen: Pen, { title, seller, facts }: Paper, copy: Label): number {
  const box = { x: left, y: sheet.top, width: across }
  pen.write(seller.name, box, bold(9))
  const said = [title.th, facts[0]?.value ?? '', copy.th].filter(Boolean).join(' · ')
  pen.write(said, { ...box, y: sheet.top + lineHeight(plain) }, plain)
  return sheet.top + 2 * lineHeight(plain) + gap
}
