import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { plainDraft, testProducts } from '#checks/products/test-products.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { named } from '#shop/contract/wire.ts'
import { draftFields } from '#shop/merchant-products/merchant-product-wire.ts'
import { tidyPictures } from './product-pictures.ts'

const { app, db, rows, save, saved, load, storage, saleUnit, manager } = await testProducts()

async function send(picture: Buffer | undefined) {
  const form = new FormData()
  form.set('saleUnit', saleUnit)
  if (picture) form.set('picture', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png')
  const request = new Request('http://shop.test', { method: 'POST', body: form })
  const answer = await app.inject({
    ...{ method: 'POST', url: '/rest/api/products/pc/picture' },
    headers: {
      authorization: `Bearer ${manager}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#f0000080' } })
    .withExif({ IFD0: { Copyright: 'secret' } })
    .png()
    .toBuffer()

test('a picture becomes a white square with a half, without what the camera wrote', async () => {
  const { status, body } = await send(await drawn(900, 300))
  expect([status, body.name]).toEqual([200, expect.stringMatching(/^products\/BKK01-[0-9a-f-]+\.webp$/)])
  const full = storage.shown.get(body.name) as Uint8Array
  const half = storage.shown.get(body.name.replace('.webp', '@half.webp')) as Uint8Array
  expect(await sharp(full).metadata()).toMatchObject({ format: 'webp', width: 600, height: 600 })
  expect(await sharp(half).metadata()).toMatchObject({ format: 'webp', width: 300, height: 300 })
  expect((await sharp(full).metadata()).exif).toBeUndefined()
  const { data } = await sharp(full).raw().toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)].every((part) => part > 250)).toBe(true)
})

test('what is no picture is refused, and so is one of too many pixels', async () => {
  expect((await send(Buffer.from('no picture'))).body.Code).toBe('merchantProducts.notPicture')
  expect((await send(undefined)).body.Code).toBe('merchantProducts.notPicture')
  const huge = await sharp({ create: { width: 6_000, height: 5_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect((await send(huge)).body.Code).toBe('merchantProducts.pictureTooLarge')
})

test('a product shows up to five in their order; what is taken away stays two days, then goes', async () => {
  const names: string[] = []
  for (let at = 0; at < 3; at++) names.push((await send(await drawn(40 + at, 40))).body.name)
  const [first = '', second = '', third = ''] = names
  const draft = await saved('P-1', { pictures: [second, first] })
  expect((await load('P-1')).body.Pictures).toEqual([second, first])
  expect((await save({ ...draft, pictures: [first] }, 1)).status).toBe(200)
  const stolen = await save({ ...plainDraft('P-2'), pictures: [first] })
  expect(stolen.body.Fields).toMatchObject([{ Field: 'Pictures' }])
  expect((await save({ ...draft, pictures: [second, first] }, 2)).status).toBe(200)
  expect((await save({ ...draft, pictures: [first] }, 3)).status).toBe(200)
  await tidyPictures(db, storage, new Date(testNow.getTime() + 86_400_000))
  expect(storage.shown.has(second)).toBe(true)
  await tidyPictures(db, storage, new Date(testNow.getTime() + 3 * 86_400_000))
  expect([first, second, third].map((name) => storage.shown.has(name))).toEqual([true, false, false])
  expect(storage.shown.has(second.replace('.webp', '@half.webp'))).toBe(false)
})

test('a picture that several centres share is taken away from one product only', async () => {
  const { body } = await load('1002')
  expect(body.Pictures.length).toBeGreaterThan(0)
  const draft = z.decode(named(draftFields), body)
  expect((await save({ ...draft, pictures: [] }, body.Version)).body.Product.Pictures).toEqual([])
  const loose = await rows<{ name: string }>(`select name from loose_pictures where sale_unit = 'BKK01'`)
  expect(loose.filter(({ name }) => body.Pictures.includes(name))).toEqual([])
})
