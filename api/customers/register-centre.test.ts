import { describe, expect, test } from 'vitest'
import { passTime } from '#checks/tools/pass-time.ts'
import { testApi } from '#checks/tools/test-api.ts'
import { rightCode, testRegistration } from '#checks/tools/test-registration.ts'

const sms = {
  name: 'pretend',
  request: async (mobile: string) => ({ token: mobile, reference: 'REF1' }),
  verify: async (_token: string, code: string) => code === rightCode,
}
const api = await testApi({ gateways: { sms, sendMail: async () => {} } })
const { ask, pool } = api
const { register } = testRegistration(api)
const set = (saleUnit: string, key: string, value: string) =>
  pool.query(`insert into settings (sale_unit, key, value, changed_by) values ($1, $2, $3, 'test')`, [
    saleUnit,
    key,
    value,
  ])
await set('CNX01', 'REGISTER_APPROVAL', 'N')

const place = (
  province: string,
  district: string,
  subdistrict: string,
  postcode: string,
  lat: number | null,
  lng: number | null,
) => ({
  ...{ province, district, subdistrict, postcode },
  ...{ lat, lng },
})
const chiangMai = place('เชียงใหม่', 'เมืองเชียงใหม่', 'สุเทพ', '50200', 18.79, 98.95)
const nearNonthaburi = place('นนทบุรี', 'เมืองนนทบุรี', 'บางกระสอ', '11000', 13.861, 100.498)
const nearBangkok = place('นนทบุรี', 'เมืองนนทบุรี', 'บางกระสอ', '11000', 13.83, 100.558)
const chiangRai = place('เชียงราย', 'เมืองเชียงราย', 'เวียง', '57000', null, null)

const chiangMaiQuery = { postcode: '50200', subdistrict: 'สุเทพ' }
const options = async (query: Record<string, string>) =>
  (await ask(`authen/customer/register/options?${new URLSearchParams(query)}`, { method: 'GET' })).body

let mobiles = 0
const nextMobile = () => `09120000${String(++mobiles).padStart(2, '0')}`

describe('a shop that registers without a link', () => {
  test.each([
    ['in Chiang Mai becomes a customer of Chiang Mai', chiangMai, 'CNX01'],
    ['where two centres deliver becomes one of the nearer', nearNonthaburi, 'NON01'],
    ['and from the other side of the other', nearBangkok, 'BKK01'],
  ])('%s', async (_what, address, saleUnit) => {
    expect(await register(nextMobile(), address)).toMatchObject({ status: 200, body: { saleUnit } })
  })

  test('by a link becomes a customer of that centre, wherever it lies', async () => {
    expect(await register(nextMobile(), { ...chiangMai, dist: 'BKK01' })).toMatchObject({
      status: 200,
      body: { saleUnit: 'BKK01' },
    })
  })

  test('where nobody delivers is told so, and which centre is the nearest', async () => {
    const mobile = nextMobile()
    const english = await register(mobile, chiangRai)
    expect(english).toMatchObject({ status: 409, body: { Code: 'customers.noCentreServes' } })
    expect(english.body.Message).toContain('Chiang Mai Centre')
    expect((await register(nextMobile(), chiangRai, undefined, 'th')).body.Message).toContain(
      'ศูนย์กระจายสินค้าเชียงใหม่',
    )
    expect((await pool.query('select from accounts where mobile = $1', [mobile])).rowCount).toBe(0)
  })

  test('may ask that nearest centre, which decides, even where nobody waits for approval', async () => {
    expect(await register(nextMobile(), { ...chiangRai, askNearest: true })).toMatchObject({
      status: 200,
      body: { status: 'pending', saleUnit: 'CNX01', signedIn: null },
    })
    expect(await register(nextMobile(), chiangMai)).toMatchObject({
      status: 200,
      body: { status: 'active', saleUnit: 'CNX01' },
    })
  })
})

test('a shop that signs in while it waits is told which centre decides', async () => {
  const mobileNo = nextMobile()
  await register(mobileNo, { ...chiangRai, askNearest: true })
  const { body } = await ask('authen/user/login', { body: { username: mobileNo, password: 'Sangdai#1' } })
  expect(body).toMatchObject({ Code: 'identity.pending', Details: { saleUnit: 'CNX01' } })
})

describe('before the form is sent it can be asked', () => {
  test.each<[string, Record<string, string>, string, string, boolean]>([
    ['which centre serves the address', chiangMaiQuery, 'CNX01', 'address', true],
    [
      'that none does, and which is the nearest',
      { postcode: '57000', subdistrict: 'เวียง' },
      'CNX01',
      'nearest',
      false,
    ],
    [
      'which centre the link names, and that it does not deliver there',
      { dist: 'HKT01', ...chiangMaiQuery },
      'HKT01',
      'link',
      false,
    ],
    ['or that it does', { dist: 'CNX01', ...chiangMaiQuery }, 'CNX01', 'link', true],
    ['and without an address which centre guests see', {}, 'BKK01', 'default', true],
  ])('%s', async (_what, query, saleUnit, chosenBy, delivers) => {
    expect(await options(query)).toMatchObject({ open: true, centre: { saleUnit }, chosenBy, delivers })
  })
})

describe('in a network', () => {
  test('that has set up no areas, new shops join the default centre as before', async () => {
    await pool.query('delete from delivery_areas')
    expect(await register(nextMobile(), chiangMai)).toMatchObject({
      status: 200,
      body: { saleUnit: 'BKK01' },
    })
  })

  test('that names one centre for all new shops, the setting wins', async () => {
    await set('*', 'REGISTER_DEFAULT_DIST', 'KKC01')
    // Settings are cached for five seconds.
    passTime(5_000)
    expect((await options(chiangMaiQuery)).centre.saleUnit).toBe('KKC01')
    expect(await register(nextMobile(), chiangMai)).toMatchObject({
      status: 200,
      body: { saleUnit: 'KKC01' },
    })
  })
})
