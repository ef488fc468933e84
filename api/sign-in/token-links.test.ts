import { createHmac, randomUUID } from 'node:crypto'
import { exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { callers, testApi, testSecret } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'

const issuer = 'https://partner.example'
const keys = await generateKeyPair('ES256', { extractable: true })
const others = await generateKeyPair('ES256')
const pem = await exportSPKI(keys.publicKey)
let time = testNow
/** Messages to customers' phones, by channel. */
const sent: { way: 'line' | 'sms'; to: string; text: string }[] = []
let lineWorks = true
const { ask, tokenFor, pool } = await testApi({
  now: () => time,
  gateways: {
    sms: { name: 'silent', request: async () => ({ token: '', reference: '' }), verify: async () => false },
    sendMail: async () => {},
    sendSms: async (to, text) => void sent.push({ way: 'sms', to, text }),
    pushLine: async (to, text) => {
      if (!lineWorks) throw new Error('LINE answered 500')
      sent.push({ way: 'line', to, text })
    },
    partner: () => ({ issuer, keys: pem }),
  },
})
beforeEach(async () => {
  time = testNow
  lineWorks = true
  sent.length = 0
  await pool.query('delete from attempts')
  await pool.query('delete from linked_identities')
})

const enter = (token: string, kind: 'link' | 'partner') =>
  ask('authen/user/login/token', { body: { token, kind } })
const sendLink = async (
  caller: (typeof callers)[keyof typeof callers] = callers.salesperson,
  code = 'C0001',
) =>
  ask('api/merchant/customer/tokenlink', {
    token: await tokenFor(caller),
    body: { code, saleUnit: 'BKK01' },
    locale: 'en',
  })
/** The token of the link that was just sent to the customer's phone. */
async function receiveLink(): Promise<string> {
  await sendLink()
  return /https:\/\/shop\.test\/login\/auth\/token\?token=(\S+)$/.exec(sent.at(-1)?.text ?? '')?.[1] ?? ''
}
const linkLine = () =>
  pool.query(
    `insert into linked_identities (provider, subject, account_id, name)
     select 'line', $1, account_id, 'สมศรี' from customers where sale_unit = 'BKK01' and code = 'C0001'`,
    [lineId],
  )
const lineId = `U${'0'.repeat(32)}`
const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000)

describe('a token link', () => {
  test('signs the customer in once; looking at it first costs nothing', async () => {
    const token = await receiveLink()
    expect((await ask('authen/token/look', { body: { token, kind: 'link' } })).body.name).toContain('สมศรี')
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(token, 'link')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status === 200)?.body.user).toMatchObject({
      CUSTOMERCODE: 'C0001',
      SALEUNIT: 'BKK01',
    })
    expect(answers.filter(({ body }) => body.Code === 'signin.deadLink')).toHaveLength(4)
    expect((await ask('authen/token/look', { body: { token, kind: 'link' } })).body.Code).toBe(
      'signin.deadLink',
    )
  })

  test('runs out after a quarter of an hour', async () => {
    const token = await receiveLink()
    time = minutes(15)
    expect((await enter(token, 'link')).body.Code).toBe('signin.deadLink')
  })

  test('opens no other door, and no other slip opens this one', async () => {
    const token = await receiveLink()
    expect((await ask('authen/customerProfile', { token })).status).toBe(401)
    expect((await enter(token, 'partner')).body.Code).toBe('signin.badPartnerToken')
    expect((await enter(await tokenFor(callers.customer), 'link')).body.Code).toBe('signin.deadLink')
    const forged = await new SignJWT({ saleUnit: 'BKK01', code: 'C0001' })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('token link')
      .setJti(randomUUID())
      .setExpirationTime(Math.floor(testNow.getTime() / 1000) + 60)
      .sign(createHmac('sha256', testSecret).update('token:user').digest())
    expect((await enter(forged, 'link')).body.Code).toBe('signin.deadLink')
  })

  test('cannot be made for a customer who waits for approval', async () => {
    expect((await sendLink(callers.supervisor, 'C0003')).body.Code).toBe('identity.pending')
    expect(sent).toEqual([])
  })

  test('goes to the customer’s LINE if it is linked, to their number if it is not, or if LINE fails', async () => {
    const until = minutes(15).toISOString()
    expect((await sendLink()).body).toEqual({ sentBy: 'sms', to: '081-xxx-0001', until })
    await linkLine()
    expect((await sendLink()).body).toEqual({ sentBy: 'line', to: '', until })
    lineWorks = false
    expect((await sendLink()).body).toEqual({ sentBy: 'sms', to: '081-xxx-0001', until })
    expect(sent.map(({ way, to }) => [way, to])).toEqual([
      ['sms', '0810000001'],
      ['line', lineId],
      ['sms', '0810000001'],
    ])
  })

  test('that cannot be sent by anything is refused with the reason', async () => {
    const mute = await testApi()
    const token = await mute.tokenFor(callers.salesperson)
    expect(
      await mute.ask('api/merchant/customer/tokenlink', {
        token,
        body: { code: 'C0001', saleUnit: 'BKK01' },
        locale: 'en',
      }),
    ).toMatchObject({
      status: 409,
      body: { Code: 'signin.noWayToSend', Message: expect.stringContaining('no SMS gateway') },
    })
  })

  test('is sent to one customer three times in a quarter of an hour, whoever asks', async () => {
    const staff = [callers.salesperson, callers.supervisor, callers.manager, callers.owner]
    const answers = []
    for (const caller of staff) answers.push((await sendLink(caller)).status)
    expect(answers).toEqual([200, 200, 200, 429])
    expect(sent).toHaveLength(3)
  })

  test('is told to the customer: who had it sent, and whether it was used', async () => {
    await pool.query('delete from sign_in_links')
    const token = await receiveLink()
    time = minutes(1)
    await sendLink(callers.supervisor)
    await enter(token, 'link')
    const { body } = await ask('authen/customer/tokenlinks', { token: await tokenFor(callers.customer) })
    const { rows } = await pool.query(
      `select username, name from staff where username in ('sales01', 'supervisor01') order by 1`,
    )
    expect(body).toEqual([
      { MadeBy: rows[1].name, MadeAt: minutes(1).toISOString(), SentBy: 'sms', UsedAt: null },
      {
        MadeBy: rows[0].name,
        MadeAt: testNow.toISOString(),
        SentBy: 'sms',
        UsedAt: minutes(1).toISOString(),
      },
    ])
    expect((await ask('authen/customer/tokenlinks', { token: await tokenFor(callers.agent) })).body).toEqual(
      [],
    )
  })

  test('opens nothing in another centre when its own no longer serves the customer', async () => {
    const token = await receiveLink()
    await pool.query(`update customers set status = 'inactive' where sale_unit = 'BKK01' and code = 'C0001'`)
    expect((await enter(token, 'link')).body.Code).toBe('identity.inactive')
    await pool.query(`update customers set status = 'active' where sale_unit = 'BKK01' and code = 'C0001'`)
  })
})

