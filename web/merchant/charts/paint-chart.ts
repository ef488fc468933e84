import { type Chart, sayShort, sayValue, topOf } from './chart.ts'

const [width, left, right] = [1200, 40, 40]
const family = '"Noto Sans Thai", system-ui, sans-serif'

type Colours = { ink: string; muted: string; line: string; bar: string; paper: string }

function readColours(): Colours {
  const style = getComputedStyle(document.body)
  const of = (name: string) => style.getPropertyValue(name).trim()
  return {
    ink: of('--color-ink'),
    muted: of('--color-muted'),
    line: of('--color-hairline'),
    bar: of('--primary-text'),
    paper: '#ffffff',
  }
}

type Painter = {
  pen: CanvasRenderingContext2D
  colours: Colours
  text: (
    said: string,
    x: number,
    y: number,
    look?: { size?: number; bold?: boolean; align?: CanvasTextAlign; colour?: string },
  ) => void
}

function painterOf(pen: CanvasRenderingContext2D): Painter {
  const colours = readColours()
  return {
    pen,
    colours,
    text: (said, x, y, { size = 22, bold = false, align = 'left', colour = colours.ink } = {}) => {
      pen.font = `${bold ? 700 : 400} ${size}px ${family}`
      pen.textAlign = align
      pen.fillStyle = colour
      pen.fillText(said, x, y)
    },
  }
}

const headHeight = 110

function paintHead({ pen, colours, text }: Painter, { title, heads }: Chart, about: string): void {
  pen.fillStyle = colours.paper
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height)
  text(title, left, 50, { size: 32, bold: true })
  text(about, left, 86, { size: 20, colour: colours.muted })
  if (heads.before === '') return
  pen.fillStyle = colours.line
  pen.fillRect(width - right - 24, 70, 24, 16)
  text(heads.before, width - right - 32, 86, { size: 20, align: 'right', colour: colours.muted })
}

function paintColumns(painter: Painter, { points, unit }: Chart): void {
  const { pen, colours, text } = painter
  const [from, height] = [headHeight + 30, 400]
  const axis = 90
  const room = (width - left - right - axis) / points.length
  const top = topOf(points, unit)
  for (const share of [0, 0.5, 1]) {
    const y = from + height * (1 - share)
    pen.fillStyle = colours.line
    pen.fillRect(left + axis, y, width - left - right - axis, 1)
    text(sayShort(top * share, unit), left + axis - 10, y + 7, {
      size: 20,
      align: 'right',
      colour: colours.muted,
    })
  }
  const every = points.length > 14 ? 5 : 1
  points.forEach(({ label, value, before }, at) => {
    const x = left + axis + at * room
    const tall = (each: number) => (each / top) * height
    pen.fillStyle = colours.line
    pen.fillRect(x + room * 0.08, from + height - tall(before), room * 0.84, tall(before))
    pen.fillStyle = colours.bar
    pen.fillRect(x + room * 0.22, from + height - tall(value), room * 0.56, tall(value))
    if (at % every === 0)
      text(label, x + room / 2, from + height + 32, { size: 20, align: 'center', colour: colours.muted })
  })
}

const rowHeight = 56

function paintRows({ pen, colours, text }: Painter, { points, unit }: Chart): void {
  const top = topOf(points, unit)
  const wide = width - left - right
  points.forEach(({ name, value, before }, at) => {
    const y = headHeight + 20 + at * rowHeight
    const said = sayValue(value, unit)
    text(said, width - right, y + 18, { bold: true, align: 'right' })
    pen.font = `400 22px ${family}`
    text(shortened(pen, name, wide - 220), left, y + 18)
    pen.fillStyle = colours.line
    pen.fillRect(left, y + 28, (wide * before) / top, 14)
    pen.fillStyle = colours.bar
    pen.fillRect(left, y + 30, (wide * value) / top, 10)
  })
}

/** A name that is too long ends in dots. */
function shortened(pen: CanvasRenderingContext2D, name: string, room: number): string {
  if (pen.measureText(name).width <= room) return name
  let short = name
  while (short !== '' && pen.measureText(`${short}…`).width > room) short = short.slice(0, -1)
  return `${short}…`
}

/** Painted anew rather than taken from the page: a picture of the page would lack its Thai letters. */
export async function paintChart(chart: Chart, kind: 'columns' | 'rows', about: string): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = headHeight + (kind === 'columns' ? 490 : 40 + chart.points.length * rowHeight)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser has no canvas')
  await document.fonts.ready
  const painter = painterOf(pen)
  paintHead(painter, chart, about)
  if (kind === 'columns') paintColumns(painter, chart)
  else paintRows(painter, chart)
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture was made'))), 'image/png'),
  )
}
