/** The part of pdfkit that is used here, since it has no types. */
declare module 'pdfkit' {
  import type { EventEmitter } from 'node:events'

  type TextOptions = { lineBreak: false; baseline: 'alphabetic' }
  export default class PDFDocument extends EventEmitter<{ data: [Buffer]; end: [] }> {
    constructor(options: {
      size: [number, number]
      margin: number
      autoFirstPage: false
      bufferPages: true
      /** Null leaves out the built-in Helvetica. */
      font: null
      info: { Title: string; Creator: string }
    })
    /** A font file's bytes, or a font that another document has opened. */
    registerFont(name: string, source: Uint8Array | object): this
    font(name: string): this
    fontSize(size: number): this
    widthOfString(text: string): number
    text(text: string, x: number, y: number, options: TextOptions): this
    fillColor(colour: string): this
    strokeColor(colour: string): this
    fillOpacity(part: number): this
    lineWidth(width: number): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    rect(x: number, y: number, width: number, height: number): this
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this
    fill(): this
    stroke(): this
    save(): this
    restore(): this
    rotate(degrees: number, options: { origin: [number, number] }): this
    addPage(): this
    switchToPage(page: number): this
    bufferedPageRange(): { start: number; count: number }
    end(): void
  }
}
