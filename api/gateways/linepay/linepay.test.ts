import { expect, test } from 'vitest'
import { sandboxAddresses, sandboxClients } from '#sandbox/addresses.ts'
import { findPlayed, flip, paymentOf, press } from '#sandbox/test-payments.ts'
import { openSandbox, type TestSandbox } from '#sandbox/test-sandbox.ts'
import { ProviderAway, ProviderRefused } from '../payment-provider.ts'
import { linePay } from './linepay.ts'
import type { LinePayAccess } from './linepay-client.ts'

function open({ origin }: TestSandbox, fields: Partial<LinePayAccess> = {}) {
  const access: LinePayAccess = {
    ...{ url: sandboxAddresses(origin).linePay, version: 'v3', ...sandboxClients.linePay, ...fields },
  }
  return linePay({ access: () => access, timeLimit: 3_000 })
}

/** A payment that the customer has seen, and answered on LINE Pay's page. */
async function begin(world: TestSandbox, choice?: 'approve' | 'cancel', amount = 123_456) {
  const provider = open(world)
  const payment = paymentOf(world, { amount })
  const { reference, redirect } = await provider.start(payment)
  const answer = choice && (await press(redirect ?? '', choice))
  const known = { ...payment, reference }
  const { capture, letGo } = provider
  if (!capture || !letGo) throw new Error('LINE Pay captures and lets go')
  return {
    ...{ provider, payment: known, redirect: redirect ?? '', back: answer?.headers.get('location') ?? '' },
    ...{ capture: () => capture(known), letGo: () => letGo(known), inquire: () => provider.inquire(known) },
  }
}

test.each(['v3', 'v4'] as const)(
  '%s: from the request to the money, whose id has 19 digits',
  async (version) => {
    const world = await openSandbox({ slowness: 1_000 })
    const provider = open(world, { version })
    const payment = paymentOf(world)
    const { reference, redirect } = await provider.start(payment)
    expect(reference).toMatch(/^\d{19}$/)
    expect(Number.isSafeInteger(Number(reference))).toBe(false)
    const known = { ...payment, reference }
    expect(await provider.inquire(known)).toMatchObject({ state: 'waiting', amount: null })
    const page = await (await fetch(redirect ?? '')).text()
    expect(page).toContain('฿1,234.56')
    expect(page).toContain('คำสั่งซื้อ SO1')
    const back = (await press(redirect ?? '', 'approve')).headers.get('location')
    expect(back).toBe(`${payment.returnTo}&transactionId=${reference}&orderId=${payment.id}`)
    expect(await provider.inquire(known)).toMatchObject({ state: 'approved' })
    const paid = { state: 'paid', amount: 123_456, currency: 'THB', id: payment.id, reference }
    expect(await provider.capture?.(known)).toMatchObject(paid)
    expect(await provider.inquire(known)).toMatchObject(paid)
    // Also when the answer to the start was lost.
    expect(await provider.inquire({ ...known, reference: null })).toMatchObject(paid)
  },
)

test.each([1, 10, 99, 101, 123_457, 5_000_000, 99_999_999])('%d satang arrive exactly', async (amount) => {
  const { capture } = await begin(await openSandbox({ slowness: 1_000 }), 'approve', amount)
  expect((await capture()).amount).toBe(amount)
})

test('a payment confirmed twice is taken once', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  const { capture, payment } = await begin(world, 'approve')
  const all = await Promise.all([capture(), capture(), capture()])
  expect(all.map(({ state, amount }) => [state, amount])).toEqual(Array(3).fill(['paid', 123_456]))
  expect(await findPlayed(world, payment.id)).toMatchObject({ state: 'paid', captured: 123_456 })
})

test('a customer who cancels goes back, and the payment is cancelled', async () => {
  const { inquire, back, payment } = await begin(await openSandbox({ slowness: 1_000 }), 'cancel')
  expect(back).toContain(payment.cancelTo)
  expect(await inquire()).toMatchObject({ state: 'cancelled', why: expect.stringContaining('0121') })
})

