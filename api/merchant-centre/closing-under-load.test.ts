import { expect, test, vi } from 'vitest'
import { callers, testApi, testSecret } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { startServer } from '../../bench/ordering/servers.ts'

const api = await testApi()
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const saleUnit = 'BKK01'
const owner = await api.tokenFor(callers.owner)
const closing = { saleUnit, password: 'Sangdai#1', reasonTh: 'ปิดปรับปรุง', reasonEn: '', reopensOn: '' }
const [code = ''] = await findProductCodes(saleUnit)
const lines = [{ P_Code: code, qty1: 40 }]
const countOrders = async () =>
  (
    await rows<{ count: number }>(`select count(*)::int as count from orders where sale_unit = $1`, [
      saleUnit,
    ])
  )[0]?.count
const open = async () =>
  (await api.ask('api/merchant/centre/open', { token: owner, body: { saleUnit, password: 'Sangdai#1' } }))
    .status

test('closing waits for an order that is being written, and the next one is refused', async () => {
  const token = await api.tokenFor(callers.customer)
  const [first, second] = [
    await bodyFor(token, callers.customer, { lines }),
    await bodyFor(token, callers.customer, { lines }),
  ]
  const holder = await api.pool.connect()
  await holder.query('begin')
  // An order reads its centre before it writes its lines.
  await holder.query('lock table order_lines in exclusive mode')
  const placing = place(token, first)
  const waits = (what: string) =>
    vi.waitFor(
      async () =>
        expect(
          await rows(
            `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and query like $1`,
            [`%${what}%`],
          ),
        ).not.toEqual([]),
      { timeout: 15_000 },
    )
  await waits('place_order')
  let isClosed = false
  const close = api.ask('api/merchant/centre/close', { token: owner, body: closing }).then((answer) => {
    isClosed = true
    return answer
  })
  await waits('update centres')
  expect(isClosed).toBe(false)
  await holder.query('commit')
  holder.release()
  expect((await placing).status).toBe(200)
  expect((await close).status).toBe(200)
  expect((await place(token, second)).body.Code).toBe('identity.centreClosed')
  expect(await open()).toBe(200)
})

test('a centre closed while two processes place orders takes none after it', async () => {
  const shared = { databaseUrl: api.applicationUrl, secret: testSecret, now: testNow.toISOString() }
  const servers = await Promise.all([startServer(shared), startServer(shared)])
  try {
    await rows(`update stock set on_hand = reserved + 5000000 where sale_unit = $1 and product_code = $2`, [
      ...[saleUnit, code],
    ])
    const customers = await rows<{ code: string }>(
      `select c.code from customers c join accounts a on a.id = c.account_id and a.active
       where c.sale_unit = $1 and c.role = '1' and c.status = 'active' and c.agent_code is null order by c.code limit 6`,
      [saleUnit],
    )
    const buyers = await Promise.all(
      customers.map(async ({ code: customerCode }) => {
        const who = { ...callers.customer, customerCode }
        const token = await api.tokenFor(who)
        return { token, body: await bodyFor(token, who, { lines }) }
      }),
    )
    let isClosed = false
    const answers: { begun: 'before' | 'after'; status: number; code: string | undefined }[] = []
    const order = async (at: number, { token, body }: (typeof buyers)[number]) => {
      const begun = isClosed ? ('after' as const) : ('before' as const)
      const answer = await fetch(`${servers[at % 2]?.origin}/rest/api/orders`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, key: crypto.randomUUID() }),
      })
      const { Code } = (await answer.json()) as { Code?: string }
      answers.push({ begun, status: answer.status, code: Code })
    }
    let isOver = false
    const load = Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const buyer = buyers[at % buyers.length]
        while (buyer && !isOver) await order(at, buyer)
      }),
    )
    const placed = () => answers.filter(({ status }) => status === 200).length
    await vi.waitFor(() => expect(placed()).toBeGreaterThan(20), { timeout: 20_000 })
    const close = await fetch(`${servers[0]?.origin}/rest/api/merchant/centre/close`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner}`, 'content-type': 'application/json' },
      body: JSON.stringify(closing),
    })
    isClosed = true
    const written = await countOrders()
    expect(close.status).toBe(200)
    const late = () => answers.filter(({ begun }) => begun === 'after')
    await vi.waitFor(() => expect(late().length).toBeGreaterThan(30), { timeout: 20_000 })
    isOver = true
    await load
    expect(await countOrders()).toBe(written)
    expect(new Set(late().map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(['403 identity.centreClosed']),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]))
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}, 60_000)
