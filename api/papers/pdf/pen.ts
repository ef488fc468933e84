import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { inDrawingOrder, runsOf, wrapText } from './thai-text.ts'
import { woffToTtf } from './woff-to-ttf.ts'

type Weight = 400 | 700
export type Style = { size: number; weight?: Weight; colour?: string }
type Align = 'start' | 'center' | 'end'
export type Box = { x: number; y: number; width: number }

/** A4 in points. */
export const sheet = { width: 595.28, height: 841.89, side: 34, top: 32, bottom: 30 }
export const ink = {
  text: '#111111',
  muted: '#555555',
  hairline: '#bbbbbb',
  shade: '#f0f0f0',
  danger: '#c62828',
}
/** Room for marks above and below. */
export const lineHeight = ({ size }: Style) => size * 1.42

const fonts = (['thai', 'latin'] as const).flatMap((script) =>
  ([400, 700] as const).map((weight) => ({ script, weight, name: `${script}-${weight}` })),
)
const files = await Promise.all(
  fonts.map(async ({ script, weight, name }) => {
    const path = `@fontsource/noto-sans-thai/files/noto-sans-thai-${script}-${weight}-normal.woff`
    return [name, woffToTtf(await readFile(fileURLToPath(import.meta.resolve(path))))] as const
  }),
)

export type Pen = ReturnType<typeof takePen>

/** Draws text, lines and squares on the pages of one document; y is the top of a line. */
export function takePen(title: string) {
  const document = new PDFDocument({
    size: [sheet.width, sheet.height],
    ...{ margin: 0, autoFirstPage: false, bufferPages: true, font: null },
    info: { Title: title, Creator: 'Sangdai' },
  })
  for (const [name, bytes] of files) document.registerFont(name, bytes)
  const parts: Buffer[] = []
  document.on('data', (part) => parts.push(part))
  const ended = new Promise<void>((resolve) => document.on('end', resolve))
  const widths = new Map<string, number>()

  const measureRun = (font: string, text: string) => {
    const key = `${font} ${text}`
    const known = widths.get(key)
    if (known !== undefined) return known
    const width = document.font(font).fontSize(1_000).widthOfString(text) / 1_000
    widths.set(key, width)
    return width
  }
  const measure = (text: string, { size, weight = 400 }: Style) =>
    size *
    runsOf(inDrawingOrder(text)).reduce(
      (sum, run) => sum + measureRun(`${run.script}-${weight}`, run.text),
      0,
    )
  const wrap = (text: string, width: number, style: Style) =>
    wrapText(text, width, (part) => measure(part, style))

  /** One line; returns where it ends. */
  function write(text: string, { x, y, width }: Box, style: Style, align: Align = 'start'): number {
    const { size, weight = 400, colour = ink.text } = style
    const room = width - measure(text, style)
    let at = x + (align === 'end' ? room : align === 'center' ? room / 2 : 0)
    document.fillColor(colour).fontSize(size)
    for (const run of runsOf(inDrawingOrder(text))) {
      const font = `${run.script}-${weight}`
      document
        .font(font)
        .fontSize(size)
        .text(run.text, at, y + size * 1.08, { lineBreak: false, baseline: 'alphabetic' })
      at += size * measureRun(font, run.text)
    }
    return at
  }

  return {
    document,
    measure,
    wrap,
    write,
    /** Lines under each other; returns their height. */
    writeLines: (lines: readonly string[], box: Box, style: Style, align: Align = 'start') => {
      for (const [at, line] of lines.entries())
        write(line, { ...box, y: box.y + at * lineHeight(style) }, style, align)
      return lines.length * lineHeight(style)
    },
    line: (x: number, y: number, to: number, colour = ink.hairline) =>
      document.lineWidth(0.5).strokeColor(colour).moveTo(x, y).lineTo(to, y).stroke(),
    shade: ({ x, y, width }: Box, height: number) =>
      document.fillColor(ink.shade).rect(x, y, width, height).fill(),
    frame: ({ x, y, width }: Box, height: number) =>
      document.lineWidth(0.5).strokeColor(ink.hairline).roundedRect(x, y, width, height, 3).stroke(),
    finish: async (): Promise<Buffer> => {
      document.end()
      await ended
      return Buffer.concat(parts)
    },
  }
}
