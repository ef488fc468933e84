import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CreditOrder, statementBetween, statementOf } from './statement.ts'

const order = (number: string, at: string, total: number, paidAt: string | null = null): CreditOrder => ({
  ...{ number, at, total, paidAt, dueOn: '2026-12-01' },
})
const pay = (orderNumber: string, at: string, amount: number) => ({
  ...{ orderNumber, paymentId: `P-${at}`, at, amount },
})

test('orders and what was paid for them follow each other, each with the balance after it', () => {
  const rows = statementOf(
    [order('1', '2026-10-01', 500), order('2', '2026-10-05', 300, '2026-10-20')],
    [pay('1', '2026-10-10', 200)],
  )
  expect(rows.map(({ kind, orderNumber, amount, balance }) => [kind, orderNumber, amount, balance])).toEqual([
    ['order', '1', 500, 500],
    ['order', '2', 300, 800],
    ['payment', '1', -200, 600],
    ['payment', '2', -300, 300],
  ])
})

test('money beyond what an order costs pays nothing: it goes back', () => {
  const rows = statementOf([order('1', '2026-10-01', 500, '2026-10-02')], [pay('1', '2026-10-02', 700)])
  expect(rows.map(({ amount }) => amount)).toEqual([500, -500])
})

test('some days begin with what was owed before them and end with what is owed then', () => {
  const rows = statementOf(
    [order('1', '2026-10-01', 500), order('2', '2026-11-05', 300), order('3', '2026-12-01', 70)],
    [],
  )
  const november = statementBetween(
    rows,
    (at) => at < '2026-11-01',
    (at) => at > '2026-11-30',
  )
  expect([november.opening, november.rows.length, november.closing]).toEqual([500, 1, 800])
  const quiet = statementBetween(
    rows,
    (at) => at < '2026-11-10',
    (at) => at > '2026-11-30',
  )
  expect([quiet.opening, quiet.rows.length, quiet.closing]).toEqual([800, 0, 800])
})

test('whatever is ordered and paid, the last balance is what is still owed, and no order is paid below zero', () => {
  const days = fc.integer({ min: 1, max: 28 }).map((day) => `2026-10-${String(day).padStart(2, '0')}`)
  const one = fc.record({
    at: days,
    total: fc.integer({ min: 0, max: 100_000 }),
    isPaid: fc.boolean(),
    paid: fc.array(fc.record({ at: days, amount: fc.integer({ min: 1, max: 60_000 }) }), { maxLength: 3 }),
  })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 8 }), (all) => {
      const orders = all.map(({ at, total, isPaid }, index) =>
        order(String(index), at, total, isPaid ? '2026-11-01' : null),
      )
      const payments = all.flatMap(({ paid }, index) =>
        paid.map(({ at, amount }) => pay(String(index), at, amount)),
      )
      const owed = all.reduce((sum, { total, isPaid, paid }) => {
        const came = paid.reduce((more, { amount }) => more + amount, 0)
        return sum + (isPaid ? 0 : Math.max(0, total - came))
      }, 0)
      expect(statementOf(orders, payments).at(-1)?.balance ?? 0).toBe(owed)
    }),
  )
})
