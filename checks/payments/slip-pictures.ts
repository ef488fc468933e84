import { randomInt } from 'node:crypto'
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

/** Grain over the whole picture, as of a phone's camera in poor light. */
async function noise(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3, background: '#808080' } as const
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 28 } } })
    .png()
    .toBuffer()
}

/** A slip photographed from a screen: small on a dark table, a little turned, soft, grainy and dim. */
export async function photoOf(slip: Buffer, [width, height]: [number, number]): Promise<Sharp> {
  const shown = await sharp(slip)
    .resize({ height: Math.round(height * 0.8) })
    .rotate(2 + randomInt(3), { background: '#3a342c' })
    .toBuffer()
  const table = { width, height, channels: 3, background: '#3a342c' } as const
  const flat = await sharp({ create: table })
    .composite([{ input: shown }])
    .png()
    .toBuffer()
  const soft = await sharp(flat).blur(1.1).linear(0.72, 20).png().toBuffer()
  return sharp(soft).composite([{ input: await noise(width, height), blend: 'soft-light' }])
}
