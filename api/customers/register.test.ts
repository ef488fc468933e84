import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeSealer } from '#api/kit/sealer.ts'
import { passTime } from '#checks/tools/pass-time.ts'
import { callers, memoryStorage, type TestCaller, testApi, testSecret } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { photo, rightCode, testRegistration } from '#checks/tools/test-registration.ts'

const sent: string[] = []
const sms = {
  name: 'pretend',
  request: async (mobile: string) => {
    sent.push(mobile)
    return { token: mobile, reference: 'REF1' }
  },
  verify: async (_token: string, code: string) => code === rightCode,
}
const storage = memoryStorage()
const mails: { to: string; text: string }[] = []
const sendMail = async (to: string, _subject: string, text: string) => void mails.push({ to, text })
const api = await testApi({ gateways: { sms, sendMail }, storage })
const { ask, db, pool, tokenFor } = api
const { register } = testRegistration(api)

async function set(key: string, value: string, saleUnit = '*') {
  await pool.query(
    `insert into settings (sale_unit, key, value, changed_by) values ($1, $2, $3, 'test')
     on conflict (sale_unit, key) do update set value = excluded.value`,
    [saleUnit, key, value],
  )
  // Settings are cached for five seconds.
  passTime(5_000)
}

const customerOf = async (mobile: string) =>
  (
    await pool.query(
      'select c.*, a.email, a.email_wanted, a.name as person from customers c join accounts a on a.id = c.account_id where a.mobile = $1',
      [mobile],
    )
  ).rows

