import sharp from 'sharp'
import { expect, test } from 'vitest'
import { callers, memoryStorage, testApi } from '#checks/tools/test-api.ts'

const storage = memoryStorage()
const { app, ask, tokenFor, pool } = await testApi({ storage })
const sales = await tokenFor(callers.salesperson)
const manager = await tokenFor(callers.manager)
const supervisor = await tokenFor(callers.supervisor)
const saleUnit = 'BKK01'
const own = 'C0001'
const { rows: strangers } = await pool.query(
  `select code from customers where sale_unit = $1 and sale_code = 'manager01' and status = 'active' order by code limit 1`,
  [saleUnit],
)
const stranger = strangers[0].code as string
const rows = async <Row>(query: string, values: unknown[] = []) =>
  (await pool.query(query, values)).rows as Row[]

const drawn = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#2a7' } })
    .withExif({ IFD0: { Copyright: 'secret' } })
    .jpeg()
    .toBuffer()

type Sent = {
  id?: string
  code?: string
  groupCode?: string | null
  takenAt?: string
  place?: object | null
  note?: string
  token?: string
}

async function send(picture: Buffer | undefined, sent: Sent = {}) {
  const { id = crypto.randomUUID(), code = own, groupCode = 'PG01', token = sales } = sent
  const { takenAt = '2026-11-16T04:00:00Z', place = null, note = '' } = sent
  const form = new FormData()
  form.set('request', JSON.stringify({ saleUnit, customerCode: code, id, groupCode, takenAt, place, note }))
  if (picture) form.set('picture', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'a.jpg')
  const request = new Request('http://shop.test', { method: 'POST', body: form })
  const answer = await app.inject({
    ...{ method: 'POST', url: '/rest/api/merchant/customerfile/add' },
    headers: { authorization: `Bearer ${token}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json(), id }
}
const list = (more = '', token = sales, code = own) =>
  ask(`api/merchant/customerfile?CustomerCode=${code}&saleUnit=${saleUnit}&take=100${more}`, {
    method: 'GET',
    token,
  })
const file = (id: string, { token = sales, code = own, small = true } = {}) =>
  ask(
    `api/merchant/customerfile/picture?saleUnit=${saleUnit}&customerCode=${code}&id=${id}&isSmall=${small}`,
    { method: 'GET', token },
  )
const remove = (id: string, why: string, token = sales) =>
  ask('api/merchant/customerfile/remove', { token, body: { saleUnit, customerCode: own, id, why } })
const views = async (kind: string) =>
  (await rows<{ n: number }>('select count(*)::int n from private_views where kind = $1', [kind]))[0]?.n

test('a photo is kept private, upright, without what the camera wrote, and small once more', async () => {
  const { status, id } = await send(await drawn(2_000, 1_000), { note: ' ตู้แช่ใหม่ ' })
  expect(status).toBe(200)
  const photo = (await list()).body.find((each: { Id: string }) => each.Id === id)
  expect(photo).toMatchObject({
    ...{ PhotoGroupCode: 'PG01', Remark: 'ตู้แช่ใหม่', Width: 1_600, Height: 800, CanDelete: true },
    ...{ PhotoDate: '2026-11-16T04:00:00.000Z', Distance: null },
  })
  const small = Buffer.from((await file(id)).body.content, 'base64')
  const large = Buffer.from((await file(id, { small: false })).body.content, 'base64')
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 })
  expect((await sharp(large).metadata()).exif).toBeUndefined()
  expect(storage.shown.size).toBe(0)
})

test('sent again, also twice at once, a photo is there once and no file is left over', async () => {
  const picture = await drawn()
  const id = crypto.randomUUID()
  const before = storage.hidden.size
  const answers = await Promise.all([send(picture, { id }), send(picture, { id })])
  answers.push(await send(picture, { id, note: 'again' }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await rows('select id from customer_photos where id = $1', [id])).toHaveLength(1)
  expect(storage.hidden.size).toBe(before + 2)
})

test('an id that stands for a photo of another customer or person is refused', async () => {
  const id = crypto.randomUUID()
  await send(await drawn(), { id })
  const elsewhere = await send(await drawn(), { id, code: stranger, token: manager })
  expect([elsewhere.status, elsewhere.body.Code]).toEqual([409, 'photos.idTaken'])
  expect((await send(await drawn(), { id, token: manager })).body.Code).toBe('photos.idTaken')
})

test('rubbish, a cut-off picture and one of too many pixels are refused, and leave nothing behind', async () => {
  const before = storage.hidden.size
  const whole = await drawn()
  expect((await send(Buffer.from('no picture'))).body.Code).toBe('photos.notPicture')
  expect((await send(undefined)).body.Code).toBe('photos.notPicture')
  expect((await send(whole.subarray(0, whole.length / 2))).body.Code).toBe('photos.notPicture')
  const huge = await sharp({ create: { width: 6_000, height: 5_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect((await send(huge)).body.Code).toBe('photos.tooLarge')
  expect((await send(whole, { groupCode: 'NONE' })).body.Code).toBe('photos.noGroup')
  expect(storage.hidden.size).toBe(before)
})

test('where it was taken tells how far the phone was from the pin of the shop', async () => {
  const [pin] = await rows<{ lat: number; lng: number }>(
    `select lat, lng from addresses where sale_unit = $1 and customer_code = $2 and type in ('S', 'C') and active
      and lat is not null order by type = 'S' desc, is_default desc, id limit 1`,
    [saleUnit, own],
  )
  if (!pin) throw new Error('the customer has no pin')
  const { id } = await send(await drawn(), { place: { lat: pin.lat + 0.0009, lng: pin.lng, accuracy: 8 } })
  const photo = (await list()).body.find((each: { Id: string }) => each.Id === id)
  expect(photo.Distance).toBe(100)
})

test('a salesperson neither sees nor adds photos of another’s customer, and another centre sees none', async () => {
  const { id } = await send(await drawn(), { code: stranger, token: manager })
  expect((await list('', sales, stranger)).body.Code).toBe('identity.notYours')
  expect((await file(id, { code: stranger })).body.Code).toBe('identity.notYours')
  // The photo of the other customer under the code of one's own.
  expect((await file(id)).body.Code).toBe('photos.none')
  expect((await send(await drawn(), { code: stranger })).body.Code).toBe('identity.notYours')
  const away = await tokenFor({ ...callers.owner, saleUnit: 'NON01' })
  expect((await list('', away)).status).toBe(403)
  expect((await file(id, { token: away })).status).toBe(403)
  const nobody = await app.inject({
    url: `/rest/api/merchant/customerfile/picture?saleUnit=${saleUnit}&customerCode=${own}&id=${id}`,
  })
  expect(nobody.statusCode).toBe(401)
})

test('a day of looking at small pictures is one look, and each whole picture is another', async () => {
  const { id } = await send(await drawn())
  await list('', supervisor)
  const [days, looks] = [await views('photos'), await views('photo')]
  await list('', supervisor)
  await file(id, { token: supervisor })
  expect(await views('photos')).toBe(days)
  await file(id, { token: supervisor, small: false })
  await file(id, { token: supervisor, small: false })
  expect(await views('photo')).toBe((looks ?? 0) + 2)
})

test('photos are found by group, month and days; without a choice thirty days either side', async () => {
  const shop = (
    await rows<{ code: string }>(
      `select code from customers c where sale_unit = $1 and sale_code = 'sales01' and status = 'active'
      and not exists (select 1 from customer_photos p where p.sale_unit = c.sale_unit and p.customer_code = c.code) limit 1`,
      [saleUnit],
    )
  )[0]?.code as string
  const at = async (takenAt: string, groupCode = 'PG01') =>
    (await send(await drawn(40, 40), { code: shop, takenAt, groupCode })).id
  // Just after midnight in Bangkok is the day before in London.
  const first = await at('2026-09-30T17:30:00Z')
  const last = await at('2026-10-31T16:59:59Z', 'PG02')
  const recent = await at('2026-11-10T03:00:00Z')
  const found = async (more: string) =>
    (await list(more, sales, shop)).body.map(({ Id }: { Id: string }) => Id)
  expect(await found('')).toEqual([recent, last])
  expect(await found('&monthYears=2026-10')).toEqual([last, first])
  expect(await found('&monthYears=2026-10,2026-11&photoGroupCodes=PG01')).toEqual([recent, first])
  expect(await found('&fromDate=2026-10-01&toDate=2026-10-01')).toEqual([first])
  expect(await found('&monthYears=2026-11&toDate=2026-10-20')).toEqual([])
  expect((await list('&monthYears=2026-13', sales, shop)).status).toBe(400)
  const months = await ask(`api/merchant/customerfile/months?saleUnit=${saleUnit}&customerCode=${shop}`, {
    method: 'GET',
    token: sales,
  })
  expect(months.body).toEqual([
    { month: '2026-11', photos: 1 },
    { month: '2026-10', photos: 2 },
  ])
})

test('whoever took it removes it with a reason, or a manager; sent again it does not come back', async () => {
  const picture = await drawn()
  const mine = await send(picture)
  const theirs = await send(picture, { token: manager })
  expect((await remove(theirs.id, 'เบลอ')).body.Code).toBe('photos.notYours')
  expect((await remove(theirs.id, 'เบลอ', supervisor)).body.Code).toBe('photos.notYours')
  expect((await remove(mine.id, ' ')).body.Code).toBe('photos.noReason')
  const before = storage.hidden.size
  expect((await remove(mine.id, 'เบลอ', manager)).status).toBe(200)
  expect(storage.hidden.size).toBe(before - 2)
  expect((await remove(mine.id, 'เบลอ')).body.Code).toBe('photos.none')
  expect((await file(mine.id)).body.Code).toBe('photos.none')
  expect((await send(picture, { id: mine.id })).status).toBe(200)
  expect((await list()).body.some(({ Id }: { Id: string }) => Id === mine.id)).toBe(false)
  expect(storage.hidden.size).toBe(before - 2)
  const logged = await rows<{ after: { why: string }; username: string }>(
    `select username, after from activity where kind = 'photo' and subject = $1`,
    [mine.id],
  )
  expect(logged).toMatchObject([{ username: 'manager01', after: { why: 'เบลอ' } }])
})

test('managers add, rename, order and put away groups; who saves over another’s change is told', async () => {
  const all = async () =>
    (await ask(`api/merchant/photogroup/all?saleUnit=${saleUnit}`, { method: 'GET', token: manager })).body
  const save = (version: string, groups: object[], token = manager) =>
    ask('api/merchant/photogroup/save', { token, body: { saleUnit, version, groups } })
  const shown = async (type: string) =>
    (
      await ask(`api/merchant/photogroup?saleUnit=${saleUnit}&customerType=${type}`, {
        method: 'GET',
        token: sales,
      })
    ).body.map(({ Code, PictureName }: Record<string, string>) => `${Code} ${PictureName}`)
  const before = await all()
  const [first, ...others] = before.groups
  const wine = { code: '', nameTh: 'ตู้ไวน์', nameEn: 'Wine', customerTypes: ['VIP'], isRetired: false }
  const next = [wine, ...others, { ...first, nameTh: 'หน้าร้านใหม่', isRetired: true }]
  expect((await save(before.version, next, sales)).status).toBe(403)
  expect((await save(before.version, [{ ...wine, nameEn: ' ' }])).body.Fields).toMatchObject([
    { Field: '0.nameEn' },
  ])
  const [one, other] = await Promise.all([save(before.version, next), save(before.version, next)])
  expect([one?.status, other?.status].sort()).toEqual([200, 409])
  expect((await shown('VIP'))[0]).toMatch(/^PG\d+ ตู้ไวน์$/)
  expect(await shown('RT')).not.toContain('PG01 หน้าร้านใหม่')
  expect((await shown('RT')).some((name: string) => name.includes('ตู้ไวน์'))).toBe(false)
  // A phone that had no signal photographed for the group before it was put away.
  expect((await send(await drawn(), { groupCode: first.code })).status).toBe(200)
  const left = await all()
  expect((await save(left.version, [])).status).toBe(200)
  expect((await all()).groups.every(({ isRetired }: { isRetired: boolean }) => isRetired)).toBe(true)
})

test('who erases their account leaves no photo, note or answer behind, and nothing new is kept of them', async () => {
  const code = 'C0002'
  const { id } = await send(await drawn(), { code, note: 'คุยกับเจ้าของร้าน' })
  await pool.query(`update orders set status = 'POD' where customer_code = $1`, [code])
  await pool.query('update customers set debt = 0 where code = $1', [code])
  const files = storage.hidden.size
  const owner = await tokenFor({ ...callers.customer, customerCode: code })
  const erased = await ask('authen/customer/erase', { token: owner, body: { password: 'Sangdai#1' } })
  expect(erased.status).toBe(200)
  expect(storage.hidden.size).toBe(files - 2)
  const left = await rows(
    `select id from customer_photos where customer_code = $1 and (note <> '' or lat is not null or removed_at is null)`,
    [code],
  )
  const answered = await rows(`select id from survey_answers where customer_code = $1 and answers <> '{}'`, [
    code,
  ])
  expect([left, answered]).toEqual([[], []])
  expect((await file(id, { code, token: manager })).status).toBe(403)
  expect((await send(await drawn(), { code, token: manager })).body.Code).toBe('identity.notYours')
})

test('what a phone kept for a record that was merged meanwhile goes to the one that stays, once', async () => {
  const [old] = await rows<{ code: string }>(
    `select code from customers where sale_unit = $1 and status = 'active' and code <> $2 and sale_code = 'sales01' order by code desc limit 1`,
    [saleUnit, own],
  )
  const code = old?.code ?? ''
  await pool.query(
    `update customers set merged_into = $3, status = 'inactive' where sale_unit = $1 and code = $2`,
    [saleUnit, code, stranger],
  )
  const picture = await drawn()
  const { status, id } = await send(picture, { code })
  expect(status).toBe(200)
  expect((await send(picture, { code, id })).status).toBe(200)
  expect(await rows('select customer_code from customer_photos where id = $1', [id])).toEqual([
    { customer_code: stranger },
  ])
})
