import { describe, expect, test } from 'vitest'
import { sandboxAddresses, sandboxClients } from '#sandbox/addresses.ts'
import { openSandbox, post, type TestSandbox } from '#sandbox/test-sandbox.ts'
import { smsMkt, thaiBulkSms } from './sms-codes.ts'

const mobile = '0812345678'
const gateways = {
  ThaiBulkSMS: ({ origin }: TestSandbox, secret: string = sandboxClients.thaiBulkSms.secret) =>
    thaiBulkSms({ url: sandboxAddresses(origin).thaiBulkSms, key: sandboxClients.thaiBulkSms.key, secret }),
  SMSMKT: ({ origin }: TestSandbox, secret: string = sandboxClients.smsMkt.secretKey) =>
    smsMkt({
      url: sandboxAddresses(origin).smsMkt,
      key: sandboxClients.smsMkt.apiKey,
      secret,
      project: sandboxClients.smsMkt.projectKey,
    }),
}

describe.each(Object.entries(gateways))('%s', (_name, open) => {
  test('says right and wrong, also of a token it never gave', async () => {
    const world = await openSandbox()
    const gateway = open(world)
    const { token } = await gateway.request(mobile)
    const code = world.inbox.list(mobile)[0]?.code ?? ''
    expect(await gateway.verify(token, code === '000000' ? '000001' : '000000')).toBe(false)
    expect(await gateway.verify(crypto.randomUUID(), code)).toBe(false)
    expect(await gateway.verify(token, code)).toBe(true)
  })

  test('in trouble says nothing of the code: neither right nor wrong', async () => {
    const world = await openSandbox()
    const gateway = open(world)
    const { token } = await gateway.request(mobile)
    await post(`${world.origin}/sandbox/switches`, { smsDown: 'once' })
    await expect(gateway.verify(token, '000000')).rejects.toThrow('500')
    expect(await gateway.verify(token, world.inbox.list(mobile)[0]?.code ?? '')).toBe(true)
  })
})

test('SMSMKT: keys that it does not know are the shop’s fault, not a wrong code', async () => {
  const world = await openSandbox()
  await expect(gateways.SMSMKT(world, 'guess').verify('token', '000000')).rejects.toThrow('does not know us')
})
