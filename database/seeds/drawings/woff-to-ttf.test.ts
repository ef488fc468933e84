import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { woffToTtf } from './woff-to-ttf.ts'

const file = createRequire(import.meta.url).resolve(
  '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-700-normal.woff',
)

test('the shop font unpacks to the size its header promises', async () => {
  const woff = await readFile(file)
  const ttf = woffToTtf(woff)
  expect(ttf.readUInt32BE(0)).toBe(0x00010000)
  expect(ttf.length).toBe(woff.readUInt32BE(16))
})

test('anything else is refused', () => {
  expect(() => woffToTtf(Buffer.from('not a font'))).toThrow('Not a WOFF font')
})