describe('a shop that registers', () => {
  test('waits for approval with everything it said, and its consent by version', async () => {
    const { status, body } = await register(
      '0911000001',
      { email: 'shop@example.co.th', saleCode: 'sales01', dist: 'bkk01' },
      { shopImage: photo, taxImage: photo },
    )
    expect([status, body]).toEqual([
      200,
      {
        status: 'pending',
        customerCode: expect.stringMatching(/^C\d{4}$/),
        saleUnit: 'BKK01',
        signedIn: null,
        linked: null,
      },
    ])
    const [row] = await customerOf('0911000001')
    expect(row).toMatchObject({
      name: 'ร้านป้าแดง',
      person: 'แดง ใจดี',
      email: null,
      email_wanted: 'shop@example.co.th',
      status: 'pending',
      customer_type: 'RT',
      store_type: 'GR',
      sale_code: 'sales01',
      setup_done: false,
    })
    const addressRows = await pool.query(
      'select * from addresses where sale_unit = $1 and customer_code = $2',
      ['BKK01', row.code],
    )
    expect(addressRows.rows).toMatchObject([
      {
        type: 'C',
        is_default: true,
        subdistrict: 'ลาดยาว',
        postcode: '10900',
        lat: 13.84,
        phone: '0911000001',
      },
    ])
    const consents = await pool.query('select * from consents where account_id = $1', [row.account_id])
    expect(consents.rows).toMatchObject([
      { purpose: 'service', version: '1.0', given: true, channel: 'register' },
    ])
    expect(consents.rows[0].text_hash).toMatch(/^[0-9a-f]{64}$/)
  })

  test('has its photos written anew: the front public in two sizes, the card private, nothing of the camera left', async () => {
    await register('0911000002', {}, { shopImage: photo, taxImage: photo })
    const [row] = await customerOf('0911000002')
    const [full, half, card] = [
      storage.shown.get(row.shop_photo),
      storage.shown.get(row.shop_photo.replace('.webp', '@half.webp')),
      storage.hidden.get(row.card_photo),
    ]
    expect(await sharp(full).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 })
    expect(await sharp(half).metadata()).toMatchObject({ format: 'webp', width: 800 })
    expect((await sharp(full).metadata()).exif).toBeUndefined()
    expect(Buffer.from(card ?? '').includes('SECRET OWNER')).toBe(false)
    expect([...storage.shown.keys()].some((name) => name.includes('cards'))).toBe(false)
  })

  test('can be signed in to once it was approved, and then is led through its first steps', async () => {
    await register('0911000003')
    const [{ code }] = await customerOf('0911000003')
    const login = () => ask('authen/user/login', { body: { username: '0911000003', password: 'Sangdai#1' } })
    expect((await login()).body.Code).toBe('identity.pending')
    const owner = await tokenFor(callers.owner)
    await ask('api/merchant/customer/approve', {
      token: owner,
      body: { code, saleUnit: 'BKK01', approve: true },
    })
    const first = await login()
    expect(first.body).toMatchObject({ firstTime: true })
    const looked = await ask('authen/customer/setup', { method: 'GET', token: first.body.token })
    expect(looked.body).toMatchObject({
      done: false,
      shop: { name: 'ร้านป้าแดง' },
      lineLinked: false,
      deliveryWeekdays: 126,
    })
    await ask('authen/customer/setup/done', { token: first.body.token })
    expect((await login()).body).toMatchObject({ firstTime: false })
  })

  test('that came by LINE is linked while it still waits, once; an old ticket costs it nothing', async () => {
    const ticket = await makeSealer(testSecret, () => testNow).sign(
      'link a sign-in',
      { of: 'customer', provider: 'line', subject: 'U1', name: 'ป้าแดง' },
      900,
    )
    expect((await register('0911000041', { linkTicket: ticket })).body).toMatchObject({
      status: 'pending',
      linked: 'line',
    })
    expect((await register('0911000042', { linkTicket: ticket })).body).toMatchObject({
      status: 'pending',
      linked: null,
    })
    const { rows } = await pool.query(
      `select a.mobile, l.name from linked_identities l join accounts a on a.id = l.account_id where l.subject = 'U1'`,
    )
    expect(rows).toEqual([{ mobile: '0911000041', name: 'ป้าแดง' }])
  })

  test('is not linked to the sign-in of the member of staff at whose computer it registers', async () => {
    const ticket = await makeSealer(testSecret, () => testNow).sign(
      'link a sign-in',
      { of: 'staff', provider: 'line', subject: 'U2', name: 'เซลส์' },
      900,
    )
    expect((await register('0911000043', { linkTicket: ticket })).body).toMatchObject({
      status: 'pending',
      linked: null,
    })
    const linkTo = async (caller: TestCaller) =>
      (await ask('authen/external/link', { token: await tokenFor(caller), body: { ticket } })).body
    expect(await linkTo(callers.customer)).toMatchObject({ Code: 'signin.oldTicket' })
    expect(await linkTo(callers.owner)).toMatchObject({ provider: 'line' })
  })

  test('joins the default centre when its link names one that does not exist', async () => {
    expect((await register('0911000004', { dist: 'NOWHERE' })).body.saleUnit).toBe('BKK01')
    expect((await register('0911000005', { dist: 'NON01' })).body.saleUnit).toBe('NON01')
  })

  test('is not credited to a salesperson of another centre', async () => {
    await register('0911000006', { dist: 'NON01', saleCode: 'sales01' })
    expect((await customerOf('0911000006'))[0].sale_code).toBeNull()
    await register('0911000007', { dist: 'NON01', saleCode: 'owner01' })
    expect((await customerOf('0911000007'))[0].sale_code).toBe('owner01')
    const options = await ask('authen/customer/register/options?dist=NON01&saleCode=sales01', {
      method: 'GET',
    })
    expect(options.body).toMatchObject({ open: true, centre: { saleUnit: 'NON01' }, salesperson: null })
  })

  test('is told the first name of a salesperson, and nothing of anybody else who works here', async () => {
    await pool.query(
      `update staff_centres set sale_code = 'S-77' where sale_unit = 'BKK01' and username = 'sales01'`,
    )
    const messageFor = async (saleCode: string) =>
      (await ask(`authen/customer/register/options?dist=BKK01&saleCode=${saleCode}`, { method: 'GET' })).body
        .salesperson
    expect(await messageFor('S-77')).toEqual({ saleCode: 'S-77', name: 'ต้น' })
    for (const someone of ['sales01', 'owner01', 'manager01', 'supervisor01', 'nobody'])
      expect(await messageFor(someone), someone).toBeNull()
    await pool.query(
      `update staff_centres set sale_code = 'sales01' where sale_unit = 'BKK01' and username = 'sales01'`,
    )
  })
})

