import { expect, test } from 'vitest'
import { sandboxAddresses, sandboxClients } from '../addresses.ts'
import { openSandbox, post, readJson, type TestSandbox } from '../test-sandbox.ts'

const mobile = '0812345678'
const minutes = 60_000
const { key, secret } = sandboxClients.thaiBulkSms
const keys = { api_key: 'sandbox', secret_key: 'sandbox' }

function thaiBulkSms({ origin }: TestSandbox) {
  const base = sandboxAddresses(origin).thaiBulkSms
  return {
    request: (msisdn = mobile) => post(`${base}/v2/otp/request`, { key, secret, msisdn }),
    verify: (token: unknown, pin: unknown) => post(`${base}/v2/otp/verify`, { key, secret, token, pin }),
  }
}

function smsMkt({ origin }: TestSandbox) {
  const base = sandboxAddresses(origin).smsMkt
  return {
    send: (body = {}) =>
      readJson(post(`${base}/api/otp-send`, { project_key: 'sandbox', phone: mobile, ...body }, keys)),
    validate: (body: Record<string, unknown>) => readJson(post(`${base}/api/otp-validate`, body, keys)),
  }
}

const wrongPin = (pin: string | undefined) => (pin === '000000' ? '000001' : '000000')
const refused = (message: string) => ({ code: 400, errors: [{ detail: message, message }] })

test('ThaiBulkSMS sends a PIN to the inbox only, and finds it right once', async () => {
  const world = await openSandbox()
  const gateway = thaiBulkSms(world)
  const sent = await readJson(gateway.request('66812345678'))
  const [sms] = world.inbox.list('+66 81 234 5678')
  expect(sent).toEqual({ status: 'success', token: expect.stringMatching(/^\w{32}$/), refno: sms?.ref })
  expect(sms).toMatchObject({
    kind: 'sms',
    to: mobile,
    text: `รหัส OTP ของคุณคือ ${sms?.code} (รหัสอ้างอิง ${sms?.ref})`,
  })
  expect(sms?.code).toMatch(/^\d{6}$/)

  const wrong = await gateway.verify(sent.token, wrongPin(sms?.code))
  expect([wrong.status, await readJson(wrong)]).toEqual([400, refused('Code is invalid.')])
  expect(await readJson(gateway.verify(sent.token, sms?.code))).toEqual({
    status: 'success',
    message: 'Code is correct.',
  })
  expect(await readJson(gateway.verify(sent.token, sms?.code))).toEqual(refused('Code used already'))
})

test('a PIN is right only with its own token', async () => {
  const world = await openSandbox()
  const gateway = thaiBulkSms(world)
  const first = await readJson(gateway.request())
  const firstPin = world.inbox.list(mobile)[0]?.code
  let second = await readJson(gateway.request())
  while (world.inbox.list(mobile)[0]?.code === firstPin) second = await readJson(gateway.request())
  expect(await readJson(gateway.verify(second.token, firstPin))).toEqual(refused('Code is invalid.'))
  expect(await readJson(gateway.verify(first.token, firstPin))).toMatchObject({ status: 'success' })
  expect(await readJson(gateway.verify('nobody', firstPin))).toEqual(refused('Token is invalid.'))
})

test('a PIN lives five minutes', async () => {
  const world = await openSandbox()
  const gateway = thaiBulkSms(world)
  const early = await readJson(gateway.request())
  const earlyPin = world.inbox.list()[0]?.code
  world.wait(5 * minutes - 5_000)
  const late = await readJson(gateway.request())
  expect(await readJson(gateway.verify(early.token, earlyPin))).toMatchObject({ status: 'success' })
  const latePin = world.inbox.list()[0]?.code
  world.wait(5 * minutes)
  expect(await readJson(gateway.verify(late.token, latePin))).toEqual(refused('Token is expire.'))
})

test('ThaiBulkSMS takes forms, and refuses wrong keys and numbers without sending', async () => {
  const world = await openSandbox()
  const url = `${sandboxAddresses(world.origin).thaiBulkSms}/v2/otp/request`
  expect((await post(url, new URLSearchParams({ key, secret, msisdn: mobile }))).status).toBe(200)
  expect(await readJson(post(url, { key, secret: 'guess', msisdn: mobile }))).toEqual(
    refused('Application not found.'),
  )
  expect((await post(url, { key, secret, msisdn: '021234567' })).status).toBe(400)
  expect((await post(url, { key, secret })).status).toBe(400)
  expect(world.inbox.list()).toHaveLength(1)
})

test('SMSMKT answers 200 with a code of its own: right, wrong, used, expired', async () => {
  const world = await openSandbox()
  const gateway = smsMkt(world)
  const sent = await gateway.send({ ref_code: 'WXYZ' })
  const [sms] = world.inbox.list(mobile)
  expect(sent).toEqual({
    code: '000',
    detail: 'OK.',
    result: { token: expect.any(String), ref_code: 'WXYZ' },
  })
  const { token } = sent.result as { token: string }
  const right = { code: '000', detail: 'OK.', result: { status: true } }
  const wrong = { code: '000', detail: 'OK.', result: { status: false } }
  expect(await gateway.validate({ token, otp_code: wrongPin(sms?.code) })).toEqual(wrong)
  expect(await gateway.validate({ token, otp_code: sms?.code, ref_code: 'ABCD' })).toEqual(wrong)
  expect(await gateway.validate({ token, otp_code: sms?.code, ref_code: 'WXYZ' })).toEqual(right)
  expect(await gateway.validate({ token, otp_code: sms?.code })).toMatchObject({ code: '5000' })
  expect(await gateway.validate({ token: 'nobody', otp_code: sms?.code })).toMatchObject({ code: '1006' })

  const later = (await gateway.send()).result as { token: string }
  world.wait(5 * minutes)
  expect(await gateway.validate({ token: later.token, otp_code: world.inbox.list()[0]?.code })).toMatchObject(
    { code: '5000' },
  )
})

test('SMSMKT refuses wrong keys and numbers', async () => {
  const world = await openSandbox()
  const url = `${sandboxAddresses(world.origin).smsMkt}/api/otp-send`
  const body = { project_key: 'sandbox', phone: mobile }
  expect(await readJson(post(url, body))).toMatchObject({ code: '1004' })
  expect(await readJson(post(url, body, { ...keys, secret_key: 'guess' }))).toMatchObject({ code: '1004' })
  expect(await readJson(post(url, { ...body, phone: '12' }, keys))).toMatchObject({ code: '107' })
  expect(world.inbox.list()).toEqual([])
})

test('switches make the gateways fail: once, while on, slowly, and too late', async () => {
  const world = await openSandbox()
  const gateway = thaiBulkSms(world)
  const flip = (body: Record<string, unknown>) => post(`${world.origin}/sandbox/switches`, body)
  await flip({ smsDown: 'once' })
  expect([(await gateway.request()).status, (await gateway.request()).status]).toEqual([500, 200])
  expect(await readJson(flip({ smsDown: true }))).toMatchObject({ smsDown: true, smsSlow: false })
  expect([(await gateway.request()).status, (await gateway.request()).status]).toEqual([500, 500])
  await flip({ smsDown: false, smsSlow: 'once' })
  const start = performance.now()
  const sent = await readJson(gateway.request())
  expect(performance.now() - start).toBeGreaterThan(290)
  await flip({ otpExpired: true })
  expect(await readJson(gateway.verify(sent.token, world.inbox.list()[0]?.code))).toEqual(
    refused('Token is expire.'),
  )
  expect((await flip({ moonDown: true })).status).toBe(400)
})
