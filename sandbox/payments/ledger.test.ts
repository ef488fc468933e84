import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Ledger } from './ledger.ts'
import { newPayment } from './played-payment.ts'

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}
const now = new Date('2026-11-16T05:00:00Z')
const payment = (reference: string) =>
  newPayment(
    {
      ...{ reference, provider: 'kbank-qr', id: `PY-${reference}`, saleUnit: 'BKK01' },
      ...{ amount: 100, currency: 'THB', description: '' },
    },
    now,
    3_600,
  )

test('payments outlive the process that kept them, with their last state', async () => {
  const folder = await openFolder()
  const first = new Ledger(folder)
  first.set(payment('order_1'))
  first.change(first.set(payment('order_2')), { state: 'paid', captured: 100 })
  const second = new Ledger(folder)
  expect(second.all().map(({ reference, state }) => [reference, state])).toEqual([
    ['order_2', 'paid'],
    ['order_1', 'waiting'],
  ])
  expect(second.find('kbank-card', 'order_1')).toBeUndefined()
})

test('half a line of a killed process is left out, and the next line is whole', async () => {
  const folder = await openFolder()
  new Ledger(folder).set(payment('order_1'))
  await appendFile(join(folder, 'payments.jsonl'), '{"reference":"order_2","amou')
  new Ledger(folder).set(payment('order_3'))
  expect(new Ledger(folder).all().map(({ reference }) => reference)).toEqual(['order_3', 'order_1'])
  expect(await readFile(join(folder, 'payments.jsonl'), 'utf8')).not.toContain('order_2')
})

test('without a folder payments are kept in memory', () => {
  const ledger = new Ledger()
  ledger.set(payment('order_1'))
  expect(ledger.ofOrder('kbank-qr', 'PY-order_1')).toHaveLength(1)
  expect(() => ledger.change(payment('order_9'), {})).toThrow('order_9')
})
