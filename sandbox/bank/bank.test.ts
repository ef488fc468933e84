import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeSlipReader } from '#api/gateways/slips/read-slip.ts'
import { drawSlip } from '#database/seeds/slips/draw-slips.ts'
import { billPayload, promptPayPayload } from '#shop/thai-qr/promptpay.ts'
import { sandboxAddresses } from '../addresses.ts'
import { openSandbox, post, readJson } from '../test-sandbox.ts'

const qr = promptPayPayload('0105559000014', 96_992)

test('the app shows whom and how much a QR pays, and refuses one that is damaged', async () => {
  const { origin } = await openSandbox()
  const page = async (text: string) =>
    (await fetch(`${sandboxAddresses(origin).bank}?${new URLSearchParams({ qr: text })}`)).text()
  const bill = await page(
    billPayload({ billerId: '010555900001400', ref1: 'PY0001', ref2: 'SO9', amount: 5_050 }),
  )
  for (const said of ['010555900001400', 'PY0001', 'SO9', '฿50.50']) expect(bill).toContain(said)
  expect(await page(qr)).toContain('x-xxxx-xxx00-01-4')
  expect(await page(`${qr.slice(0, -1)}?`)).toContain('QR ไม่สมบูรณ์')
  expect(await page('<script>')).not.toContain('<script>')
})

test('paying on the page leads to the slip, whose QR is the bank’s', async () => {
  const { origin } = await openSandbox({ drawSlip })
  const { bank } = sandboxAddresses(origin)
  const paid = await post(`${bank}/pay`, new URLSearchParams({ qr, amount: '969.92' }))
  const location = paid.headers.get('location') ?? ''
  expect([paid.status, location]).toEqual([303, expect.stringMatching(/^\/sandbox\/bank\?paid=\w{22}$/)])
  const reference = location.slice(-22)
  expect(await (await fetch(origin + location)).text()).toContain(`download="slip-${reference}.png"`)
  const slip = await fetch(`${bank}/slip/${reference}.png`)
  const reader = makeSlipReader()
  onTestFinished(() => reader.close())
  expect(await reader.read(new Uint8Array(await slip.arrayBuffer()))).toMatchObject({
    kind: 'slip',
    reference,
  })
  expect((await fetch(`${bank}/slip/NOBODY.png`)).status).toBe(404)
})

test.each(['', '0', '-5', '12.345', 'ห้า'])(
  'an amount of “%s” pays nothing and keeps what was typed',
  async (amount) => {
    const { origin } = await openSandbox()
    const { bank } = sandboxAddresses(origin)
    const answer = await post(`${bank}/pay`, new URLSearchParams({ qr, amount }))
    const page = await answer.text()
    expect([answer.status, page.includes('มากกว่า 0'), page.includes(`value="${qr}"`)]).toEqual([
      400,
      true,
      true,
    ])
    expect(page).toContain('ยังไม่มีรายการ')
  },
)

test('a test pays by one request, the QR’s amount or another one', async () => {
  const { origin } = await openSandbox()
  const { bank } = sandboxAddresses(origin)
  const pay = (body: Record<string, unknown>) => post(`${bank}/pay.json`, body)
  const paid = await readJson(pay({ qr }))
  expect(paid).toEqual({
    reference: expect.stringMatching(/^[0-9A-F]{22}$/),
    bankCode: '073',
    slip: `${bank}/slip/${paid.reference}.png`,
  })
  await pay({ qr, amount: 1.5 })
  await post(`${origin}/sandbox/switches`, { slipAmountWrong: 'once' })
  await pay({ qr })
  const page = await (await fetch(bank)).text()
  expect(page.match(/฿[\d.,]+/g)).toEqual(['฿968.92', '฿1.50', '฿969.92'])
  const bad = await Promise.all([
    pay({ qr: 'x' }),
    pay({ qr, amount: 1.234 }),
    pay({ qr, amount: 0 }),
    pay({}),
  ])
  expect(bad.map(({ status }) => status)).toEqual([400, 400, 400, 400])
})

test('transfers survive a restart, also after a line that a crash cut off', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sangdai-bank-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const pay = async () => {
    const { origin } = await openSandbox({ folder })
    return readJson(post(`${sandboxAddresses(origin).bank}/pay.json`, { qr }))
  }
  const first = await pay()
  await appendFile(join(folder, 'bank.jsonl'), '{"bankCode":"07')
  const second = await pay()
  const { origin } = await openSandbox({ folder })
  const page = await (await fetch(sandboxAddresses(origin).bank)).text()
  for (const { reference } of [first, second]) expect(page).toContain(`paid=${reference}`)
})
