import { expect, test } from 'vitest'
import type { Gateways } from '#api/gateways/gateways.ts'
import { passTime } from '#checks/tools/pass-time.ts'
import { callers, memoryStorage, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { photo, rightCode } from '#checks/tools/test-registration.ts'
import { defaultSettings } from '#shop/settings/settings.ts'
import { eraseRejected } from './erase-application.ts'

type Api = Awaited<ReturnType<typeof testApi>>

const person = { name: 'สมหญิง ขายดี', email: '', password: 'Sangdai#1' }
const wantedCentre = {
  ...{ distName: 'ศูนย์ขายส่งลำปาง', distNameEn: 'Lampang Wholesale', distShortName: 'ลำปาง' },
  ...{ address: '12 ถนนบุญวาทย์', lat: 18.29, lon: 99.49, taxNo: '' },
  ...{ provinceId: 'ลำปาง', ampherId: 'เมืองลำปาง', townId: 'สวนดอก', zipCode: '52100' },
}

/** Merchants who apply, each from an address of their own, since attempts are counted by it. */
function testApplications({ app }: Pick<Api, 'app'>) {
  let addresses = 10
  const from = () => ({ remoteAddress: `10.3.${Math.floor(++addresses / 250)}.${addresses % 250}` })
  async function codeFor(mobileNo: string): Promise<string> {
    const payload = { mobileNo, purpose: 'register' }
    return (await app.inject({ method: 'POST', url: '/rest/authen/otp/request', payload, ...from() })).json()
      .requestId
  }
  /** `change` is of the whole request, `who` of the person in it. */
  async function apply(mobileNo: string, change: object = {}, who: object = {}) {
    const payload = {
      ...{ RequestId: await codeFor(mobileNo), Code: rightCode, PolicyVersion: '1.0' },
      ...{ Saleman: { ...person, mobileNo, ...who }, SelectedDists: ['BKK01'], ...change },
    }
    const headers = { 'accept-language': 'en' }
    const url = '/rest/api/merchant/register'
    const answer = await app.inject({ method: 'POST', url, payload, headers, ...from() })
    return { status: answer.statusCode, body: answer.json() }
  }
  async function upload(token: string, files: Record<string, Buffer>, saleUnit = '') {
    const form = new FormData()
    form.set('saleUnit', saleUnit)
    for (const [name, bytes] of Object.entries(files))
      form.set(name, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg')
    const request = new Request('http://shop.invalid', { method: 'POST', body: form })
    const answer = await app.inject({
      ...{ method: 'POST', url: '/rest/api/merchant/dist/uploadimage', ...from() },
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        authorization: `Bearer ${token}`,
        'accept-language': 'en',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  return { apply, upload }
}

const messages: { to: string; text: string }[] = []
const gateways: Gateways = {
  sms: {
    name: 'test',
    request: async () => ({ token: 'test', reference: 'TEST' }),
    verify: async (_token, code) => code === rightCode,
  },
  sendMail: async () => {},
  sendSms: async (to, text) => void messages.push({ to, text }),
}
const storage = memoryStorage()
const api = await testApi({ gateways, storage })
const { ask, tokenFor, pool, db } = api
const { apply, upload } = testApplications(api)
const owner = await tokenFor(callers.owner)
const newest = async () =>
  (await pool.query(`select * from merchant_applications order by id desc limit 1`)).rows[0]
const decide = (id: string, change: object = {}, token = owner) =>
  ask('api/merchant/applications/decide', { token, body: { id, approve: true, ...change }, locale: 'en' })
const open = { SelectedDists: [], DistributionCenter: wantedCentre }

test('who joins a centre is nobody there until the owner approves, and then has the role that was given', async () => {
  const applied = await apply('0870000001', {}, { username: 'Somying.K', email: 'somying@example.com' })
  expect(applied.body).toMatchObject({
    ...{ Token: expect.any(String), NewDistributionCenter: null },
    User: { mobileNo: '0870000001', username: 'somying.k' },
  })
  const signIn = () =>
    ask('authen/merchant/login', { body: { username: 'somying.k', password: 'Sangdai#1' } })
  expect((await signIn()).body.Code).toBe('identity.wrongSignIn')
  const { id } = await newest()
  expect((await decide(id, { role: '4' })).body).toEqual({ saleUnits: ['BKK01'] })
  expect((await signIn()).body.user).toMatchObject({ role: { RoleCode: '4' }, selectedDist: 'BKK01' })
  expect(messages.at(-1)).toMatchObject({ to: '0870000001', text: expect.stringContaining('somying.k') })
  expect(await newest()).toMatchObject({ state: 'approved', password_hash: null, decided_by: 'owner01' })
})

test('a new centre opens with names that the owner corrected, its bank account and its pictures', async () => {
  const bank = { bankcode: '004', accountid: '123-4-56789-0', bank_ac_name: 'ลำปางขายส่ง' }
  const applied = await apply('0870000002', { ...open, BankAccount: bank })
  expect(applied.body.NewDistributionCenter).toEqual({ saleUnit: 'LPG01', distName: 'ศูนย์ขายส่งลำปาง' })
  const token = applied.body.Token
  expect((await upload(token, { taxImage: photo, shopImage: photo }, 'LPG01')).body).toEqual({
    ...{ taxImage: true, shopImage: true, logoImage: false },
  })
  expect(storage.shown.size).toBe(0)
  const { id } = await newest()
  const detail = await ask(`api/merchant/applications/${id}`, { method: 'GET', token: owner })
  expect(detail.body).toMatchObject({
    ...{ kind: 'open', pictures: ['taxImage', 'shopImage'], bankAccount: { accountNumber: '1234567890' } },
    centre: { saleUnit: 'LPG01', pin: { lat: 18.29, lng: 99.49 }, postcode: '52100' },
  })
  expect(JSON.stringify(detail.body)).not.toContain('argon2')
  expect((await decide(id, { nameTh: 'ลำปางขายส่ง', saleUnit: 'LPG09' })).body.saleUnits).toEqual(['LPG09'])
  const { rows } = await pool.query(
    `select name_th, name_en, photo, phone from centres where sale_unit = 'LPG09'`,
  )
  expect(rows).toMatchObject([{ name_th: 'ลำปางขายส่ง', name_en: 'Lampang Wholesale', phone: '0870000002' }])
  expect(storage.shown.has(rows[0].photo)).toBe(true)
  const { body } = await ask('authen/merchant/login', {
    body: { username: '0870000002', password: 'Sangdai#1' },
  })
  expect(body.user).toMatchObject({ role: { RoleCode: '8' }, selectedDist: 'LPG09' })
  const own = await ask('api/merchant/application', { method: 'GET', token })
  expect(own.body).toMatchObject({ state: 'approved', username: '0870000002' })
})

test('of two owners at the same moment one decides, and the other is told who', async () => {
  await apply('0870000003')
  const { id } = await newest()
  const both = await Promise.all([decide(id), decide(id, { approve: false, why: 'ข้อมูลไม่ครบ' })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ Code: 'applications.decided' })
})

test('an owner of one centre decides who joins it, but neither new centres nor those who want others too', async () => {
  await pool.query(`insert into staff (username, name, password_hash) values ('cnxowner', 'x', 'x')`)
  await pool.query(
    `insert into staff_centres (sale_unit, username, role, sale_code) values ('CNX01', 'cnxowner', '8', 'cnxowner')`,
  )
  const token = await tokenFor({ kind: 'merchant', role: '8', saleUnit: 'CNX01', username: 'cnxowner' })
  const seen = async () =>
    (await ask('api/merchant/applications/list', { token })).body.applications.map(
      ({ id }: { id: string }) => id,
    )
  await apply('0870000004', open)
  const newCentre = await newest()
  await apply('0870000005', { SelectedDists: ['CNX01', 'BKK01'] })
  const both = await newest()
  await apply('0870000006', { SelectedDists: ['cnx01'] })
  const mine = await newest()
  expect(await seen()).toEqual([mine.id])
  expect((await ask('api/merchant/applications/waiting', { method: 'GET', token })).body).toEqual({
    count: 1,
  })
  for (const { id } of [newCentre, both]) {
    expect((await decide(id, {}, token)).body.Code).toBe('applications.notYours')
    for (const path of [id, `${id}/taxImage`])
      expect((await ask(`api/merchant/applications/${path}`, { method: 'GET', token })).status).toBe(403)
  }
  expect((await decide(mine.id, { role: '8' }, token)).status).toBe(200)
})

test('who approves cannot give a centre that was not asked for', async () => {
  await apply('0870000007', { SelectedDists: ['BKK01', 'NON01'] })
  const { id } = await newest()
  expect((await decide(id, { saleUnits: ['CNX01'] })).body.Code).toBe('applications.noCentre')
  expect((await decide(id, { saleUnits: ['NON01', 'CNX01'] })).body).toEqual({ saleUnits: ['NON01'] })
})

test('a later application of a number replaces the one that waits, whose token and pictures are gone', async () => {
  const first = await apply('0870000008', open)
  await upload(first.body.Token, { taxImage: photo }, first.body.NewDistributionCenter.saleUnit)
  const before = await newest()
  expect(storage.hidden.has(before.tax_photo)).toBe(true)
  const second = await apply('0870000008', open)
  expect(second.status).toBe(200)
  expect(storage.hidden.has(before.tax_photo)).toBe(false)
  const { rows } = await pool.query(
    'select state, name, mobile, centre from merchant_applications where id = $1',
    [before.id],
  )
  expect(rows).toEqual([{ state: 'replaced', name: '', mobile: '', centre: null }])
  expect((await ask('api/merchant/application', { method: 'GET', token: second.body.Token })).status).toBe(
    200,
  )
  passTime(1_000)
  expect((await ask('api/merchant/application', { method: 'GET', token: first.body.Token })).status).toBe(401)
  expect((await decide(before.id)).body.Code).toBe('applications.replaced')
})

test('two forms of one number at once leave one that waits', async () => {
  const both = await Promise.all([apply('0870000009', open), apply('0870000009', open)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const { rows } = await pool.query(
    `select count(*)::int as n from merchant_applications where mobile = '0870000009' and state = 'waiting'`,
  )
  expect(rows[0].n).toBe(1)
})

test('only who proved the number is told that it is known, or inactive', async () => {
  const wrong = await apply('0810000101', { Code: '000000' })
  expect(wrong.body.Code).toBe('identity.wrongCode')
  await pool.query(`update staff set mobile = '0810000101' where username = 'sales01'`)
  expect((await apply('0810000101')).body.Message).toBe('Mobile No 0810000101 is already exist.')
  await pool.query(`update staff set active = false where username = 'sales01'`)
  expect((await apply('0810000101')).body.Message).toBe(
    'User with mobile no 0810000101 is being inactive. Please contact administrator',
  )
})

test('a user name that staff or another applicant has is refused at its field', async () => {
  const taken = await apply('0870000010', {}, { username: 'owner01' })
  expect(taken.body).toMatchObject({ Code: 'newCentres.usernameTaken', Fields: [{ Field: 'username' }] })
  const waiting = await Promise.all([
    apply('0870000011', {}, { username: 'samename' }),
    apply('0870000012', {}, { username: 'samename' }),
  ])
  expect(waiting.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('wrong fields are named, and cost no code', async () => {
  const wrong = await apply(
    '0870000013',
    {
      ...{ SelectedDists: [], BankAccount: { bankcode: '004', accountid: '', bank_ac_name: '' } },
      DistributionCenter: { ...wantedCentre, distName: ' ', townId: 'ลาดยาว', taxNo: '1234567890123' },
    },
    { email: 'x', password: 'weak', confirmPassword: 'other', username: 'ก' },
  )
  expect(wrong.status).toBe(400)
  expect(wrong.body.Fields.map(({ Field }: { Field: string }) => Field).sort()).toEqual(
    [
      ...['accountid', 'bank_ac_name', 'confirmPassword', 'distName', 'email', 'password', 'taxNo', 'townId'],
      'username',
    ].sort(),
  )
  const { rows } = await pool.query(`select used_at from otp_requests where mobile = '0870000013'`)
  expect(rows).toEqual([{ used_at: null }])
  expect((await apply('0870000014', { SelectedDists: ['NONE'] })).body.Fields[0].Field).toBe('SelectedDists')
})

test('the applicant’s token opens nothing but the own application, and a file that is no picture is refused', async () => {
  const { body } = await apply('0870000015', open)
  const token = body.Token
  const { saleUnit } = body.NewDistributionCenter
  for (const [path, method] of [
    ['authen/customerProfile', 'POST'],
    ['authen/merchantProfile', 'POST'],
    ['api/merchant/applications/list', 'POST'],
    ['api/customers/list', 'GET'],
    ['authen/otp/request', 'POST'],
  ] as const)
    expect((await ask(path, { method, token })).status, path).toBe(403)
  expect((await upload(token, { shopImage: photo }, 'BKK01')).status).toBe(403)
  expect((await upload(token, { shopImage: Buffer.from('no picture') }, saleUnit)).body).toMatchObject({
    Message: 'Upload image failed',
    Fields: [{ Field: 'shopImage' }],
  })
  expect((await newest()).shop_photo).toBe(null)
})

test('an owner changes the pictures of their own centre, and of no other', async () => {
  expect((await upload(owner, { shopImage: photo, logoImage: photo }, 'CNX01')).status).toBe(403)
  expect((await upload(owner, { shopImage: photo, logoImage: photo }, 'BKK01')).body).toMatchObject({
    ...{ shopImage: true, logoImage: true },
  })
  const { rows } = await pool.query(`select photo, logo from centres where sale_unit = 'BKK01'`)
  expect([storage.shown.has(rows[0].photo), storage.shown.has(rows[0].logo)]).toEqual([true, true])
})

test('each look at the card is in the log before it is shown', async () => {
  const { body } = await apply('0870000016', open)
  await upload(body.Token, { taxImage: photo }, body.NewDistributionCenter.saleUnit)
  const { id } = await newest()
  const look = await ask(`api/merchant/applications/${id}/taxImage`, { method: 'GET', token: owner })
  expect(look.body.type).toBe('image/webp')
  const { rows } = await pool.query(
    `select username, what from network_activity where kind = 'application' and subject = $1`,
    [id],
  )
  expect(rows).toEqual([{ username: 'owner01', what: 'card seen' }])
  expect(
    (await ask(`api/merchant/applications/${id}/logoImage`, { method: 'GET', token: owner })).status,
  ).toBe(404)
})

test('the data of a rejected merchant goes after the set time, with the pictures', async () => {
  const { body } = await apply('0870000017', open)
  await upload(body.Token, { taxImage: photo }, body.NewDistributionCenter.saleUnit)
  const { id, tax_photo: file } = await newest()
  expect((await decide(id, { approve: false })).body.Code).toBe('applications.noReason')
  expect((await decide(id, { approve: false, why: 'เอกสารไม่ชัด' })).status).toBe(200)
  expect(messages.at(-1)?.text).toContain('เอกสารไม่ชัด')
  const after = (days: number) =>
    eraseRejected({
      ...{ db, storage, settings: async () => defaultSettings },
      now: new Date(testNow.getTime() + days * 86_400_000 + 1),
    })
  await after(29)
  expect(storage.hidden.has(file)).toBe(true)
  expect(await after(30)).toBeGreaterThan(0)
  expect(storage.hidden.has(file)).toBe(false)
  const { rows } = await pool.query(
    'select state, name, mobile, centre, why from merchant_applications where id = $1',
    [id],
  )
  expect(rows).toEqual([{ state: 'rejected', name: '', mobile: '', centre: null, why: 'เอกสารไม่ชัด' }])
  const list = await ask('api/merchant/applications/list', { token: owner, body: { state: 'rejected' } })
  expect(list.body.applications.find((each: { id: string }) => each.id === id)).toMatchObject({
    isErased: true,
  })
})

test('the only owner of all centres still owns the network after opening somebody else’s', async () => {
  await pool.query('delete from network_owners')
  await pool.query(`update centres set active = sale_unit in ('BKK01', 'NON01')`)
  await apply('0870000018', open)
  expect((await decide((await newest()).id)).status).toBe(200)
  const { rows } = await pool.query('select username from network_owners')
  expect(rows).toEqual([{ username: 'owner01' }])
})

test('without a pin nobody approves before setting one; closed by a setting nobody applies', async () => {
  await apply('0870000019', { ...open, DistributionCenter: { ...wantedCentre, lat: null, lon: null } })
  const { id } = await newest()
  expect((await decide(id)).body.Code).toBe('applications.noPin')
  expect((await decide(id, { pin: { lat: 18.3, lng: 99.5 } })).status).toBe(200)
  const closed = await testApi({ gateways })
  await closed.pool.query(
    `insert into settings (sale_unit, key, value, changed_by) values ('*', 'MERCHANT_REGISTER', 'N', 'x')`,
  )
  expect((await testApplications(closed).apply('0870000020')).body.Code).toBe('applications.closed')
})

test('the centres to join are found by name or place, 72 at most, without the own ones', async () => {
  await pool.query('update centres set active = true')
  const find = async (query: string, token?: string) =>
    (await ask(`api/merchant/dist?${query}`, { method: 'GET', ...(token ? { token } : {}) })).body.map(
      ({ SaleUnit }: { SaleUnit: string }) => SaleUnit,
    )
  expect((await find('lat=18.79&lng=98.98'))[0]).toBe('CNX01')
  expect(await find('text=ภูเก็ต')).toEqual(['HKT01'])
  expect(await find('text=nowhere')).toEqual([])
  expect((await ask('api/merchant/dist?take=73', { method: 'GET' })).status).toBe(400)
  const others = await find('dcWithoutSaleman=true', owner)
  expect(others).toContain('CNX01')
  expect(others).not.toContain('BKK01')
  const { body } = await ask('api/merchant/bank', { method: 'GET' })
  expect(body[0]).toEqual({ bankcode: '002', bankname: 'ธนาคารกรุงเทพ', bankname_en: 'Bangkok Bank' })
})
