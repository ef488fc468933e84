import { expect, test, vi } from 'vitest'
import { sandboxAddresses, sandboxClients, sandboxMerchant } from '#sandbox/addresses.ts'
import { findPlayed, flip, paymentOf, press, typeCard } from '#sandbox/test-payments.ts'
import { openSandbox, post, type TestSandbox } from '#sandbox/test-sandbox.ts'
import { ProviderAway } from '../payment-provider.ts'
import { kbankCard } from './kbank-card.ts'

const good = '4111 1111 1111 1111'
const declined = '4000000000000002'
const frictionless = '5555555555554444'

function open({ origin }: TestSandbox, secretKey: string = sandboxClients.kbank.secretKey) {
  const url = sandboxAddresses(origin).kbank
  const { publicKey } = sandboxClients.kbank
  const access = (saleUnit: string) => ({
    ...{ url, uiUrl: url, publicKey, secretKey, merchantId: sandboxMerchant(saleUnit) },
  })
  const provider = kbankCard({ access, secretKeys: () => ['another', secretKey], timeLimit: 3_000 })
  const { charge, capture, letGo, form, readNotification } = provider
  if (!charge || !capture || !letGo || !form || !readNotification) throw new Error('a card can all of it')
  return { ...provider, charge, capture, letGo, form, readNotification }
}

async function begin(world: TestSandbox, number = good, amount = 123_456) {
  const provider = open(world)
  const payment = paymentOf(world, { amount })
  const token = await typeCard(world, number)
  const { reference, redirect } = await provider.charge(payment, token)
  const known = { ...payment, reference }
  const answer = (choice: string) => press(redirect ?? '', choice).then((page) => page.text())
  return { provider, payment: known, token, redirect, answer, inquire: () => provider.inquire(known) }
}

test('nothing is asked before there is a token; the form says what KBank’s script needs', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  const provider = open(world)
  const payment = paymentOf(world, { amount: 7_400 })
  expect(await provider.start(payment)).toMatchObject({ reference: null, redirect: null })
  expect(await provider.inquire(payment)).toMatchObject({ state: 'waiting' })
  expect(await provider.letGo(payment)).toMatchObject({ state: 'cancelled' })
  const form = provider.form(payment, 'ร้านทดสอบ')
  expect(form).toMatchObject({ kind: 'card', amount: '74.00', name: 'ร้านทดสอบ', orderId: null })
  const script = await fetch(form.script)
  expect([script.status, await script.text()]).toEqual([200, expect.stringContaining('window.KPayment')])
  expect(JSON.stringify(form)).not.toContain(sandboxClients.kbank.secretKey)
})

test('a card: token, 3-DS, form back to the shop, then settled', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  const { provider, payment, token, redirect, answer, inquire } = await begin(world)
  expect(payment.reference).toMatch(/^chrg_/)
  expect(await inquire()).toMatchObject({ state: 'waiting' })
  expect(await (await fetch(redirect ?? '')).text()).toContain('411111XXXXXX1111')
  const back = await answer('approve')
  expect(back).toContain(`action="${world.origin}/payment/kbank/callback/card/BKK01"`)
  for (const [name, value] of Object.entries({ objectId: payment.reference, token, status: 'true' }))
    expect(back).toContain(`name="${name}" value="${value}"`)
  const { id, reference } = payment
  expect(await inquire()).toMatchObject({
    state: 'approved',
    amount: 123_456,
    currency: 'THB',
    id,
    reference,
  })
  expect(await provider.capture(payment)).toMatchObject({ state: 'paid', amount: 123_456, id, reference })
  expect(await provider.capture(payment)).toMatchObject({ state: 'paid', amount: 123_456 })
  expect(await findPlayed(world, id)).toMatchObject({ captured: 123_456 })
})

test.each([1, 10, 99, 101, 123_457, 5_000_000, 99_999_999])('%d satang arrive exactly', async (amount) => {
  const { provider, payment, inquire } = await begin(
    await openSandbox({ slowness: 1_000 }),
    frictionless,
    amount,
  )
  expect(await inquire()).toMatchObject({ state: 'approved', amount })
  expect(await provider.capture(payment)).toMatchObject({ state: 'paid', amount })
})

test('a declined card fails with KBank’s words; a refused and an abandoned 3-DS too, or wait', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  const bad = await begin(world, declined)
  expect(await bad.answer('approve')).toContain('name="status" value="false"')
  expect(await bad.inquire()).toMatchObject({
    state: 'failed',
    why: expect.stringContaining('card_declined'),
  })
  const refused = await begin(world)
  await refused.answer('decline')
  expect(await refused.inquire()).toMatchObject({ state: 'failed' })
  const left = await begin(world)
  expect(await left.answer('abandon')).toContain('name="status" value="false"')
  expect(await left.inquire()).toMatchObject({ state: 'waiting' })
  await flip(world, { payAbandoned: 'once' })
  const gone = await begin(world)
  expect(await (await fetch(gone.redirect ?? '')).text()).toContain('name="status" value="false"')
  expect(await gone.inquire()).toMatchObject({ state: 'waiting' })
})

