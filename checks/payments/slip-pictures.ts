import { randomInt } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { encode } from 'uqr'
import { drawSlip } from '#database/seeds/slips/draw-slips.ts'
import type { Slip } from '#shop/thai-qr/slip-code.ts'

/** A slip of the bank in the sandbox, for tests and measurements. */
export const slipToDraw: Slip = {
  bankCode: '073',
  reference: '202611161205X7K2M9Q4PD',
  amount: 96_992,
  paidAt: new Date('2026-11-16T12:05:00+07:00'),
  from: { name: 'นางสาว ใจดี มีสุข', account: 'xxx-x-x4821-x' },
  to: { name: 'บริษัท บางนา จำกัด', account: 'xxx-x-x3456-x', bank: 'พร้อมเพย์' },
  refs: [],
}

export async function exampleSlip(slip: Partial<Slip> = {}): Promise<Buffer> {
  return Buffer.from(await drawSlip({ ...slipToDraw, ...slip }))
}

/** A QR as a square picture. */
export function drawQr(text: string, side: number): Promise<Buffer> {
  const { size, data } = encode(text, { ecc: 'M', border: 3 })
  const grey = Buffer.from(data.flatMap((row) => row.map((dark) => (dark ? 0 : 255))))
  return sharp(grey, { raw: { width: size, height: size, channels: 1 } })
    .resize(side, side, { kernel: 'nearest' })
    .png()
    .toBuffer()
}

/** Between two steps a picture is only wrapped: to pack grain takes longer than to draw it. */
const unpacked = { compressionLevel: 0 } as const

/** Grain over the whole picture, as of a phone's camera in poor light. */
async function noise(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3, background: '#808080' } as const
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 28 } } })
    .png(unpacked)
    .toBuffer()
}

type Shot = { turn?: number; part?: number; blur?: number; light?: number }

/** A slip photographed from a screen: small on a dark table, a little turned, soft, grainy and dim. */
export async function photoOf(
  slip: Buffer,
  [width, height]: [number, number],
  { turn = 2 + randomInt(3), part = 0.8, blur = 1.1, light = 0.72 }: Shot = {},
): Promise<Sharp> {
  const turned = await sharp(slip)
    .resize({ height: Math.round(height * part) })
    .rotate(turn, { background: '#3a342c' })
    .png(unpacked)
    .toBuffer()
  const shown = await sharp(turned)
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .png(unpacked)
    .toBuffer()
  const table = { width, height, channels: 3, background: '#3a342c' } as const
  const flat = await sharp({ create: table })
    .composite([{ input: shown }])
    .png(unpacked)
    .toBuffer()
  const soft = await sharp(flat).blur(blur).linear(light, 20).png(unpacked).toBuffer()
  // A tile of grain laid again and again: its numbers are drawn once.
  const grain = await noise(Math.min(width, 640), Math.min(height, 640))
  return sharp(soft).composite([{ input: grain, tile: true, blend: 'soft-light' }])
}

/** A photo of anything but a slip: shades of several sizes, edges, and lines that look like print. */
export async function photoOfNothing([width, height]: [number, number]): Promise<Sharp> {
  const shades = [64, 16, 4, 1].map(async (size) => ({
    input: await sharp(await noise(Math.ceil(width / size), Math.ceil(height / size)))
      .linear(3, -256)
      .resize(width, height, { fit: 'fill', kernel: 'cubic' })
      .ensureAlpha(0.35)
      .png(unpacked)
      .toBuffer(),
  }))
  const box = () => {
    const [x, y, angle] = [randomInt(width), randomInt(height), randomInt(90)]
    const [w, h] = [randomInt(3, width / 6), randomInt(3, height / 30)]
    return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#${randomInt(100, 999)}" transform="rotate(${angle} ${x} ${y})"/>`
  }
  const print = Array.from({ length: 30 }, (_, line) => {
    const y = height * (0.1 + line * 0.025)
    return `<text x="${width * 0.1}" y="${y}" font-size="${height * 0.016}">${line * 7919} ||| H#@ ${line * 131.5}</text>`
  })
  const drawn = [...Array.from({ length: 40 }, box), ...print].join('')
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn}</svg>`
  return sharp({ create: { width, height, channels: 3, background: '#8a8272' } }).composite([
    ...(await Promise.all(shades)),
    { input: Buffer.from(drawing) },
  ])
}

/** A black PNG of so many pixels in few bytes: a bomb for whoever unpacks it. */
export function pngBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 1 })
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
