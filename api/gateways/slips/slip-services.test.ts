import fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { drawSlip } from '#database/seeds/slips/draw-slips.ts'
import { sandboxAddresses, sandboxClients } from '#sandbox/addresses.ts'
import { openSandbox, post, readJson, type TestSandbox } from '#sandbox/test-sandbox.ts'
import { isOneOfAccounts } from '#shop/payments/same-account.ts'
import { billPayload, promptPayPayload } from '#shop/thai-qr/promptpay.ts'
import { slipCodeOf } from '#shop/thai-qr/slip-code.ts'
import { easySlip } from './easyslip.ts'
import { SlipServiceAway } from './slip-service.ts'
import { slipOk } from './slipok.ts'

const qr = promptPayPayload('0105559000014', 96_992)
const patience = 200
type Options = { key?: string; patience?: number }
const services = {
  EasySlip: ({ origin }: TestSandbox, options: Options = {}) =>
    easySlip({ url: sandboxAddresses(origin).easySlip, ...sandboxClients.easySlip, ...options }),
  SlipOK: ({ origin }: TestSandbox, options: Options = {}) =>
    slipOk({ url: sandboxAddresses(origin).slipOk, ...sandboxClients.slipOk, ...options }),
}

async function paySlip(world: TestSandbox, text = qr) {
  const paid = await readJson(post(`${sandboxAddresses(world.origin).bank}/pay.json`, { qr: text }))
  const [bankCode, reference] = [String(paid.bankCode), String(paid.reference)]
  const picture = new Uint8Array(await (await fetch(String(paid.slip))).arrayBuffer())
  return { bankCode, reference, picture, code: slipCodeOf({ bankCode, reference }) }
}

describe.each(Object.entries(services))('%s', (_name, open) => {
  test('vouches for a transfer: amount, time and receiver as the bank knows them', async () => {
    const world = await openSandbox({ drawSlip })
    const { code, picture, bankCode, reference } = await paySlip(world)
    const verdict = await open(world).verify(code, picture)
    expect(verdict).toMatchObject({ kind: 'genuine', amount: 96_992, bankCode, reference })
    if (verdict.kind !== 'genuine') return
    expect(Math.abs((verdict.paidAt?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(verdict.receiver.name).toBe('เจ้าของเลขพร้อมเพย์')
    expect(verdict.receiver.accounts.some((account) => isOneOfAccounts(account, ['0105559000014']))).toBe(
      true,
    )
    expect(JSON.parse(verdict.raw)).toMatchObject({ data: { transRef: reference } })
  })

  test('names the biller of a bill', async () => {
    const world = await openSandbox({ drawSlip })
    const { code, picture } = await paySlip(
      world,
      billPayload({ billerId: '010555900001400', ref1: 'PY1', amount: 100 }),
    )
    const verdict = await open(world).verify(code, picture)
    expect(verdict).toMatchObject({ kind: 'genuine', receiver: { accounts: ['010555900001400'] } })
  })

  test('does not vouch for a slip that no bank wrote', async () => {
    const world = await openSandbox({ drawSlip })
    const forged = { bankCode: '073', reference: '20261116FFFFFFFFFFFFFF' }
    const slip = { ...forged, amount: 96_992, paidAt: new Date(), refs: [] }
    const someone = { name: 'ใคร', account: 'x', bank: 'x' }
    const picture = await drawSlip({ ...slip, from: someone, to: someone })
    const verdict = await open(world).verify(slipCodeOf(forged), picture)
    expect(verdict.kind).toBe('unknown')
  })

  test('is away while it is down, too slow, or does not know us', async () => {
    const world = await openSandbox({ drawSlip })
    const { code, picture } = await paySlip(world)
    const flip = (body: Record<string, unknown>) => post(`${world.origin}/sandbox/switches`, body)
    await flip({ slipsDown: 'once' })
    await expect(open(world).verify(code, picture)).rejects.toThrow(SlipServiceAway)
    await flip({ slipsSlow: 'once' })
    await expect(open(world, { patience }).verify(code, picture)).rejects.toThrow(SlipServiceAway)
    await expect(open(world, { key: 'guess' }).verify(code, picture)).rejects.toThrow(SlipServiceAway)
    const next = await paySlip(world)
    expect((await open(world).verify(next.code, next.picture)).kind).toBe('genuine')
    await world.app.close()
    await expect(open(world).verify(code, picture)).rejects.toThrow(SlipServiceAway)
  })

  test('is not asked about a TrueMoney slip', async () => {
    const trueMoney = '00480002010102010203P2P0313TXN00012345670408250120249104b425'
    await expect(open(await openSandbox()).verify(trueMoney, new Uint8Array())).rejects.toThrow(
      SlipServiceAway,
    )
  })
})

test('EasySlip: a slip asked for twice is still genuine, for our own check decides on reuse', async () => {
  const world = await openSandbox({ drawSlip })
  const { code, picture } = await paySlip(world)
  const first = await services.EasySlip(world).verify(code, picture)
  const second = await services.EasySlip(world).verify(code, picture)
  expect(second).toEqual({ ...first, raw: expect.stringContaining('duplicate_slip') })
})

test('SlipOK: a slip sent twice is no success, nor is one beside the slip whose code was read', async () => {
  const world = await openSandbox({ drawSlip })
  const [mine, other] = [await paySlip(world), await paySlip(world)]
  expect((await services.SlipOK(world).verify(mine.code, other.picture)).kind).toBe('unknown')
  expect((await services.SlipOK(world).verify(mine.code, mine.picture)).kind).toBe('genuine')
  const again = await services.SlipOK(world).verify(mine.code, mine.picture)
  expect(again).toEqual({ kind: 'unknown', raw: expect.stringContaining('1012') })
})

/** A service that answers whatever it is told to. */
async function answering(status: number, body: unknown): Promise<string> {
  const app = fastify()
  app.addContentTypeParser('multipart/form-data', async () => undefined)
  app.all('/*', async (_request, reply) => reply.code(status).send(body))
  onTestFinished(() => app.close())
  return app.listen({ port: 0, host: '127.0.0.1' })
}

const code = slipCodeOf({ bankCode: '073', reference: 'AB12' })
const data = {
  success: true,
  transRef: 'AB12',
  sendingBank: '073',
  amount: 5,
  receiver: { displayName: 'ร้าน' },
}

test.each([
  [1012, 'unknown'],
  [1013, 'unknown'],
  [1014, 'unknown'],
  [1011, 'unknown'],
  [1003, 'away'],
  [1004, 'away'],
  [1009, 'away'],
  [1010, 'away'],
])('SlipOK’s code %i is %s, whatever status and data come with it', async (number, verdict) => {
  for (const status of [200, 400]) {
    const url = await answering(status, { success: true, code: number, data })
    const asked = slipOk({ url, key: 'k', branch: '1' })
      .verify(code, Uint8Array.of(1))
      .then(
        ({ kind }) => kind,
        (error) => (error instanceof SlipServiceAway ? 'away' : 'thrown'),
      )
    expect(await asked).toBe(verdict)
  }
})

test.each([
  [403, { status: 403, message: 'quota_exceeded' }],
  [404, { status: 404, message: 'slip_pending' }],
  [200, 'no JSON'],
  [200, { status: 200, data: { transRef: 'AB12', amount: { amount: 1.234 } } }],
  [200, {}],
])('EasySlip’s answer %i %o is no verdict', async (status, body) => {
  const service = easySlip({ url: await answering(status, body), key: 'k' })
  await expect(service.verify(code, new Uint8Array())).rejects.toThrow(SlipServiceAway)
})
