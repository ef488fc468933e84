import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stitchPage } from './stitched-page.ts'

const first = 'qY0p7Zk3x1Vn8mTc5RbW2g=='
const fresh = 'AAAAAAAAAAAAAAAAAAAAAA=='

test('a page takes a new nonce in every place, plain and squeezed', async () => {
  const shelf = '<article class="card">ข้าวหอมมะลิ 5 กก. ฿219.00</article>'.repeat(400)
  const page = (nonce: string) =>
    `<style nonce="${nonce}"></style>${shelf}<script nonce="${nonce}">go("${nonce}")</script>${shelf}`
  const stitched = stitchPage(Buffer.from(page(first)), first)
  expect(stitched.plain(fresh).toString()).toBe(page(fresh))
  const squeezed = await stitched.gzipped(fresh)
  expect(gunzipSync(squeezed).toString()).toBe(page(fresh))
  expect(squeezed.length).toBeLessThan(page(fresh).length / 20)
})

test('whatever stands around the nonces', async () => {
  // Zeros are left out: a page has none, and the compressed form relies on that.
  const piece = fc
    .oneof(fc.string(), fc.constantFrom(first.slice(0, 12), 'nonce="', 'x'.repeat(40_000)))
    .map((text) => text.replaceAll('\0', ''))
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 6 }), async (pieces) => {
      const stitched = stitchPage(Buffer.from(pieces.join(first)), first)
      expect(stitched.plain(fresh).toString()).toBe(pieces.join(fresh))
      expect(gunzipSync(await stitched.gzipped(fresh)).toString()).toBe(pieces.join(fresh))
    }),
    { numRuns: 200 },
  )
})
