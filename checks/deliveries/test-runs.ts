import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Gateways } from '#api/gateways/gateways.ts'
import { testMerchant } from '#checks/merchant/test-merchant.ts'
import { callers, type memoryStorage, type TestCaller } from '#checks/tools/test-api.ts'
import type { RiderRun } from '#shop/deliveries/rider-run.ts'

type Parts = { storage?: ReturnType<typeof memoryStorage>; gateways?: Partial<Gateways> }
type Line = { P_Code: string; qty1?: number; qty2?: number; qty3?: number }
export type Action = { kind: string; orderNumber?: string } & Record<string, unknown>

const saleUnit = 'BKK01'
const secondRider = {
  ...{ kind: 'rider', saleUnit, mobile: '0820000002', company: 'SINGHA_ROAD' },
} as const satisfies TestCaller

/** A shop whose runs a test plans, sends out, drives and closes; two products are counted in stock. */
export async function testRuns(parts: Parts = {}) {
  const shop = await testMerchant(parts.storage ? { storage: parts.storage } : {})
  const { ask, rows, tokenFor, findProductCodes, bodyFor, place, customer, clock } = shop
  const supervisor = await tokenFor(callers.supervisor)
  const rider = await tokenFor(callers.rider)
  const other = await tokenFor(secondRider)
  const [first = '', second = ''] = await findProductCodes(saleUnit, 2, 3)
  await rows(`update products set stock_controlled = true where sale_unit = $1 and code = any($2)`, [
    saleUnit,
    [first, second],
  ])
  await rows(
    `update stock set on_hand = reserved + 1000000 where sale_unit = $1 and product_code = any($2)`,
    [saleUnit, [first, second]],
  )

  const ordered = async (payment = 'COD', lines?: Line[]): Promise<string> => {
    const body = await bodyFor(customer, callers.customer, {
      lines: lines ?? [
        { P_Code: first, qty1: 4 },
        { P_Code: second, qty1: 3 },
      ],
      payment,
    })
    const answer = await place(customer, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body.orderNumber
  }
  const move = (numbers: string[], action: string, why = 'ทดสอบ') =>
    ask('api/merchant/orders/move', { token: supervisor, body: { saleUnit, numbers, action, why } })
  /** Orders that are approved, ready to go out. */
  const readyOrders = async (...payments: string[]): Promise<string[]> => {
    const numbers: string[] = []
    for (const payment of payments) numbers.push(await ordered(payment))
    await move(numbers, 'approve')
    return numbers
  }
  const dispatch = (call: string, body: object, token = supervisor) =>
    ask(`api/merchant/dispatch/${call}`, { token, body: { saleUnit, ...body } })
  const save = (
    numbers: string[],
    {
      id = randomUUID() as string,
      version = 0,
      by = callers.rider.mobile as string | null,
      token = supervisor,
    } = {},
  ) =>
    dispatch('save', { id, day: '2026-11-17', version, rider: by, numbers }, token).then((answer) => ({
      ...answer,
      id,
    }))
  /** A run on the rider’s phone. */
  const sentRun = async (numbers: string[], by: string = callers.rider.mobile): Promise<string> => {
    const { id, status, body } = await save(numbers, { by })
    expect(status, JSON.stringify(body)).toBe(200)
    const sent = await dispatch('send', { id, version: body.version })
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    return id
  }
  const made = (runId: string, action: Action) => ({
    ...{ id: randomUUID(), runId, at: clock().toISOString() },
    ...(action.kind === 'deliver' && { refused: [], paidWay: 'none', collected: 0 }),
    ...(action.kind === 'fail' && { reason: 'closed', retryOn: null }),
    ...action,
  })
  const send = (actions: object[], token = rider) =>
    ask('api/rider/actions', { token, body: { saleUnit, sentAt: clock().toISOString(), actions } })
  /** Does something on the road and answers its result. */
  const act = async (runId: string, action: Action, token = rider) => {
    const { body, status } = await send([made(runId, action)], token)
    expect(status, JSON.stringify(body)).toBe(200)
    return body.results[0] as { outcome: string; problem: string | null; code: string | null }
  }
  const runs = async (token = rider): Promise<WireRun[]> =>
    (await ask(`api/rider/runs?saleUnit=${saleUnit}`, { method: 'GET', token })).body.runs
  const run = async (id: string, token = rider) => (await runs(token)).find((each) => each.id === id)
  const stop = async (id: string, number: string, token = rider) =>
    (await run(id, token))?.stops.find(({ orderNumber }) => orderNumber === number)
  const detail = async (id: string) =>
    (
      await ask(`api/merchant/dispatch/run?saleUnit=${saleUnit}&id=${id}`, {
        method: 'GET',
        token: supervisor,
      })
    ).body
  const close = (id: string, body: object) => dispatch('close', { id, ...body })
  const order = async (orderid: string) =>
    (
      await ask('api/MerchantOrder/GET_ORDER_DETAIL', {
        token: supervisor,
        body: { orderid, saleunit: saleUnit },
      })
    ).body
  const shelf = async (code: string) =>
    (
      await rows<{ on_hand: number; reserved: number }>(
        `select on_hand::int, reserved::int from stock where sale_unit = $1 and product_code = $2`,
        [saleUnit, code],
      )
    )[0] as { on_hand: number; reserved: number }
  return {
    ...shop,
    ...{ saleUnit, supervisor, rider, other, first, second },
    ...{ ordered, move, readyOrders, dispatch, save, sentRun, made, send, act },
    ...{ runs, run, stop, detail, close, order, shelf },
  }
}

/** On the wire amounts are baht. */
type WireRun = RiderRun
