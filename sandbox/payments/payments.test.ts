import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sandboxAddresses, sandboxClients, sandboxMerchant } from '../addresses.ts'
import { findPlayed, flip, press, typeCard } from '../test-payments.ts'
import { openSandbox, post, readJson, type TestSandbox } from '../test-sandbox.ts'

const key: Record<string, string> = { 'x-api-key': sandboxClients.kbank.secretKey }
const order = (world: TestSandbox, fields: Record<string, unknown> = {}, headers = key) =>
  post(
    `${sandboxAddresses(world.origin).kbank}/qr/v2/order`,
    {
      ...{ amount: 74.5, currency: 'THB', description: 'SO1', source_type: 'qr', reference_order: 'PY1' },
      additional_data: { mid: sandboxMerchant('BKK01') },
      ...fields,
    },
    headers,
  )

test('the page lists payments, and a person plays what comes late or again', async () => {
  const world = await openSandbox()
  const page = () => fetch(`${world.origin}/sandbox/payments`).then((answer) => answer.text())
  expect(await page()).toContain('ยังไม่มีรายการ')
  expect(await (await fetch(`${world.origin}/sandbox/inbox`)).text()).toContain('href="/sandbox/payments"')
  const { id } = await readJson(order(world))
  world.wait(2 * 3_600_000)
  expect(await page()).toContain('หมดเวลา')
  await flip(world, { notifyFirst: true })
  const paid = await post(`${world.origin}/sandbox/payments/${id}/pay`, new URLSearchParams())
  expect([paid.status, paid.headers.get('location')]).toEqual([303, '/sandbox/payments'])
  await post(`${world.origin}/sandbox/payments/${id}/pay`, new URLSearchParams())
  await post(`${world.origin}/sandbox/payments/${id}/notify`, new URLSearchParams())
  expect(world.notifications).toHaveLength(2)
  expect(await findPlayed(world, 'PY1')).toMatchObject({
    ...{ provider: 'kbank-qr', state: 'paid', amount: 7_450, captured: 7_450, refunded: 0 },
    ...{ notified: 2, notifyStatus: 200 },
  })
  expect(await page()).toContain('ตัดเงินแล้ว ฿74.50')
  expect((await post(`${world.origin}/sandbox/payments/nothing/pay`, {})).status).toBe(404)
})

test('a QR that was paid but is told late survives its cancelling, until the bank tells it', async () => {
  const world = await openSandbox()
  const { id } = await readJson(order(world))
  const act = (what: string) => post(`${world.origin}/sandbox/payments/${id}/${what}`, new URLSearchParams())
  await act('pay-late')
  expect(await findPlayed(world, 'PY1')).toMatchObject({ state: 'waiting', captured: 0 })
  await post(`${sandboxAddresses(world.origin).kbank}/qr/v2/order/${id}/cancel`, {}, key)
  await act('pay')
  expect(await findPlayed(world, 'PY1')).toMatchObject({ state: 'paid', captured: 7_450 })
})

test('KBank refuses a wrong key or request with its error object', async () => {
  const world = await openSandbox()
  const refused = async (answer: Response) => [answer.status, (await readJson(answer)).code]
  expect(await refused(await order(world, {}, { 'x-api-key': 'guess' }))).toEqual([401, 'invalid_api_key'])
  expect(await refused(await order(world, { amount: 1.005 }))).toEqual([400, 'invalid_request'])
  expect(await refused(await order(world, { currency: 'USD' }))).toEqual([400, 'invalid_request'])
  expect((await order(world, { amount: '74.50' })).status).toBe(200)
})

test('the card form and the QR open only inside a page of the shop, and no card number is kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const world = await openSandbox({ folder })
  const frame = (kind: string, origin: string) =>
    fetch(
      `${world.origin}/sandbox/kbank/ui/v2/${kind}?lang=en&amount=74.50&origin=${encodeURIComponent(origin)}`,
    )
  for (const kind of ['card', 'qr']) {
    const answer = await frame(kind, world.origin)
    expect(answer.headers.get('content-security-policy')).toContain(`frame-ancestors ${world.origin}`)
    expect((await frame(kind, 'https://evil.example')).status).toBe(400)
    expect((await frame(kind, '')).status).toBe(400)
  }
  const token = await typeCard(world, '4111111111111111')
  const charge = await post(
    `${sandboxAddresses(world.origin).kbank}/card/v2/charge`,
    {
      ...{ amount: 100, currency: 'THB', source_type: 'card', mode: 'token', token, reference_order: 'PY2' },
      additional_data: { mid: sandboxMerchant('BKK01') },
    },
    key,
  )
  expect(await charge.text()).not.toContain('4111111111111111')
  expect(await readFile(join(folder, 'payments.jsonl'), 'utf8')).not.toContain('4111111111111111')
})

test('LINE Pay’s page says when there is no such payment', async () => {
  const { origin } = await openSandbox()
  const url = `${origin}/sandbox/linepay/web/payment/wait?transactionReserveId=1`
  expect((await fetch(url)).status).toBe(404)
  expect((await press(url, 'approve')).status).toBe(404)
})
