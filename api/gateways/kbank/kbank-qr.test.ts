import { expect, test, vi } from 'vitest'
import { sandboxAddresses, sandboxClients, sandboxMerchant } from '#sandbox/addresses.ts'
import { findPlayed, flip, paymentOf } from '#sandbox/test-payments.ts'
import { openSandbox, post, type TestSandbox } from '#sandbox/test-sandbox.ts'
import { ProviderAway } from '../payment-provider.ts'
import { kbankQr } from './kbank-qr.ts'

const hour = 3_600_000

function open({ origin }: TestSandbox, secretKey: string = sandboxClients.kbank.secretKey) {
  const url = sandboxAddresses(origin).kbank
  const { publicKey } = sandboxClients.kbank
  const access = (saleUnit: string) => ({
    ...{ url, uiUrl: url, publicKey, secretKey, merchantId: sandboxMerchant(saleUnit) },
  })
  const now = () => new Date('2026-11-16T05:00:00Z')
  const provider = kbankQr({ access, secretKeys: () => [secretKey], timeLimit: 3_000, now })
  const { letGo, form, readNotification } = provider
  if (!letGo || !form || !readNotification) throw new Error('a QR can all of it')
  return { ...provider, letGo, form, readNotification }
}

async function begin(world: TestSandbox, amount = 123_456) {
  const provider = open(world)
  const payment = paymentOf(world, { amount })
  const started = await provider.start(payment)
  const known = { ...payment, reference: started.reference }
  const address = `${world.origin}/sandbox/kbank/ui/v2/qr?order-id=${started.reference}&origin=${world.origin}`
  return {
    ...{ provider, payment: known, started, address, inquire: () => provider.inquire(known) },
    pay: () => post(address, new URLSearchParams()).then((page) => page.text()),
    payLate: () => post(`${world.origin}/sandbox/payments/${started.reference}/pay`, {}),
  }
}

test('a QR: an order that lives an hour, shown by KBank’s script, paid in the bank app', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  const { provider, payment, started, address, inquire, pay } = await begin(world)
  const { id, reference } = payment
  expect(started).toMatchObject({ reference: expect.stringMatching(/^order_/), redirect: null })
  expect(started.expiresAt).toEqual(new Date('2026-11-16T06:00:00Z'))
  expect(provider.form(payment, 'ร้าน')).toMatchObject({ kind: 'qr', orderId: reference, amount: '1234.56' })
  expect(await inquire()).toMatchObject({ state: 'waiting', reference })
  expect(await (await fetch(address)).text()).toContain('฿1,234.56')
  expect(await pay()).toContain('"kpayment":"paid"')
  const paid = { state: 'paid', amount: 123_456, currency: 'THB', id, reference }
  expect(await inquire()).toMatchObject(paid)
  const chargeId = (await findPlayed(world, id))?.chargeId ?? ''
  expect(await provider.inquire({ ...payment, reference: chargeId })).toMatchObject(paid)
  await pay()
  expect(await findPlayed(world, id)).toMatchObject({ captured: 123_456 })
})

test.each([1, 10, 99, 101, 123_457, 5_000_000, 99_999_999])('%d satang arrive exactly', async (amount) => {
  const { pay, inquire } = await begin(await openSandbox({ slowness: 1_000 }), amount)
  await pay()
  expect((await inquire()).amount).toBe(amount)
})

test('an order expires by itself; money that comes later is paid all the same', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  const { inquire, pay, payLate } = await begin(world)
  world.wait(hour)
  expect(await inquire()).toMatchObject({ state: 'expired' })
  expect(await pay()).toContain('QR นี้ใช้ไม่ได้แล้ว')
  expect(await inquire()).toMatchObject({ state: 'expired' })
  await payLate()
  expect(await inquire()).toMatchObject({ state: 'paid' })
})

test('with the switch a payment becomes known only after the order has expired', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  await flip(world, { notifyLate: 'once', notifyFirst: true })
  const { inquire, pay } = await begin(world)
  await pay()
  expect([(await inquire()).state, world.notifications.length]).toEqual(['waiting', 0])
  world.wait(hour)
  await vi.waitFor(() => expect(world.notifications).toHaveLength(1), { timeout: 5_000 })
  expect(await inquire()).toMatchObject({ state: 'paid' })
})

test('a declined payment fails; a wrong amount is told as it is', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  const bad = await begin(world)
  await flip(world, { payDeclined: 'once' })
  await bad.pay()
  expect(await bad.inquire()).toMatchObject({ state: 'failed', why: expect.stringContaining('declined') })
  const wrong = await begin(world)
  await flip(world, { payWrongAmount: 'once' })
  await wrong.pay()
  expect(await wrong.inquire()).toMatchObject({ state: 'paid', amount: 123_356 })
})

test('letting go cancels the order; what was paid stays paid', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  const given = await begin(world)
  await flip(world, { payLost: 'once' })
  expect(await given.provider.letGo(given.payment)).toMatchObject({ state: 'cancelled' })
  await given.payLate()
  expect(await given.inquire()).toMatchObject({ state: 'cancelled' })
  const paid = await begin(world)
  await paid.pay()
  expect(await paid.provider.letGo(paid.payment)).toMatchObject({ state: 'paid' })
  const down = await begin(world)
  await flip(world, { payDown: 'once' })
  await expect(down.provider.letGo(down.payment)).rejects.toBeInstanceOf(ProviderAway)
})

test('refunds never exceed, and the same refund is given once', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  const { provider, payment, pay } = await begin(world)
  await expect(provider.refund(payment, 1, 'RF0')).rejects.toMatchObject({ code: 'not_found' })
  await pay()
  await flip(world, { payLost: 'once' })
  const first = await provider.refund(payment, 100_000, 'RF1')
  expect(await provider.refund(payment, 100_000, 'RF1')).toMatchObject({ reference: first.reference })
  await expect(provider.refund(payment, 23_457, 'RF2')).rejects.toMatchObject({ code: 'refund_exceeds' })
  expect(await findPlayed(world, payment.id)).toMatchObject({ refunded: 100_000 })
})

test('the notification names our payment and the order', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  await flip(world, { notifyFirst: true })
  const { provider, payment, pay } = await begin(world)
  await pay()
  const [message] = world.notifications
  expect(message?.path).toBe('/rest/api/payments/notify/kbank-qr/BKK01')
  const { id, reference } = payment
  expect(provider.readNotification(Buffer.from(message?.body ?? ''), {})).toMatchObject({ id, reference })
})

test('trouble leaves the truth open, and a wrong key is refused', async () => {
  const world = await openSandbox({ slowness: 1_000 })
  const { payment, inquire } = await begin(world)
  for (const trouble of ['payDown', 'paySlow'] as const) {
    await flip(world, { [trouble]: 'once' })
    await expect(inquire()).rejects.toBeInstanceOf(ProviderAway)
  }
  await expect(open(world, 'guess').inquire(payment)).rejects.toMatchObject({ code: 'invalid_api_key' })
})