test('a token is charged once, and an order that was charged is not charged again', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  const { provider, payment, token } = await begin(world, frictionless)
  const other = paymentOf(world)
  await expect(provider.charge(other, token)).rejects.toMatchObject({ code: 'used_token' })
  await expect(provider.charge(other, 'tokn_guess')).rejects.toMatchObject({ code: 'invalid_token' })
  const second = provider.charge(payment, await typeCard(world, good))
  await expect(second).rejects.toMatchObject({ code: 'duplicate_reference_order' })
  const late = await typeCard(world, good)
  world.wait(11 * 60_000)
  await expect(provider.charge(other, late)).rejects.toMatchObject({ code: 'invalid_token' })
  expect(await typeCard(world, '4111111111111112')).toBe('')
})

test('letting go frees the card, never denies what was settled, and works before 3-DS', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  const held = await begin(world, frictionless)
  expect(await held.provider.letGo(held.payment)).toMatchObject({ state: 'cancelled' })
  await expect(held.provider.capture(held.payment)).rejects.toMatchObject({ code: 'invalid_state' })
  const early = await begin(world)
  await flip(world, { payLost: 'once' })
  expect(await early.provider.letGo(early.payment)).toMatchObject({ state: 'cancelled' })
  await early.answer('approve')
  expect(await early.inquire()).toMatchObject({ state: 'cancelled' })
  const settled = await begin(world, frictionless)
  await settled.provider.capture(settled.payment)
  expect(await settled.provider.letGo(settled.payment)).toMatchObject({ state: 'paid' })
})

test.each(['payLost', 'paySlow'] as const)(
  '%s: money whose settling got no answer is found',
  async (trouble) => {
    const world = await openSandbox({ slowness: 1_000 })
    const { provider, payment } = await begin(world, frictionless)
    await flip(world, { [trouble]: 'once' })
    expect(await provider.capture(payment)).toMatchObject({ state: 'paid', amount: 123_456 })
  },
)

test('refunds come in parts, never exceed, and the same refund is given once, also after a lost answer', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  const { provider, payment } = await begin(world, frictionless)
  await provider.capture(payment)
  await flip(world, { payLost: 'once' })
  const first = await provider.refund(payment, 100_000, 'RF1')
  expect(await provider.refund(payment, 100_000, 'RF1')).toMatchObject({ reference: first.reference })
  await expect(provider.refund(payment, 23_457, 'RF2')).rejects.toMatchObject({ code: 'refund_exceeds' })
  await provider.refund(payment, 23_456, 'RF3')
  expect(await findPlayed(world, payment.id)).toMatchObject({ refunded: 123_456, captured: 123_456 })
})

test('trouble leaves the truth open, a wrong key or a foreign reference is refused', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  const { payment, inquire } = await begin(world)
  for (const trouble of ['payDown', 'paySlow'] as const) {
    await flip(world, { [trouble]: 'once' })
    await expect(inquire()).rejects.toBeInstanceOf(ProviderAway)
  }
  await expect(open(world, 'guess').inquire(payment)).rejects.toMatchObject({ code: 'invalid_api_key' })
  const foreign = open(world).inquire({ ...payment, reference: '../../../payments.json' })
  await expect(foreign).rejects.toMatchObject({ code: 'not_found' })
})

test('the notification bears a checksum and names the payment; a forged one is not believed', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  await flip(world, { notifyFirst: true, notifyTwice: 'once' })
  const { provider, payment, answer } = await begin(world)
  await answer('approve')
  const read = () => world.notifications.map(({ body }) => provider.readNotification(Buffer.from(body), {}))
  const { id, reference } = payment
  expect(world.notifications.map(({ path }) => path)).toEqual(
    Array(2).fill('/rest/api/payments/notify/kbank-card/BKK01'),
  )
  const [first, again] = read()
  expect(first).toMatchObject({ id, reference })
  expect(again).toEqual(first)
  await flip(world, { notifyForged: 'once' })
  await post(`${world.origin}/sandbox/payments/${reference}/notify`, {})
  expect(read()[2]).toBeUndefined()
})

test('usually the notification comes a moment after the return; with the switch it never comes', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  await flip(world, { notifyNever: 'once' })
  await (await begin(world)).answer('approve')
  await (await begin(world)).answer('approve')
  expect(world.notifications).toHaveLength(0)
  await vi.waitFor(() => expect(world.notifications).toHaveLength(1), { timeout: 5_000 })
})
