import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { PlaceOrderArgument } from './commit-order.ts'

// Written out in full: the compiler refuses a key too many or too few.
const argument: Required<PlaceOrderArgument> = {
  customerCode: '',
  key: '',
  bodyHash: '',
  at: '',
  day: '',
  month: '',
  byName: '',
  stock: [{ code: '', units: 0 }],
  points: 0,
  credit: { customer: '', amount: 0 },
  coupon: '',
  cartOf: '',
  cart: [{ code: '', qty1: 0, qty2: 0, qty3: 0 }],
  order: {
    customer_name: '',
    placed_by_kind: 'customer',
    placed_by: '',
    payment_code: 0,
    payment_method: 'COD',
    paid_at: null,
    pay_before: null,
    due_on: null,
    delivery_method: 'DELIVERY',
    delivery_fee: 0,
    deliver_on: '',
    slot: '',
    requested_on: null,
    goods: 0,
    discount: 0,
    vat: 0,
    total: 0,
    vat_groups: [],
    needs_tax_invoice: false,
    tax_number: '',
    tax_branch: '',
    kind: 'normal',
    points_mode: false,
    remark: '',
    ship_to: null,
    bill_to: null,
  },
  details: { fee_price_type: 1, cash_rounding: 0 },
  lines: [
    {
      line: 1,
      product_code: '',
      unit: 1,
      rate: 1,
      quantity: 1,
      price: 0,
      price_type: 1,
      amount: 0,
      discount: 0,
      promotion_id: null,
      free: false,
      points: 0,
      held: 0,
    },
  ],
}

const sql = await readFile(new URL('../../database/functions/place-order-3.sql', import.meta.url), 'utf8')
const found = (pattern: RegExp) => [...new Set([...sql.matchAll(pattern)].map(([, key]) => key))].sort()
/** Columns the function takes out of a part that is one record or many. */
const columnsOf = (part: string) => [
  ...new Set(
    [
      ...sql.matchAll(new RegExp(`jsonb_to_record(?:set)?\\(asked->'${part}'\\) as \\w+ \\(([^)]*)\\)`, 'g')),
    ].flatMap(([, columns = '']) => columns.split(',').map((column) => column.trim().split(' ')[0] ?? '')),
  ),
]

test('the function that places orders reads what the server sends it, no more and no less', () => {
  const { order, details, lines, stock, cart, credit } = argument
  expect(found(/asked(?:->>?| \? )'(\w+)'/g)).toEqual(Object.keys(argument).sort())
  expect(found(/asked->'credit'->>'(\w+)'/g)).toEqual(Object.keys(credit).sort())
  for (const [part, sent] of Object.entries({
    order,
    details,
    lines: lines[0],
    stock: stock[0],
    cart: cart[0],
  }))
    expect({ [part]: columnsOf(part).sort() }).toEqual({ [part]: Object.keys(sent ?? {}).sort() })
})