type Change = {
  sub?: string
  iss?: string
  aud?: string
  iat?: number
  exp?: number
  jti?: string | null
  key?: CryptoKey
  claims?: object
}
const seconds = Math.floor(testNow.getTime() / 1000)

function partnerToken({
  sub = '0810000001',
  iss = issuer,
  aud = 'sangdai',
  iat = seconds,
  exp = seconds + 120,
  jti,
  key,
  claims,
}: Change = {}) {
  const token = new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuer(iss)
    .setAudience(aud)
    .setSubject(sub)
    .setIssuedAt(iat)
  if (jti !== null) token.setJti(jti ?? randomUUID())
  return token.setExpirationTime(exp).sign(key ?? keys.privateKey)
}

describe('partner sign-on', () => {
  test('lets the partner’s customer in, once', async () => {
    const token = await partnerToken()
    expect((await ask('authen/token/look', { body: { token, kind: 'partner' } })).body.name).toContain('สมศรี')
    const entered = await enter(token, 'partner')
    expect(entered.body.user.MOBILENO).toBe('0810000001')
    // An ordinary session may change its centre.
    expect((await ask('authen/swapdc/NON01', { method: 'GET', token: entered.body.token })).status).toBe(200)
    expect(await enter(token, 'partner')).toMatchObject({
      status: 400,
      body: { Code: 'signin.badPartnerToken' },
    })
  })

  test('a number nobody has leads to registering', async () => {
    expect((await enter(await partnerToken({ sub: '0899999999' }), 'partner')).body.Code).toBe(
      'signin.unknownToPartner',
    )
  })

  test('who waits for approval is told so', async () => {
    expect((await enter(await partnerToken({ sub: '0810000004' }), 'partner')).body.Code).toBe(
      'identity.pending',
    )
  })

  test.each<[string, () => Promise<string>]>([
    [
      'unsigned',
      async () =>
        new UnsecuredJWT({ sub: '0810000001', jti: randomUUID() })
          .setIssuer(issuer)
          .setAudience('sangdai')
          .setIssuedAt(seconds)
          .setExpirationTime(seconds + 60)
          .encode(),
    ],
    ['signed by someone else', () => partnerToken({ key: others.privateKey })],
    [
      'signed with the public key as a secret',
      () =>
        new SignJWT({ sub: '0810000001', jti: randomUUID() })
          .setProtectedHeader({ alg: 'HS256' })
          .setIssuer(issuer)
          .setAudience('sangdai')
          .setIssuedAt(seconds)
          .setExpirationTime(seconds + 60)
          .sign(new TextEncoder().encode(pem)),
    ],
    ['another issuer', () => partnerToken({ iss: 'https://evil.example' })],
    ['for another shop', () => partnerToken({ aud: 'elsewhere' })],
    ['expired', () => partnerToken({ iat: seconds - 200, exp: seconds - 80 })],
    ['from the future', () => partnerToken({ iat: seconds + 3600, exp: seconds + 3700 })],
    ['made to live for a day', () => partnerToken({ exp: seconds + 86_400 })],
    ['issued long ago, still living', () => partnerToken({ iat: seconds - 3600, exp: seconds + 60 })],
    ['without an id', () => partnerToken({ jti: null })],
    ['with an id too short to be unique', () => partnerToken({ jti: '1' })],
    ['a number that is none', () => partnerToken({ sub: "' or 1=1 --" })],
    ['rubbish', async () => 'a.b.c'],
    ['an access token of our own', () => tokenFor(callers.customer)],
  ])('%s: refused', async (_name, forge) => {
    expect(await enter(await forge(), 'partner')).toMatchObject({
      status: 400,
      body: { Code: 'signin.badPartnerToken' },
    })
  })

  test('without a partner in the environment nobody comes in this way', async () => {
    const alone = await testApi()
    expect(
      (await alone.ask('authen/user/login/token', { body: { token: await partnerToken(), kind: 'partner' } }))
        .body.Code,
    ).toBe('signin.noPartner')
  })

  test('one address cannot try tokens for long', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 70 }, async () => (await enter('a.b.c', 'partner')).status),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })
})
