import sharp from 'sharp'
import { expect, test } from 'vitest'
import { slipToDraw } from '#checks/payments/slip-pictures.ts'
import { drawSlips } from './draw-slips.ts'

/** The share of dark pixels in a part of the slip. */
async function inkIn(slip: Uint8Array, part: { left: number; top: number; width: number; height: number }) {
  const { data } = await sharp(slip).extract(part).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.filter((grey) => grey < 128).length / data.length
}

test('slips come in the order given, with Thai words on a machine without fonts', async () => {
  const bill = { ...slipToDraw, refs: ['PY0001', 'SO9'] }
  const [transfer, paidBill] = await drawSlips([slipToDraw, bill])
  if (!transfer || !paidBill) throw new Error('two slips were asked for')
  expect(await sharp(transfer).metadata()).toMatchObject({ format: 'png', width: 720, height: 1080 })
  const [title, references] = [
    { left: 240, top: 244, width: 240, height: 50 },
    { left: 56, top: 900, width: 240, height: 110 },
  ]
  // Letters cover some of the title; boxes of a missing font would be hollow, and nothing at all empty.
  for (const slip of [transfer, paidBill]) expect(await inkIn(slip, title)).toBeGreaterThan(0.08)
  expect(await inkIn(transfer, references)).toBe(0)
  expect(await inkIn(paidBill, references)).toBeGreaterThan(0.02)
})

test('no slips need no painter', async () => {
  expect(await drawSlips([])).toEqual([])
})
