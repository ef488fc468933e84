import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Endpoint } from '#shop/contract/endpoint.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import { action } from './cart-exchange-route.ts'

/** Sends to the exchange, and gives what reached the API, as it is written on the wire. */
async function send(body: object) {
  const calls: Record<string, unknown>[] = []
  const call = async (contract: Endpoint, asked: object) => {
    calls.push(z.encode(contract.request, asked as never) as Record<string, unknown>)
    return { lines: [], products: [], rows: [], toPrice: {} }
  }
  const context = new RouterContextProvider()
  context.set(visitorContext, { call, locale: 'th' } as unknown as Visitor)
  const request = new Request('http://shop/cart/exchange', { method: 'POST', body: JSON.stringify(body) })
  const answer = (await action({ request, context } as unknown as ActionFunctionArgs)) as Response
  return {
    status: answer.status,
    asked: calls[0] ?? {},
    body: (await answer.json()) as Record<string, unknown>,
  }
}

test.each([Number.MAX_SAFE_INTEGER, 8.64e15 + 1, 8.64e15, -1, 1.5, 'x', null])(
  'a clock that says %s counts as now',
  async (wrong) => {
    const before = Date.now()
    const { status, asked } = await send({
      do: 'sync',
      sentAt: wrong,
      lines: [{ c: 'A', q: [1, 0, 0], s: 1 }],
      times: { A: wrong },
    })
    expect(status).toBe(200)
    const [line] = asked.lines as { changedAt: string }[]
    for (const moment of [asked.sentAt as string, line?.changedAt ?? ''])
      expect(Date.parse(moment)).toBeGreaterThanOrEqual(before)
  },
)

test('no more lines than a sync takes are passed on', async () => {
  const lines = Array.from({ length: 400 }, (_, at) => ({ c: `P${at}`, q: [1, 0, 0], s: 1 }))
  for (const name of ['sync', 'facts'])
    expect((await send({ do: name, lines })).asked.lines).toHaveLength(300)
})

test('a row with a code no database holds is a row like others', async () => {
  const half = `${'x'.repeat(59)}😀`
  const { status, asked } = await send({
    do: 'quick',
    rows: [half, 'A\0B', '1118'].map((code) => ({ code, quantity: 1 })),
  })
  expect(status).toBe(200)
  expect((asked.rows as { code: string }[]).map(({ code }) => code)).toEqual([
    `${'x'.repeat(59)}\ufffd`,
    'AB',
    '1118',
  ])
})

test('rows past the limit are told, and a row that is none keeps its place', async () => {
  const rows = [
    null,
    ...Array.from({ length: 599 }, (_, at) => ({
      code: `P${at}`,
      quantity: 1,
      unitName: 'ลัง',
      or: [{ code: 'Q', quantity: 2 }],
    })),
  ]
  const { asked, body } = await send({ do: 'quick', rows })
  expect(asked.rows).toHaveLength(300)
  expect((asked.rows as object[]).slice(0, 2)).toEqual([
    { code: '', quantity: 0 },
    { code: 'P0', quantity: 1, unitName: 'ลัง', or: [{ code: 'Q', quantity: 2 }] },
  ])
  expect(body.leftOut).toBe(300)
})
