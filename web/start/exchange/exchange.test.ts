import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Endpoint } from '#shop/contract/endpoint.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'
import { officeMark } from '#web/merchant/staff/office-calls.ts'
import { riderMark } from '#web/rider/store/rider-mark.ts'
import { answerScript } from './exchange.ts'

const staff = { id: 'manager01', centre: 'BKK01' }

/** Makes a call as a page's script does, and gives what reached the API, as it is written on the wire. */
async function send(name: string, body: unknown, mark?: string) {
  const calls: Record<string, unknown>[] = []
  const call = async (contract: Endpoint, asked: object) => {
    calls.push(z.encode(contract.request, asked as never) as Record<string, unknown>)
    return { lines: [], products: [], rows: [], toPrice: {}, codes: [] }
  }
  const findStaff = async () => ({ user: staff })
  const visitor = { call, callAsStaff: call, findStaff, locale: 'en' } as unknown as Visitor
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const request = new Request('http://shop/exchange', {
    ...{ method: 'POST', body: text },
    ...(mark && { headers: { 'x-shopper': mark } }),
  })
  const { status, body: told } = await answerScript(name, request, visitor)
  return { status, asked: calls[0], told: told as Record<string, unknown> }
}

const line = { productCode: '1118', quantities: [1, 0, 0] }
const address = '0b9ef1ad-9ac8-4b3b-8d5f-0a2c3f1c2d10'
const order = {
  key: '2f1b7a52-5a2e-4c39-9f0e-3f3c1f0a7a11',
  kind: 'normal',
  lines: [line],
  deliveryMethod: 'DELIVERY',
  freeChoices: [],
  totalSeen: 12_345,
  pointsSeen: 0,
  linesSeen: [{ productCode: '1118', unit: 1, amount: 12_345 }],
  shipTo: address,
  billTo: address,
  deliverOn: '2026-11-17',
  slot: '08-12',
  payment: 'BANK',
  remark: '',
}

test('an order reaches the API as it was chosen, and nothing besides', async () => {
  const { status, asked } = await send('placeOrder', { ...order, total: 1, isAdmin: true })
  expect(status).toBe(200)
  expect(asked).toMatchObject({ payment: 'BANK', totalSeen: 123.45, lines: [{ P_Code: '1118', qty1: 1 }] })
  expect(Object.keys(asked ?? {})).not.toContain('isAdmin')
})

test.each<[string, Record<string, unknown>, string]>([
  ['a way of paying that is none', { payment: 'SHELLS' }, 'payment'],
  ['no way of paying', { payment: undefined }, 'payment'],
  ['a kind of cart that is none', { kind: 'other' }, 'kind'],
  ['a part of the day that is none', { slot: '' }, 'slot'],
  ['half an amount', { lines: [{ ...line, quantities: [1.5, 0, 0] }] }, 'lines.0.qty1'],
  ['two amounts', { lines: [{ ...line, quantities: [1, 0] }] }, 'lines.0.quantities'],
  ['a line that is none', { lines: [null] }, 'lines.0'],
  ['no lines', { lines: [] }, 'lines'],
  ['more lines than an order takes', { lines: Array.from({ length: 301 }, () => line) }, 'lines'],
  ['a total in words', { totalSeen: 'much' }, 'totalSeen'],
  ['an address that is none', { shipTo: 'home' }, 'shipTo'],
  ['a key that is none', { key: 'x' }, 'key'],
])('an order with %s is refused, and nothing of it is guessed', async (_what, change, field) => {
  const { status, asked, told } = await send('placeOrder', { ...order, ...change })
  expect([status, told.code, asked]).toEqual([400, 'general.badInput', undefined])
  expect((told.fields as { Field: string }[]).map(({ Field }) => Field)).toContain(field)
})

test.each(['null', '7', '[]', '"x"', '{', ''])('a body that is %s is refused', async (body) => {
  for (const name of [
    'syncCart',
    'cartFacts',
    'quickOrder',
    'checkoutPreview',
    'placedOrder',
    'syncWishlist',
  ])
    expect((await send(name, body)).status, name).toBe(400)
})

test.each(['', 'nothing', 'toString', '__proto__'])(
  'a call %s, as a page of another version makes it, is told to load again',
  async (name) => {
    const { status, told } = await send(name, { do: 'sync', lines: [] })
    expect([status, told]).toEqual([
      200,
      { code: 'app.shopperLeft', message: 'The shop was updated. Please load this page again.' },
    ])
  },
)

test('a change without a moment counts as made now, and one with an absurd moment is refused', async () => {
  const sync = (changedAt: unknown) =>
    send('syncCart', {
      kind: 'normal',
      from: 'changes',
      lines: [{ ...line, selected: true, changedAt }],
      facts: false,
    })
  expect((await sync(undefined)).status).toBe(200)
  for (const wrong of ['+275760-09-13T00:00:00.000Z', 'x', 7]) expect((await sync(wrong)).status).toBe(400)
})

test('a call of a page that was opened for another centre or person changes nothing', async () => {
  const call = (mark: string) => send('toggleProduct', { code: '1118' }, mark)
  for (const other of [
    { ...staff, centre: 'CNX01' },
    { ...staff, id: 'owner01' },
  ]) {
    const { asked, told } = await call(officeMark(other))
    expect([asked, told.code]).toEqual([undefined, 'app.shopperLeft'])
  }
  // The path names the product, so the request itself is empty.
  expect((await call(officeMark(staff))).asked).toEqual({})
})

test.each([
  ['the rider of the token', '0820000001', 'BKK01', undefined],
  ['another rider', '0820000002', 'BKK01', 'app.shopperLeft'],
  ['the same rider at another centre', '0820000001', 'CNX01', 'app.shopperLeft'],
])('what a page sends for %s', async (_who, mobile, saleUnit, code) => {
  const named = { mobile: '0820000001', saleUnit: 'BKK01' }
  const asked: string[] = []
  const visitor = {
    ...{ locale: 'en', findRider: async () => ({ user: named }) },
    findRiderToken: async () => ({ ...named, token: 'x' }),
    callAsRider: async ({ path }: Endpoint) => asked.push(path),
  } as unknown as Visitor
  const request = new Request('http://shop/exchange', {
    ...{ method: 'POST', body: '{}', headers: { 'x-shopper': riderMark({ mobile, saleUnit }) } },
  })
  const { body } = await answerScript('riderHistory', request, visitor)
  expect([(body as { code?: string }).code, asked.length]).toEqual([code, code ? 0 : 1])
})

test.each([
  ['customer', 200, 'app.shopperLeft'],
  ['guest', 403, 'identity.centreClosed'],
])('a %s whose centre closed under the page is answered %i %s', async (kind, status, code) => {
  const call = () =>
    Promise.reject(new CallProblem(403, false, { Code: 'identity.centreClosed', Message: 'x' }))
  const findShopper = async () => ({ kind })
  const visitor = { call, findShopper, locale: 'en' } as unknown as Visitor
  const request = new Request('http://shop/exchange', { method: 'POST', body: JSON.stringify(order) })
  const answer = await answerScript('placeOrder', request, visitor)
  expect([answer.status, answer.body]).toMatchObject([status, { code }])
})
