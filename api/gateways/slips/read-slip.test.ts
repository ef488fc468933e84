import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  drawQr,
  exampleSlip,
  photoOf,
  photoOfNothing,
  pngBomb,
  slipToDraw,
} from '#checks/payments/slip-pictures.ts'
import { promptPayPayload } from '#shop/thai-qr/promptpay.ts'
import { slipCodeOf } from '#shop/thai-qr/slip-code.ts'
import { makeSlipReader } from './read-slip.ts'

// What is read is judged here, not how fast on a busy machine.
const reader = makeSlipReader({ patience: 30_000 })
let slip: Buffer
beforeAll(async () => {
  slip = await exampleSlip()
})
afterAll(() => reader.close())

const code = slipCodeOf(slipToDraw)
const found = { kind: 'slip', bankCode: slipToDraw.bankCode, reference: slipToDraw.reference, code }
const payment = promptPayPayload('0801234567', 422)

type Shot = Parameters<typeof photoOf>[2]
const photos = (size: [number, number], ...shots: Shot[]) =>
  shots.map((shot): [string, () => Promise<Buffer>] => [
    `in a photo of ${size.join(' x ')}, ${JSON.stringify(shot)}`,
    async () => (await photoOf(slip, size, shot)).jpeg({ quality: 75 }).toBuffer(),
  ])

/** A share of its pixels is black or white instead. */
async function speckled(share: number): Promise<Buffer> {
  const { data, info } = await sharp(slip).greyscale().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const bad = data.map((byte) => (Math.random() < share ? (Math.random() < 0.5 ? 0 : 255) : byte))
  return sharp(bad, { raw: { width, height, channels } }).jpeg().toBuffer()
}

describe('a slip is read', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['as the bank app saves it', async () => slip],
    ['as a JPEG of low quality', () => sharp(slip).jpeg({ quality: 40 }).toBuffer()],
    ['as WebP', () => sharp(slip).webp({ quality: 60 }).toBuffer()],
    ['at half its size', () => sharp(slip).resize(360).jpeg({ quality: 70 }).toBuffer()],
    ['turned by 3°', () => sharp(slip).rotate(3, { background: '#888' }).jpeg().toBuffer()],
    ['lying on its side', () => sharp(slip).rotate(90).png().toBuffer()],
    [
      'in a photo of a screen',
      async () => (await photoOf(slip, [1080, 1440])).jpeg({ quality: 75 }).toBuffer(),
    ],
    ['in a large photo', async () => (await photoOf(slip, [4000, 3000])).jpeg({ quality: 80 }).toBuffer()],
    ['in dark mode', () => sharp(slip).negate({ alpha: false }).png().toBuffer()],
    ['in dark mode, small', () => sharp(slip).negate({ alpha: false }).resize(300).jpeg().toBuffer()],
    ['as small as a chat shows it', () => sharp(slip).resize(240).jpeg({ quality: 60 }).toBuffer()],
    ...photos([1080, 1440], { turn: 25 }, { turn: 45 }, { turn: 200 }, { light: 0.2 }, { blur: 2.4 }),
    ...photos([1080, 1920], { part: 0.35 }, { turn: 140, light: 0.3 }, { part: 0.5, blur: 1.6 }),
    ...photos([2400, 3200], { part: 0.25 }, { turn: 45, light: 0.3, blur: 3 }),
    ['under speckles', () => speckled(0.08)],
  ])('%s', { timeout: 60_000 }, async (_how, picture) => {
    expect(await reader.read(await picture())).toEqual(found)
  })

  test('beside a larger QR of something else', async () => {
    const other = await drawQr(payment, 620)
    const both = await sharp(slip)
      .extend({ top: 700, background: '#fff' })
      .composite([{ input: other, left: 50, top: 40 }])
      .png()
      .toBuffer()
    expect(await reader.read(both)).toEqual(found)
  })
})

test('a QR that is no slip’s, and one whose checksum is wrong, are told apart', async () => {
  const wrong = `${code.slice(0, -4)}0000`
  expect(await reader.read(await drawQr(payment, 400))).toEqual({ kind: 'other', code: payment })
  expect(await reader.read(await drawQr(wrong, 400))).toEqual({ kind: 'damaged', code: wrong })
})

test('a picture without a QR has none', async () => {
  const wall = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#c96' } })
  const things = await photoOfNothing([1080, 1920])
  for (const picture of [wall, things])
    expect(await reader.read(await picture.jpeg().toBuffer())).toEqual({ kind: 'none' })
})

test('what is no picture, cut off, or too large is refused without decoding it', async () => {
  const photo = await sharp(slip).jpeg().toBuffer()
  const kinds = [
    Buffer.from('%PDF-1.7 a document'),
    Buffer.alloc(0),
    photo.subarray(0, photo.length / 2),
    pngBomb(30_000, 30_000),
  ]
  expect(await Promise.all(kinds.map((bytes) => reader.read(bytes)))).toEqual([
    { kind: 'notPicture' },
    { kind: 'notPicture' },
    { kind: 'notPicture' },
    { kind: 'tooLarge' },
  ])
})

describe('a worker in trouble', () => {
  const workerThat = (does: string) =>
    new URL(
      `data:text/javascript,${encodeURIComponent(
        `import { parentPort } from 'node:worker_threads'
         parentPort.on('message', (bytes) => { if (bytes[0] === 1) { ${does} } parentPort.postMessage({ kind: 'other', code: '' }) })`,
      )}`,
    )
  const [bad, good] = [Uint8Array.of(1), Uint8Array.of(2)]

  test.each([
    ['hangs', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'],
    ['crashes', 'throw new Error("crash")'],
    ['ends', 'process.exit(1)'],
  ])('that %s costs one picture: those behind it are read by another', async (_how, does) => {
    const troubled = makeSlipReader({ workers: 1, patience: 1_500, file: workerThat(does) })
    const readings = await Promise.all([bad, good, bad, good].map((bytes) => troubled.read(bytes)))
    expect(readings.map(({ kind }) => kind)).toEqual(['none', 'other', 'none', 'other'])
    await troubled.close()
    expect(await troubled.read(good)).toEqual({ kind: 'none' })
  })
})
