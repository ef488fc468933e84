import { expect, test } from 'vitest'
import type { Gateways } from '#api/gateways/gateways.ts'
import { hashPassword } from '#api/identity/passwords.ts'
import { testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { rightCode, testRegistration, validForm } from '#checks/tools/test-registration.ts'
import { type NewCentre, openCentre } from './open-centre.ts'

const gateways: Gateways = {
  sms: {
    name: 'test',
    request: async () => ({ token: 'test', reference: 'TEST' }),
    verify: async (_token, code) => code === rightCode,
  },
  sendMail: async () => {},
}
const api = await testApi({ gateways })
const { ask, db, pool } = api
const { register } = testRegistration(api)

const lampang = { province: 'ลำปาง', district: 'เมืองลำปาง', subdistrict: 'สบตุ๋ย', postcode: '52100' }
const centre = (change: Partial<NewCentre> = {}): NewCentre => ({
  ...{ nameTh: 'ศูนย์ลำปาง', nameEn: 'Lampang Centre', shortName: 'ลำปาง', address: '1 ถนนสุเรนทร์' },
  ...{ place: lampang, lat: 18.28, lng: 99.48, phone: '054000107', taxNumber: '' },
  owner: {
    ...{ username: 'lampang01', name: 'คำปัน', mobile: '0890000101', email: '', passwordHash: 'none' },
  },
  ...change,
})
const open = (change: Partial<NewCentre> = {}) =>
  db.transaction().execute((tx) => openCentre(tx, centre(change), testNow))

test('a shop registers at a new centre and its first order is placed, the owner having added a product', async () => {
  const passwordHash = await hashPassword('Sangdai#1', 15)
  const owner = {
    ...{ username: 'lampang00', name: 'คำปัน', mobile: '0890000100', email: '', passwordHash },
  }
  const saleUnit = await open({ owner })
  expect(saleUnit).toBe('LPG01')
  const signedIn = await ask('authen/merchant/login', {
    body: { username: 'lampang00', password: 'Sangdai#1' },
  })
  expect(signedIn.status).toBe(200)
  const token = signedIn.body.token
  const product = {
    ...{ saleUnit, P_Code: 'RICE5', PRODUCTNAME: 'ข้าวสาร 5 กก.', UNIT1: 'BAG', UNIT1NAME: 'ถุง' },
    ...{ UNIT1RATE: 1, UNIT2RATE: 0, STOCK_ITEM: 'N', PRICE1: 400, PRICETYPE1: 1 },
  }
  const saved = await ask('api/products/pc/save', { token, body: product })
  expect([saved.status, saved.body.Fields]).toEqual([200, undefined])

  const mobileNo = '0890000102'
  const shop = { ...lampang, lat: 18.281, lng: 99.481, address: '9 ถนนฉัตรไชย' }
  const registered = await register(mobileNo, { ...validForm, ...shop })
  expect(registered.body).toMatchObject({ status: 'pending', saleUnit })
  const approved = await ask('api/merchant/customer/approve', {
    token,
    body: { saleUnit, code: registered.body.customerCode, approve: true, why: '' },
  })
  expect(approved.status).toBe(200)
  const shopper = await ask('authen/user/login', { body: { username: mobileNo, password: 'Sangdai#1' } })
  const { bodyFor, place } = testOrdering(api)
  const order = { lines: [{ P_Code: 'RICE5', qty1: 2 }] }
  const customer = { saleUnit, customerCode: registered.body.customerCode }
  const { rows: addresses } = await pool.query('select id from addresses where sale_unit = $1', [saleUnit])
  const [to] = addresses
  const body = await bodyFor(shopper.body.token, customer, order)
  const placed = await place(shopper.body.token, { ...body, shipTo: to.id, billTo: to.id })
  expect([placed.status, placed.body]).toMatchObject([200, { total: 860 }])
})

test('two centres of a province opened at once get two codes', async () => {
  const place = { province: 'แพร่', district: 'เมืองแพร่', subdistrict: 'ในเวียง', postcode: '54000' }
  const openFor = (username: string) =>
    open({ place, owner: { ...centre().owner, username } as NewCentre['owner'] })
  expect((await Promise.all(['phrae01', 'phrae02', 'phrae03'].map(openFor))).sort()).toEqual([
    ...['PRE01', 'PRE02', 'PRE03'],
  ])
})

test('a taken code or user name opens nothing', async () => {
  const count = async () => (await pool.query('select count(*)::int as n from centres')).rows[0].n
  const before = await count()
  await expect(open({ saleUnit: 'BKK01' })).rejects.toMatchObject({ code: 'newCentres.codeTaken' })
  const owner = { ...centre().owner, username: 'owner01' } as NewCentre['owner']
  await expect(open({ owner })).rejects.toMatchObject({ code: 'newCentres.usernameTaken' })
  expect(await count()).toBe(before)
})

test('a new centre delivers in its own district alone and says the network’s own privacy policy', async () => {
  await pool.query(
    `update contents set body_th = 'นโยบายของเรา' where sale_unit = 'BKK01' and code = 'PDPA_001'`,
  )
  const owner = { username: 'owner01', isKnown: true } as const
  const saleUnit = await open({
    owner,
    bankAccount: { bankCode: '004', accountNumber: '1234567890', accountName: 'ลำปาง' },
  })
  const rows = async (text: string) => (await pool.query(text, [saleUnit])).rows
  expect(await rows(`select body_th from contents where sale_unit = $1 and code = 'PDPA_001'`)).toEqual([
    { body_th: 'นโยบายของเรา' },
  ])
  expect(
    await rows(`select distinct postcode from delivery_area_places where sale_unit = $1 order by 1`),
  ).toEqual([{ postcode: '52000' }, { postcode: '52100' }])
  expect(await rows('select role, sale_code from staff_centres where sale_unit = $1')).toEqual([
    { role: '8', sale_code: 'owner01' },
  ])
  expect(await rows('select account_name from bank_accounts where sale_unit = $1')).toHaveLength(1)
})
