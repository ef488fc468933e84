import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { tidyPictures } from '#api/merchant-products/product-pictures.ts'
import { callers, memoryStorage, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'

const storage = memoryStorage()
const api = await testApi({ storage })
const { ask, tokenFor, app, db } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const saleUnit = 'BKK01'
const [owner, manager, salesperson, customer] = await Promise.all([
  ...[callers.owner, callers.manager, callers.salesperson].map(tokenFor),
  tokenFor(callers.customer),
])
const password = 'Sangdai#1'

const profile = async (token = manager) =>
  (await ask(`api/merchant/centre?saleUnit=${saleUnit}`, { method: 'GET', token: token as string })).body
const save = (part: string, body: object, token = manager, locale: 'th' | 'en' = 'en') =>
  ask(`api/merchant/centre/${part}`, { token: token as string, body: { saleUnit, ...body }, locale })
const daysOffered = async () =>
  (
    (await ask('api/checkout/options', { token: customer as string, body: { kind: 'normal' } })).body
      .days as {
      day: string
      slots: string[]
    }[]
  ).map(({ day }) => day)
const logged = (what: string) =>
  rows<{ username: string; before: object; after: object }>(
    `select username, before, after from activity where sale_unit = $1 and kind = 'centre' and what = $2 order by id`,
    [saleUnit, what],
  )

test('everybody of the staff reads the centre, but a salesperson no whole account numbers', async () => {
  const seen = await profile()
  const bySales = await profile(salesperson)
  expect(seen.details).toMatchObject({ nameEn: 'Bangkok Chatuchak Centre', postcode: '10900' })
  expect(seen.photos.photos).toEqual(['centres/bkk01.webp', 'centres/bkk01-inside.webp'])
  expect(seen.accounts.accounts[0].accountNumber).toMatch(/^\d{10}$/)
  expect(bySales.accounts.accounts[0].accountNumber).toMatch(/^x{6}\d{4}$/)
  expect(bySales.accounts.accounts[0].promptPayId).toMatch(/^x{9}\d{4}$/)
  expect(seen.nextRound.day).toBe('2026-11-17')
  expect((await save('rounds', { ...seen.rounds, weekdays: 2 }, salesperson)).status).toBe(403)
})

describe('details', () => {
  test('are saved trimmed, logged, and seen by customers at once', async () => {
    const { details } = await profile()
    const next = { ...details, nameEn: '  New   name ', phone: '02-123-4567' }
    expect((await save('details', next)).status).toBe(200)
    const { body } = await ask('authen/user/dcs', { method: 'GET', token: customer as string })
    expect(body[0]).toMatchObject({ DIST_NAME_EN: 'New name', Phone: '021234567' })
    expect((await logged('details')).at(-1)).toMatchObject({
      username: 'manager01',
      before: { nameEn: 'Bangkok Chatuchak Centre' },
      after: { nameEn: 'New name' },
    })
  })

  test('a place that is not is told at its field, and nothing is saved', async () => {
    const { details } = await profile()
    const { status, body } = await save('details', { ...details, subdistrict: 'รัษฎา' })
    expect([status, body.Fields[0].Field]).toEqual([400, 'subdistrict'])
    expect((await save('details', { ...details, phone: '1' }, manager, 'th')).body.Fields).toMatchObject([
      { Field: 'phone', Reason: expect.stringContaining('เบอร์โทรศัพท์') },
    ])
    expect((await profile()).details).toEqual(details)
  })

  test('of two who save at once one is told, and overwrites nothing', async () => {
    const { details } = await profile()
    const answers = await Promise.all(
      ['Mine', 'Theirs'].map((nameEn) => save('details', { ...details, nameEn })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = answers[0]?.status === 200 ? 'Mine' : 'Theirs'
    expect((await profile()).details.nameEn).toBe(won)
  })
})

describe('rounds and days off', () => {
  test('a day off moves the next round in the picker, the checkout and the order', async () => {
    const { holidays } = await profile()
    const before = await daysOffered()
    expect(before.slice(0, 2)).toEqual(['2026-11-17', '2026-11-18'])
    const off = { startsOn: '2026-11-17', endsOn: '2026-11-17', nameTh: ' หยุดนับสต็อก ', nameEn: 'Stock count' }
    const saved = await save('holidays', {
      version: holidays.version,
      holidays: [...holidays.holidays, off],
    })
    expect(saved.status).toBe(200)
    expect(await daysOffered()).toEqual([...before.slice(1), '2026-11-25'])
    const { body } = await ask('authen/user/dcs', { method: 'GET', token: customer as string })
    expect(body[0].NextDelivery).toBe('2026-11-18')
    const [code = ''] = await findProductCodes(saleUnit)
    const order = await bodyFor(customer as string, callers.customer, { lines: [{ P_Code: code, qty1: 40 }] })
    expect(await place(customer as string, order)).toMatchObject({
      status: 409,
      body: { Code: 'checkout.noDay' },
    })
    expect((await place(customer as string, { ...order, deliverOn: '2026-11-18' })).status).toBe(200)
    expect((await profile()).holidays.holidays[0]).toMatchObject({ nameTh: 'หยุดนับสต็อก' })
    const again = { version: saved.body.version, holidays: holidays.holidays }
    expect((await save('holidays', again)).status).toBe(200)
    expect(await daysOffered()).toEqual(before)
  })

  test('parts of the day with cut-offs of their own are what the checkout offers, and what an order must choose', async () => {
    const { rounds } = await profile()
    const slots = [
      { slot: '16-20', cutOffMinute: 14 * 60, daysBefore: 0 },
      { slot: '08-12', cutOffMinute: 11 * 60, daysBefore: 1 },
    ]
    const saved = await save('rounds', { ...rounds, slots })
    expect(saved.status).toBe(200)
    const { body } = await ask('api/checkout/options', {
      token: customer as string,
      body: { kind: 'normal' },
    })
    // At noon the evening of today is open, and of tomorrow only the evening.
    expect(body.days.slice(0, 3)).toMatchObject([
      { day: '2026-11-16', slots: ['16-20'] },
      { day: '2026-11-17', slots: ['16-20'] },
      { day: '2026-11-18', slots: ['08-12', '16-20'] },
    ])
    const [code = ''] = await findProductCodes(saleUnit)
    const order = await bodyFor(customer as string, callers.customer, { lines: [{ P_Code: code, qty1: 40 }] })
    expect((await place(customer as string, order)).body.Code).toBe('checkout.noDay')
    expect(
      (await place(customer as string, { ...order, deliverOn: '2026-11-16', slot: '16-20' })).status,
    ).toBe(200)
    expect((await save('rounds', { ...rounds, version: saved.body.version })).status).toBe(200)
    expect((await daysOffered())[0]).toBe('2026-11-17')
  })

  test('a round that is cut off after it left is told at its place', async () => {
    const { rounds } = await profile()
    const slots = [{ slot: '08-12', cutOffMinute: 9 * 60, daysBefore: 0 }]
    const { status, body } = await save('rounds', { ...rounds, slots })
    expect([status, body.Fields[0].Field]).toEqual([400, 'slots.08-12'])
  })
})

test('hours are shown where centres are listed, and not sent with every page', async () => {
  const { hours } = await profile()
  const sunday = [{ weekday: 0, opens: 600, closes: 720 }]
  expect((await save('hours', { version: hours.version, hours: sunday })).status).toBe(200)
  const all = await ask('authen/customer/dcs/all', { method: 'GET', token: customer as string })
  expect(all.body.find((each: { SaleUnit: string }) => each.SaleUnit === saleUnit).OpeningHours).toEqual(
    sunday,
  )
  const own = await ask('authen/user/dcs', { method: 'GET', token: customer as string })
  expect(own.body[0].OpeningHours).toBeUndefined()
})

test('the minimum of a centre holds in the checkout at once, and taken back the network’s does', {
  timeout: 30_000,
}, async () => {
  const { terms } = await profile()
  const minimumOf = async () =>
    (await ask('api/checkout/options', { token: customer as string, body: { kind: 'normal' } })).body
      .minimumOrder
  const network = await minimumOf()
  const first = await save('terms', { ...terms, network: undefined, minimum: 777.5 })
  expect(first.status).toBe(200)
  // Without a process that listens, settings are read again within five seconds.
  const becomes = (minimum: number) =>
    vi.waitFor(async () => expect(await minimumOf()).toBe(minimum), { timeout: 8_000, interval: 200 })
  await becomes(777.5)
  expect((await save('terms', { ...terms, network: undefined, minimum: 5 })).body.Code).toBe(
    'merchantCentre.stale',
  )
  const wrong = await save('terms', { version: first.body.version, fee: -1, freeFrom: null, minimum: null })
  expect(wrong.body.Fields).toMatchObject([{ Field: 'fee' }])
  const back = { version: first.body.version, fee: null, freeFrom: null, minimum: null }
  expect((await save('terms', back)).status).toBe(200)
  await becomes(network)
})

describe('bank accounts', () => {
  const account = (accountNumber: string) => ({
    ...{
      bankCode: '014',
      accountNumber,
      accountName: 'บริษัทใหม่ จำกัด',
      promptPayId: '0812345678',
      billerId: '',
    },
  })
  test('need the password of whoever changes them; a wrong one changes nothing', async () => {
    const { accounts } = await profile()
    const body = { version: accounts.version, accounts: [account('1112223334')] }
    const refused = await save('accounts', { ...body, password: 'wrong' })
    expect([refused.body.Code, refused.body.Fields[0].Field]).toEqual([
      'merchantCentre.wrongPassword',
      'password',
    ])
    expect((await profile()).accounts).toEqual(accounts)
  })

  test('changed, they are logged, told to every owner of the centre, and what a customer pays to', async () => {
    const { accounts } = await profile()
    const body = {
      version: accounts.version,
      accounts: [account('1112223334'), ...accounts.accounts],
      password,
    }
    expect((await save('accounts', body)).status).toBe(200)
    const [line] = (await logged('accounts')).slice(-1)
    expect(line).toMatchObject({
      username: 'manager01',
      after: { accounts: [{ accountNumber: '1112223334' }, {}] },
    })
    const told = await rows<{ order_number: string }>(
      `select order_number from outbox where sale_unit = $1 and topic = 'accounts-changed'`,
      [saleUnit],
    )
    const owners = await rows(`select from staff_centres where sale_unit = $1 and role = '8'`, [saleUnit])
    expect(told.length).toBe(owners.length)
    expect(told.map(({ order_number }) => order_number.split(' ')[1])).toContain('owner01')
    const [code = ''] = await findProductCodes(saleUnit)
    const order = await bodyFor(customer as string, callers.customer, {
      ...{ lines: [{ P_Code: code, qty1: 40 }], payment: 'BANK' },
    })
    const { orderNumber } = (await place(customer as string, order)).body
    const paying = await ask(`api/orders/pay-to?orderNumber=${orderNumber}`, {
      ...{ method: 'GET', token: customer as string },
    })
    expect(paying.body.accounts[0]).toMatchObject({ bankCode: '014', accountNumber: '1112223334' })
  })

  test('are not saved without a change: nobody is told of nothing', async () => {
    const { accounts } = await profile()
    const count = async () => (await logged('accounts')).length
    const before = await count()
    expect((await save('accounts', { ...accounts, password })).status).toBe(200)
    expect(await count()).toBe(before)
  })
})

describe('areas', () => {
  const area = (more: object = {}) => ({
    ...{ version: '', id: '', nameTh: 'ภูเก็ต', nameEn: 'Phuket', fee: 120, freeFrom: null, minimum: 1_000 },
    ...{ weekdays: null, cutOffMinute: null, active: true, places: ['83000', '83100 ตำบลราไวย์'], ...more },
  })
  test('a new one is added at the end with its places as they are registered', async () => {
    const { status, body } = await save('area', area())
    expect(status).toBe(200)
    const { areas } = (await profile()).areas
    expect(areas.at(-1)).toMatchObject({ id: body.id, fee: 120, places: ['83000', '83100 ราไวย์'] })
    expect((await logged('area added')).at(-1)).toMatchObject({
      after: { nameEn: 'Phuket', minimum: 100_000 },
    })
    expect((await save('area', area())).body.Fields).toMatchObject([{ Field: 'nameTh' }, { Field: 'nameEn' }])
  })

  test('a place the post office does not know is told, and nothing is saved', async () => {
    const { body } = await save('area', area({ nameTh: 'อื่น', nameEn: 'Other', places: ['83000 ลาดยาว'] }))
    expect(body.Fields).toMatchObject([{ Field: 'places' }])
    expect((await profile()).areas.areas.map(({ nameEn }: { nameEn: string }) => nameEn)).not.toContain(
      'Other',
    )
  })

  test('one is changed only as it was seen, put in order, and removed', async () => {
    const { areas, version } = (await profile()).areas
    const phuket = areas.find(({ nameEn }: { nameEn: string }) => nameEn === 'Phuket')
    const changed = await save('area', { ...phuket, fee: null })
    expect(changed.status).toBe(200)
    expect((await save('area', { ...phuket, fee: 1 })).body.Code).toBe('merchantCentre.stale')
    const ids = [
      phuket.id,
      ...areas.map(({ id }: { id: string }) => id).filter((id: string) => id !== phuket.id),
    ]
    expect((await save('area/order', { version, ids })).status).toBe(200)
    expect((await profile()).areas.areas[0].id).toBe(phuket.id)
    expect((await save('area/order', { version, ids })).body.Code).toBe('merchantCentre.stale')
    expect((await save('area/remove', { id: phuket.id, version: changed.body.version })).status).toBe(200)
    expect((await save('area/remove', { id: phuket.id, version: changed.body.version })).status).toBe(404)
    expect((await save('area', { ...phuket, fee: 1 })).body.Code).toBe('merchantCentre.noArea')
  })

  test('places are found by postcode and by name in both languages', async () => {
    const find = async (text: string) =>
      (
        await ask(`api/merchant/centre/places?saleUnit=${saleUnit}&text=${encodeURIComponent(text)}`, {
          ...{ method: 'GET' as const, token: manager as string },
        })
      ).body.places.map(({ place }: { place: string }) => place)
    expect(await find('83130')).toEqual(expect.arrayContaining(['83130', '83130 ราไวย์']))
    expect(await find('แขวงลาดยาว')).toEqual(expect.arrayContaining(['10900', '10900 ลาดยาว']))
    expect(await find('rawai')).toContain('83130 ราไวย์')
    expect(await find('ร')).toEqual([])
  })
})

describe('photos', () => {
  async function send(bytes: Buffer) {
    const form = new FormData()
    form.set('saleUnit', saleUnit)
    form.set('picture', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png')
    const request = new Request('http://shop.test', { method: 'POST', body: form })
    const answer = await app.inject({
      ...{ method: 'POST', url: '/rest/api/merchant/centre/photo' },
      headers: {
        authorization: `Bearer ${manager}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return answer.json()
  }
  test('are re-encoded, shown first of all as customers see them, and tidied away when taken out', async () => {
    const drawn = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#f00' } })
      .withExif({ IFD0: { Copyright: 'secret' } })
      .png()
      .toBuffer()
    const { name } = await send(drawn)
    expect((await sharp(storage.shown.get(name)).metadata()).exif).toBeUndefined()
    expect((await send(Buffer.from('no picture'))).Code).toBe('merchantCentre.notPicture')
    const { photos } = await profile()
    const saved = await save('photos', { version: photos.version, photos: [name, ...photos.photos] })
    expect(saved.status).toBe(200)
    const { body } = await ask('authen/user/dcs', { method: 'GET', token: customer as string })
    expect(body[0].PHOTO_PATH).toBe(name)
    await tidyPictures(db, storage, new Date(testNow.getTime() + 9 * 86_400_000))
    expect(storage.shown.has(name)).toBe(true)
    const stolen = await save('photos', { version: saved.body.version, photos: ['centres/non01.webp'] })
    expect(stolen.body.Fields).toMatchObject([{ Field: 'photos' }])
    expect((await save('photos', { version: saved.body.version, photos: photos.photos })).status).toBe(200)
    await tidyPictures(db, storage, new Date(testNow.getTime() + 9 * 86_400_000))
    expect(storage.shown.has(name)).toBe(false)
  })
})

describe('closing', () => {
  const reason = { reasonTh: 'ปรับปรุงคลัง', reasonEn: 'Works at the warehouse', reopensOn: '2026-12-01' }
  test('only an owner with the password closes, and says why', async () => {
    expect((await save('close', { ...reason, password }, manager)).status).toBe(403)
    expect((await save('close', { ...reason, reasonTh: ' ', password }, owner)).body.Fields).toMatchObject([
      { Field: 'reasonTh' },
    ])
    expect(
      (await save('close', { ...reason, reopensOn: '2026-11-16', password }, owner)).body.Fields,
    ).toMatchObject([{ Field: 'reopensOn' }])
    expect((await save('close', { ...reason, password: 'wrong' }, owner)).body.Code).toBe(
      'merchantCentre.wrongPassword',
    )
    expect((await profile()).closed).toBeNull()
  })

  test('closed, nobody orders there, customers are told why, staff work on; opened, all is as before', async () => {
    const facts = (
      await ask(`api/merchant/centre/closing?saleUnit=${saleUnit}`, { method: 'GET', token: owner as string })
    ).body
    expect(facts.openOrders).toBeGreaterThan(0)
    expect(facts.otherCentres).toBe(5)
    const [code = ''] = await findProductCodes(saleUnit)
    const order = await bodyFor(customer as string, callers.customer, { lines: [{ P_Code: code, qty1: 40 }] })
    expect((await save('close', { ...reason, password }, owner)).status).toBe(200)
    expect((await save('close', { ...reason, password }, owner)).body.Code).toBe('merchantCentre.isClosed')
    expect((await place(customer as string, order)).body.Code).toBe('identity.centreClosed')
    const told = await ask(`authen/customer/dcs/closed?saleUnit=${saleUnit}`, {
      method: 'GET',
      token: owner as string,
    })
    expect(told.body.closed).toMatchObject({ reasonEn: 'Works at the warehouse', reopensOn: '2026-12-01' })
    expect((await profile()).closed).toMatchObject({ reasonTh: 'ปรับปรุงคลัง' })
    const orders = await ask(`api/merchant/orders?saleUnit=${saleUnit}`, {
      method: 'GET',
      token: owner as string,
    })
    expect(orders.status).not.toBe(403)
    expect((await save('open', { password: 'wrong' }, owner)).body.Code).toBe('merchantCentre.wrongPassword')
    expect((await save('open', { password }, owner)).status).toBe(200)
    expect((await place(await tokenFor(callers.customer), order)).status).toBe(200)
    expect((await logged('closed')).at(-1)).toMatchObject({ username: 'owner01', after: reason })
    expect(await logged('opened')).toHaveLength(1)
  })
})
