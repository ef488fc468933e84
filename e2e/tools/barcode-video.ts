import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const flipped = (bits: string) => [...bits].map((bit) => (bit === '1' ? '0' : '1')).join('')
const right = left.map(flipped)
const other = right.map((bits) => [...bits].reverse().join(''))
const parity = [
  'AAAAAA',
  'AABABB',
  'AABBAB',
  'AABBBA',
  'ABAABB',
  'ABBAAB',
  'ABBBAA',
  'ABABAB',
  'ABABBA',
  'ABBABA',
]

/** The 95 bars and gaps of an EAN-13. */
function barsOf(barcode: string): string {
  const digits = [...barcode].map(Number)
  const [first = 0, ...rest] = digits
  const kinds = parity[first] ?? ''
  const half = rest.slice(0, 6).map((digit, at) => (kinds[at] === 'A' ? left[digit] : other[digit]))
  return ['101', ...half, '01010', ...rest.slice(6).map((digit) => right[digit]), '101'].join('')
}

const width = 640
const height = 480
const module = 4

/** A grey picture of one barcode on white, row by row. */
function rowsOf(barcode: string): Buffer[] {
  const bars = barsOf(barcode)
  const from = Math.floor((width - bars.length * module) / 2)
  const row = Buffer.alloc(width, 235)
  for (const [at, bit] of [...bars].entries())
    if (bit === '1') row.fill(16, from + at * module, from + (at + 1) * module)
  const blank = Buffer.alloc(width, 235)
  return Array.from({ length: height }, (_, y) => (y > 120 && y < 360 ? row : blank))
}

/** A film of one barcode held still, as a browser's pretended camera plays it. */
export async function filmBarcode(file: string, barcode: string): Promise<void> {
  const frame = Buffer.concat([
    Buffer.from('FRAME\n'),
    ...rowsOf(barcode),
    Buffer.alloc((width * height) / 2, 128),
  ])
  await writeFile(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`), frame, frame, frame]),
  )
}

/** A photo of one barcode, as a phone without a camera for the page takes it. */
export async function photographBarcode(barcode: string) {
  const raw = { width, height, channels: 1 as const }
  const buffer = await sharp(Buffer.concat(rowsOf(barcode)), { raw })
    .jpeg()
    .toBuffer()
  return { name: 'barcode.jpg', mimeType: 'image/jpeg', buffer }
}