test('a request that nobody answers ends by itself', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  const { inquire } = await begin(world)
  world.wait(21 * 60_000)
  expect(await inquire()).toMatchObject({ state: 'cancelled' })
})

test('a confirmation that LINE Pay declines is a refusal with its code, and the payment has failed', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  const { capture, inquire } = await begin(world, 'approve')
  await flip(world, { payDeclined: 'once' })
  await expect(capture()).rejects.toMatchObject({ code: '1142' })
  expect(await inquire()).toMatchObject({ state: 'failed' })
})

test.each(['payLost', 'paySlow'] as const)(
  '%s: money whose confirmation got no answer is found',
  async (trouble) => {
    const world = await openSandbox({ slowness: 1_000 })
    const { capture, payment } = await begin(world, 'approve')
    await flip(world, { [trouble]: 'once' })
    expect(await capture()).toMatchObject({ state: 'paid', amount: 123_456, id: payment.id })
  },
)

test('a confirmation that never arrived leaves the payment approved, to be confirmed again', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  const { capture } = await begin(world, 'approve')
  await flip(world, { payDown: 'once' })
  expect(await capture()).toMatchObject({ state: 'approved' })
  expect(await capture()).toMatchObject({ state: 'paid' })
})

test('a wrong amount is told as it is', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  await flip(world, { payWrongAmount: 'once' })
  const { capture, inquire } = await begin(world, 'approve')
  expect(await capture()).toMatchObject({ state: 'paid', amount: 123_356 })
  expect(await inquire()).toMatchObject({ state: 'paid', amount: 123_356 })
})

test('letting go takes nothing, and never denies money that was taken', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  const given = await begin(world, 'approve')
  expect(await given.letGo()).toMatchObject({ state: 'cancelled' })
  expect(await findPlayed(world, given.payment.id)).toMatchObject({ captured: 0 })
  const taken = await begin(world, 'approve')
  await taken.capture()
  expect(await taken.letGo()).toMatchObject({ state: 'paid' })
})

test('refunds come in parts, never exceed what was paid, and a lost answer gives back once', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  const { provider, payment, capture } = await begin(world, 'approve')
  await capture()
  expect((await provider.refund(payment, 100_000, 'RF1')).reference).toMatch(/^\d{19}$/)
  await expect(provider.refund(payment, 23_457, 'RF2')).rejects.toMatchObject({ code: '1164' })
  await flip(world, { payLost: 'once' })
  expect((await provider.refund(payment, 23_456, 'RF3')).reference).toMatch(/^\d{19}$/)
  await expect(provider.refund(payment, 1, 'RF4')).rejects.toMatchObject({ code: '1165' })
  expect(await findPlayed(world, payment.id)).toMatchObject({ refunded: 123_456 })
})

test('a wrong secret or channel is refused with its code; an order paid before is not asked again', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  const { payment, capture, provider } = await begin(world, 'approve')
  await capture()
  await expect(provider.start(payment)).rejects.toMatchObject({ code: '1172' })
  await expect(open(world, { channelSecret: 'guess' }).start(payment)).rejects.toMatchObject({ code: '1106' })
  const stranger = open(world, { channelId: '1' }).inquire(payment)
  await expect(stranger).rejects.toBeInstanceOf(ProviderRefused)
})

test('a gateway that is down or slow leaves the truth open', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  const { inquire, provider, payment } = await begin(world)
  for (const trouble of ['payDown', 'paySlow'] as const) {
    await flip(world, { [trouble]: 'once' })
    await expect(inquire()).rejects.toBeInstanceOf(ProviderAway)
    await flip(world, { [trouble]: 'once' })
    await expect(provider.start(payment)).rejects.toBeInstanceOf(ProviderAway)
  }
})

test('a centre without a channel is not served', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  const nobody = linePay({ access: () => undefined })
  expect(nobody.serves('BKK01')).toBe(false)
  await expect(nobody.start(paymentOf(world))).rejects.toMatchObject({ code: 'notSet' })
})