describe('an e-mail address typed into the form', () => {
  const salesman = 'salesman@evil.example'
  const owner = async () => tokenFor(callers.owner)
  let known = 0

  test('gets no code to reset the password, until a code sent there was entered by the shop', async () => {
    await register('0911000050', { email: salesman })
    const [{ code }] = await customerOf('0911000050')
    await ask('api/merchant/customer/approve', {
      token: await owner(),
      body: { code, saleUnit: 'BKK01', approve: true },
    })
    const reset = () =>
      ask('authen/otp/request', { body: { mobileNo: '0911000050', purpose: 'reset', channel: 'backup' } })
    const before = sent.length
    expect((await reset()).status).toBe(200)
    expect(mails).toEqual([])
    expect(sent.slice(before)).toEqual(['0911000050'])

    const { token } = (
      await ask('authen/user/login', { body: { username: '0911000050', password: 'Sangdai#1' } })
    ).body
    expect((await ask('authen/customer/detail', { token })).body).toMatchObject({
      email: '',
      emailWanted: salesman,
    })
    expect((await ask('authen/customer/export', { token })).body).toMatchObject({
      Email: '',
      EmailUnconfirmed: salesman,
    })
    const { confirm } = (
      await ask('authen/customer/update', {
        token,
        body: { CUSTOMERNAME: 'ร้านป้าแดง', Email: 'own@shop.example', TAXNO: '' },
      })
    ).body
    const entered = { requestId: confirm.requestId, code: /\d{6}/.exec(mails.at(-1)?.text ?? '')?.[0] }
    expect((await ask('authen/customer/email/confirm', { token, body: entered })).body).toEqual({
      email: 'own@shop.example',
    })
    await reset()
    expect(mails.at(-1)?.to).toBe('own@shop.example')
    expect(mails.map(({ to }) => to)).not.toContain(salesman)
  })

  test('of a shop that registered before this rule waits too, unless a code proved it; a demo shop keeps its own', async () => {
    const mobiles = ['0911000061', '0911000062']
    for (const mobile of mobiles) await register(mobile, { email: `${mobile}@shop.example` })
    await pool.query(`update accounts set email = email_wanted, email_wanted = null where mobile = any($1)`, [
      mobiles,
    ])
    await pool.query(
      `insert into otp_requests (id, purpose, mobile, channel, gateway, gateway_token, reference, created_at, expires_at, used_at)
       values (gen_random_uuid(), 'email', $1, 'email', 'mail', $1 || '@shop.example', 'ABCD', now(), now(), now())`,
      [mobiles[1]],
    )
    await pool.query(await readFile('database/migrations/0021-addresses-wait-for-their-code.sql', 'utf8'))
    const { rows } = await pool.query(
      `select email, email_wanted from accounts where mobile = any($1) order by mobile`,
      [['0810000001', ...mobiles]],
    )
    expect(rows).toEqual([
      { email: 'somsri@example.com', email_wanted: null },
      { email: null, email_wanted: '0911000061@shop.example' },
      { email: '0911000062@shop.example', email_wanted: null },
    ])
  })

  test.each([
    ['that the provider has verified counts at once', 'Shop@Gmail.example', 'shop@gmail.example', true],
    ['other than the verified one waits', salesman, 'shop@gmail.example', false],
    ['that the provider only names waits', 'shop@gmail.example', undefined, false],
  ])('%s', async (_what, email, provenEmail, counts) => {
    const subject = crypto.randomUUID()
    const ticket = {
      of: 'customer',
      provider: 'google',
      subject,
      name: 'ป้าแดง',
      ...(provenEmail ? { provenEmail } : {}),
    }
    const linkTicket = await makeSealer(testSecret, () => testNow).sign('link a sign-in', ticket, 900)
    const mobile = `091100020${++known}`
    expect((await register(mobile, { email, linkTicket })).body).toMatchObject({ linked: 'google' })
    const [row] = await customerOf(mobile)
    expect([row.email, row.email_wanted]).toEqual(counts ? [email, null] : [null, email])
  })
})
describe('at the same moment', () => {
  test('of two registrations of one number, one wins and the other is told', async () => {
    const before = storage.shown.size
    const answers = await Promise.all([register('0911000020'), register('0911000020')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.Message).toBe(
      'Mobile No 0911000020 is already exist.',
    )
    expect(await customerOf('0911000020')).toHaveLength(1)
    expect(storage.shown.size).toBe(before + 2)
  })

  test('twelve shops of one centre get twelve codes without a gap', async () => {
    const mobiles = Array.from({ length: 12 }, (_, at) => `09110001${String(at).padStart(2, '0')}`)
    const answers = await Promise.all(mobiles.map((mobile) => register(mobile, { dist: 'CNX01' })))
    expect(answers.map(({ status }) => status)).toEqual(mobiles.map(() => 200))
    const numbers = answers.map(({ body }) => Number(body.customerCode.slice(1))).sort((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at))
  })
})

describe('by setting', () => {
  test('a shop is let in at once, signed in and ready for its first steps', async () => {
    await set('REGISTER_APPROVAL', 'N')
    const { body } = await register('0911000030')
    expect(body).toMatchObject({
      status: 'active',
      signedIn: { firstTime: true, user: { CUSTOMERNAME: 'ร้านป้าแดง', SALEUNIT: 'BKK01' } },
    })
    const profile = await ask('authen/customerProfile', { token: body.signedIn.token })
    expect(profile.body.user.MOBILENO).toBe('0911000030')
  }, 20_000)

  test('nobody registers, and the form says so before anyone fills it in', async () => {
    await set('REGISTER', 'N')
    expect((await ask('authen/customer/register/options', { method: 'GET' })).body.open).toBe(false)
    expect((await register('0911000031')).body.Code).toBe('customers.registerClosed')
    expect(await db.selectFrom('accounts').select('id').where('mobile', '=', '0911000031').execute()).toEqual(
      [],
    )
  }, 20_000)
})
