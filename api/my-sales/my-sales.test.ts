import { describe, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { addMonths } from '#shop/reports/period.ts'

const { ask, tokenFor, pool, db } = await testApi()
const sales = await tokenFor(callers.salesperson)
const supervisor = await tokenFor(callers.supervisor)
const manager = await tokenFor(callers.manager)
const get = (path: string, token: string, query: Record<string, string> = {}) =>
  ask(`${path}?${new URLSearchParams({ saleUnit: 'BKK01', ...query })}`, { method: 'GET', token })
const post = (path: string, token: string, body: object) =>
  ask(path, { token, body: { saleUnit: 'BKK01', ...body } })
const month = '2026-11'

async function codesOf(saleCode: string): Promise<string[]> {
  const { rows } = await pool.query(
    `select code from customers where sale_unit = 'BKK01' and sale_code = $1 and status = 'active' order by code`,
    [saleCode],
  )
  return rows.map(({ code }) => code)
}

describe('the month', () => {
  test('agrees with the report of sales to the satang, for one and for all', async () => {
    const { body: mine } = await get('api/merchant/mysales/month', sales)
    const period = { from: '2026-11-01', to: '2026-11-16' }
    const { body: report } = await get('api/merchant/report/sales', sales, { by: 'day', ...period })
    expect(mine.total).toBeGreaterThan(0)
    expect([mine.total, mine.orders]).toEqual([report.sums.total, report.sums.orders])
    expect(mine.totalBefore).toBe(report.sumsBefore.total)
    expect(mine.days.filter(({ total }: { total: number }) => total > 0)).toEqual(
      report.rows.map(({ key, total }: { key: string; total: number }) =>
        expect.objectContaining({ day: key, total }),
      ),
    )
    const { body: all } = await get('api/merchant/mysales/month', manager)
    const { body: byPerson } = await get('api/merchant/report/sales', manager, {
      by: 'salesperson',
      ...period,
    })
    expect(all.total).toBe(byPerson.sums.total)
    for (const { key, total, orders } of byPerson.rows)
      expect(all.team).toContainEqual(expect.objectContaining({ saleCode: key, total, orders }))
    // A slow sum over the orders themselves.
    const { rows } = await pool.query(
      `select sum(total)::bigint as total from orders where sale_unit = 'BKK01' and sale_code = 'sales01' and not points_mode
         and status not in ('SO Cancel', 'Invoice Cancel') and placed_at >= '2026-11-01T00:00+07' and placed_at < '2026-11-17T00:00+07'`,
    )
    expect(Math.round(mine.total * 100)).toBe(Number(rows[0].total))
  })

  test('of a salesperson is their own, whomever they ask for', async () => {
    const own = await get('api/merchant/mysales/month', sales)
    const other = await get('api/merchant/mysales/month', sales, { saleCode: 'supervisor01' })
    expect(other.body).toMatchObject({ saleCode: 'sales01', total: own.body.total })
    expect(other.body.team.map(({ saleCode }: { saleCode: string }) => saleCode)).toEqual(['sales01'])
    const seen = await get('api/merchant/mysales/month', supervisor, { saleCode: 'sales01' })
    expect(seen.body).toMatchObject({ saleCode: 'sales01', total: own.body.total, target: own.body.target })
  })
})

describe('customers by who is due', () => {
  test('are those of the salesperson alone, each in one state', async () => {
    const { body } = await get('api/merchant/mysales/customers', sales, { take: '200' })
    const shown = body.customers.map(({ code }: { code: string }) => code).sort()
    expect(shown).toEqual(await codesOf('sales01'))
    const counts = Object.values<number>(body.counts).reduce((sum, each) => sum + each, 0)
    expect(counts).toBe(shown.length)
    expect(body.salespeople).toEqual([])
    const asked = await get('api/merchant/mysales/customers', sales, { saleCode: 'manager01', take: '200' })
    expect(asked.body.customers.map(({ code }: { code: string }) => code).sort()).toEqual(shown)
  })

  test('are filtered by state and words, page by page', async () => {
    const all = (await get('api/merchant/mysales/customers', sales, { take: '200' })).body
    const [first] = all.customers
    const found = await get('api/merchant/mysales/customers', sales, { text: first.code.toLowerCase() })
    expect(found.body.customers[0].code).toBe(first.code)
    const page = await get('api/merchant/mysales/customers', sales, { take: '2', skip: '2' })
    expect(page.body.customers).toEqual(all.customers.slice(2, 4))
    const state = await get('api/merchant/mysales/customers', sales, { state: first.state, take: '200' })
    expect(state.body.customers).toHaveLength(all.counts[first.state])
    expect((await get('api/merchant/mysales/customers', sales, { state: 'often' })).status).toBe(400)
  })

  test('of somebody else are shown to who oversees them', async () => {
    const { body } = await get('api/merchant/mysales/customers', supervisor, {
      saleCode: 'manager01',
      take: '200',
    })
    expect(body.customers.map(({ code }: { code: string }) => code).sort()).toEqual(
      await codesOf('manager01'),
    )
    expect(body.salespeople[0]).toMatchObject({ saleCode: 'sales01' })
  })
})

describe('targets', () => {
  const load = async (of = month) => (await get('api/merchant/mysales/targets', manager, { month: of })).body
  const target = (saleCode: string, amount: number) => ({
    ...{ saleCode, amount, newCustomers: null, activeCustomers: 4 },
  })

  test('are set by a manager, logged for each person, and asked for by nobody below', async () => {
    const { version, tiers } = await load('2027-01')
    const wanted = { month: '2027-01', version, tiers, targets: [target('sales01', 250_000.5)] }
    expect((await post('api/merchant/mysales/targets/save', sales, wanted)).status).toBe(403)
    expect((await post('api/merchant/mysales/targets/save', supervisor, wanted)).status).toBe(403)
    expect((await post('api/merchant/mysales/targets/save', manager, wanted)).status).toBe(200)
    const after = await load('2027-01')
    expect(after.targets).toEqual([target('sales01', 250_000.5)])
    const { rows } = await pool.query(
      `select before, after from activity where kind = 'salesTargets' and subject = 'sales01 2027-01'`,
    )
    expect(rows).toEqual([
      {
        before: { salesTarget: null, activeCustomers: null },
        after: { salesTarget: 25_000_050, activeCustomers: 4 },
      },
    ])
    // The answer got lost: the same again is no change.
    expect((await post('api/merchant/mysales/targets/save', manager, wanted)).body.version).toBe(
      after.version,
    )
  })

  test('saved by two people at once are not overwritten', async () => {
    const { version, tiers } = await load('2027-02')
    const answers = await Promise.all(
      ['sales01', 'supervisor01'].map((saleCode) =>
        post('api/merchant/mysales/targets/save', manager, {
          ...{ month: '2027-02', version, tiers, targets: [target(saleCode, 100)] },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await load('2027-02')).targets).toHaveLength(1)
  })

  test('refuse strangers, doubled tiers, closed months and rubbish', async () => {
    const { version } = await load('2027-03')
    const save = (part: object) =>
      post('api/merchant/mysales/targets/save', manager, {
        month: '2027-03',
        version,
        targets: [],
        tiers: [],
        ...part,
      })
    expect((await save({ targets: [target('nobody', 1)] })).body.Code).toBe('mySales.noSalesperson')
    const twice = [1, 2].map((amount) => ({ percent: 80, amount }))
    expect((await save({ tiers: twice })).body.Code).toBe('mySales.sameTier')
    expect((await save({ month: addMonths(month, -2) })).body.Code).toBe('mySales.monthOver')
    expect((await save({ targets: [target('sales01', -5)] })).status).toBe(400)
    expect((await save({ targets: [target('sales01', 0.001)] })).status).toBe(400)
    expect((await load('2027-03')).version).toBe(version)
  })

  test('a reward plan holds from its month on, and leaves what was earned before', async () => {
    const before = await get('api/merchant/mysales/month', sales, { month: '2026-10' })
    const { version, targets } = await load('2026-12')
    const tiers = [{ percent: 50, amount: 77 }]
    const saved = await post('api/merchant/mysales/targets/save', manager, {
      month: '2026-12',
      version,
      targets,
      tiers,
    })
    expect(saved.status).toBe(200)
    expect((await load('2027-05')).tiers).toEqual(tiers)
    const after = await get('api/merchant/mysales/month', sales, { month: '2026-10' })
    expect(after.body.tiers).toEqual(before.body.tiers)
    expect(before.body.tiers.length).toBeGreaterThan(1)
  })
})

describe('visits', () => {
  const record = (token: string, body: object) =>
    post('api/merchant/mysales/visit', token, { arrivedAt: '2026-11-16T03:00:00Z', ...body })
  const kept = async (id: string) =>
    (await pool.query('select * from customer_visits where id = $1', [id])).rows

  test('are told when they begin and end, in any order, and stay one', async () => {
    const id = crypto.randomUUID()
    const begin = { id, customerCode: 'C0001' }
    const end = {
      ...begin,
      leftAt: '2026-11-16T03:20:00Z',
      result: 'noOrder',
      reason: 'stockLeft',
      note: ' ของยังเต็ม ',
    }
    const answers = await Promise.all([
      record(sales, end),
      record(sales, begin),
      record(sales, end),
      record(sales, begin),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await kept(id)).toMatchObject([
      { result: 'noOrder', reason: 'stockLeft', note: 'ของยังเต็ม', left_at: new Date('2026-11-16T03:20:00Z') },
    ])
    // An end that was told is not told anew.
    await record(sales, { ...end, result: 'closed', reason: null })
    expect(await kept(id)).toMatchObject([{ result: 'noOrder' }])
  })

  test('know how far the shop was, and never happen in the future or end before they begin', async () => {
    const id = crypto.randomUUID()
    const { rows } = await pool.query(
      `select lat, lng from addresses where sale_unit = 'BKK01' and customer_code = 'C0001' and type = 'S' and active and lat is not null order by is_default desc, id limit 1`,
    )
    const place = { lat: rows[0].lat + 500 / 111_195, lng: rows[0].lng, accuracy: 10 }
    const { body } = await record(sales, {
      ...{ id, customerCode: 'C0001', place, farReason: 'เจอที่ตลาด', result: 'ordered' },
      ...{ arrivedAt: '2030-01-01T00:00:00Z', leftAt: '2026-11-16T01:00:00Z' },
    })
    expect(body.distance).toBe(500)
    const [visit] = await kept(id)
    expect(visit).toMatchObject({
      far_reason: 'เจอที่ตลาด',
      arrived_at: visit.left_at,
      left_at: visit.received_at,
    })
  })

  test('of others are refused: their customers, and the ids of their visits', async () => {
    const [other] = await codesOf('manager01')
    const refused = await record(sales, { id: crypto.randomUUID(), customerCode: other })
    expect([refused.status, refused.body.Code]).toEqual([403, 'identity.notYours'])
    const id = crypto.randomUUID()
    await record(supervisor, { id, customerCode: 'C0001' })
    const taken = await record(sales, {
      ...{ id, customerCode: 'C0001', leftAt: '2026-11-16T04:00:00Z', result: 'ordered' },
    })
    expect(taken.body.Code).toBe('mySales.idTaken')
    expect(await kept(id)).toMatchObject([{ username: 'supervisor01', left_at: null }])
    expect(
      (await get('api/merchant/mysales/customervisits', sales, { customerCode: other ?? '' })).status,
    ).toBe(403)
    expect((await get('api/merchant/mysales/teamvisits', sales)).status).toBe(403)
  })

  test('end with a result, and without an order with a reason', async () => {
    const end = { id: crypto.randomUUID(), customerCode: 'C0001', leftAt: '2026-11-16T04:00:00Z' }
    expect((await record(sales, end)).body.Code).toBe('mySales.noResult')
    expect((await record(sales, { ...end, result: 'noOrder' })).body.Code).toBe('mySales.noReason')
    expect(await kept(end.id)).toEqual([])
  })

  test('of the team are seen by who oversees it, with what came of them', async () => {
    const id = crypto.randomUUID()
    await record(sales, { id, customerCode: 'C0002', leftAt: '2026-11-16T04:00:00Z', result: 'ordered' })
    const { body } = await get('api/merchant/mysales/teamvisits', supervisor)
    expect(body.visits.find((visit: { id: string }) => visit.id === id)).toMatchObject({ result: 'ordered' })
    const mine = body.visits.filter(({ username }: { username: string }) => username === 'sales01')
    expect(body.people).toContainEqual(
      expect.objectContaining({ saleCode: 'sales01', visited: mine.length, name: 'ต้น นักขาย' }),
    )
  })
})

describe('the plan of a day', () => {
  const day = '2026-11-18'
  test('is proposed from who is due, then kept as it was saved', async () => {
    const proposal = (await get('api/merchant/mysales/visits', sales, { day })).body
    expect(proposal).toMatchObject({ isPlanned: false, isOwn: true, day })
    const codes: string[] = proposal.stops.map(({ code }: { code: string }) => code)
    expect(codes.length).toBeGreaterThan(1)
    const wanted = [...codes].reverse()
    const save = { day, version: proposal.version, customerCodes: wanted }
    expect((await post('api/merchant/mysales/plan/save', sales, save)).status).toBe(200)
    const planned = (await get('api/merchant/mysales/visits', sales, { day })).body
    expect(planned).toMatchObject({ isPlanned: true, stops: wanted.map((code) => ({ code })) })
    // Sent again it is the same, from the desk with an older page it is refused.
    expect((await post('api/merchant/mysales/plan/save', sales, save)).status).toBe(200)
    const stale = { ...save, customerCodes: codes }
    expect((await post('api/merchant/mysales/plan/save', sales, stale)).body.Code).toBe('mySales.changed')
    const seen = (await get('api/merchant/mysales/visits', supervisor, { day, saleCode: 'sales01' })).body
    expect(seen).toMatchObject({ isOwn: false, isPlanned: true })
    expect(seen.stops).toEqual(planned.stops)
  })

  test('saved by two devices at once is the one of the first', async () => {
    const { version } = (await get('api/merchant/mysales/visits', sales, { day: '2026-11-20' })).body
    const answers = await Promise.all(
      [['C0001'], ['C0002'], ['C0001', 'C0002']].map((customerCodes) =>
        post('api/merchant/mysales/plan/save', sales, { day: '2026-11-20', version, customerCodes }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('names no customers of others', async () => {
    const [other = ''] = await codesOf('manager01')
    const { body } = await post('api/merchant/mysales/plan/save', sales, {
      ...{ day: '2026-11-21', version: 'none', customerCodes: ['C0001', other] },
    })
    expect(body.Code).toBe('identity.notYours')
  })
})

describe('the suggested basket', () => {
  const cartOf = async (code: string) =>
    (
      await pool.query(
        `select product_code, quantity1, quantity2, quantity3, filled_by from cart_lines
         where sale_unit = 'BKK01' and customer_code = $1 and filled_by = 'staff:sales01' order by product_code`,
        [code],
      )
    ).rows

  test('has what is due at the customer’s own price, then must-sell, and lies in the cart of who acts', async () => {
    const { body } = await get('api/merchant/mysales/basket', sales, { customerCode: 'C0001' })
    expect(body.customer).toMatchObject({ code: 'C0001' })
    const reasons: string[] = body.items.map(({ reason }: { reason: { kind: string } }) => reason.kind)
    expect(reasons).toContain('mustSell')
    const items = body.items.slice(0, 3).map(({ productCode, unit, quantity }: Record<string, unknown>) => ({
      ...{ productCode, unit, quantity },
    }))
    const lay = () =>
      post('api/merchant/mysales/basket/lay', sales, {
        ...{ customerCode: 'C0001', items: [...items, { productCode: 'NONE', unit: 1, quantity: 1 }] },
      })
    const [first, second] = await Promise.all([lay(), lay()])
    expect(first.body).toMatchObject({ added: 3, leftOut: [{ productCode: 'NONE' }] })
    expect(second.body).toEqual(first.body)
    const lines = await cartOf('C0001')
    expect(lines).toHaveLength(3)
    const [line] = items
    const laid = lines.find(({ product_code }) => product_code === line.productCode)
    expect(laid[`quantity${line.unit}`]).toBe(line.quantity)
    const again = (await get('api/merchant/mysales/basket', sales, { customerCode: 'C0001' })).body
    expect(again.items.filter(({ inCart }: { inCart: boolean }) => inCart)).toHaveLength(3)
    // The customer's own cart is another one.
    const own = await tokenFor(callers.customer)
    const theirs = await ask('api/cart/read', { token: own })
    const price = body.items[0]
    const shown = await ask('api/Products/items', { token: own, body: { ProductIds: [price.productCode] } })
    expect(theirs.status).toBe(200)
    expect(JSON.stringify(shown.body)).toContain(String(price.price))
  })

  test('never takes anything out of the cart, and says when nothing could be added', async () => {
    const [item] = (await get('api/merchant/mysales/basket', sales, { customerCode: 'C0002' })).body.items
    const lay = (quantity: number) =>
      post('api/merchant/mysales/basket/lay', sales, {
        ...{ customerCode: 'C0002', items: [{ productCode: item.productCode, unit: item.unit, quantity }] },
      })
    await lay(7)
    await lay(2)
    expect((await cartOf('C0002'))[0][`quantity${item.unit}`]).toBe(7)
    const none = await post('api/merchant/mysales/basket/lay', sales, {
      ...{ customerCode: 'C0002', items: [{ productCode: 'NONE', unit: 1, quantity: 1 }] },
    })
    expect([none.status, none.body.Code]).toEqual([409, 'mySales.nothingAdded'])
    const [other = ''] = await codesOf('manager01')
    const refused = await get('api/merchant/mysales/basket', sales, { customerCode: other })
    expect(refused.body.Code).toBe('identity.notYours')
  })

  test('offers what the managers keep as must-sell, in their order', async () => {
    const { version, members } = (await get('api/merchant/mysales/mustsell', sales)).body
    const codes = members.map(({ code }: { code: string }) => code).reverse()
    expect((await post('api/merchant/mysales/mustsell/save', sales, { version, codes })).status).toBe(403)
    expect((await post('api/merchant/mysales/mustsell/save', manager, { version, codes })).status).toBe(200)
    const stale = await post('api/merchant/mysales/mustsell/save', manager, { version, codes: [] })
    expect(stale.body.Code).toBe('mySales.changed')
    const after = (await get('api/merchant/mysales/mustsell', sales)).body
    expect(after.members.map(({ code }: { code: string }) => code)).toEqual(codes)
    const strange = await post('api/merchant/mysales/mustsell/save', manager, {
      ...{ version: after.version, codes: ['NONE'] },
    })
    expect(strange.body.Code).toBe('mySales.noProduct')
  })
})

test('an account that is erased leaves no words or places of visits', async () => {
  const { eraseVisits } = await import('#api/photos/erase-visits.ts')
  const id = crypto.randomUUID()
  await post('api/merchant/mysales/visit', sales, {
    ...{ id, customerCode: 'C0005', arrivedAt: '2026-11-16T03:00:00Z', note: 'ลับ', farReason: 'ลับ' },
    place: { lat: 13.7, lng: 100.5, accuracy: 5 },
  })
  await eraseVisits(db, { saleUnit: 'BKK01', code: 'C0005' }, new Date())
  const { rows } = await pool.query(
    'select note, far_reason, lat, distance from customer_visits where id = $1',
    [id],
  )
  expect(rows).toEqual([{ note: '', far_reason: '', lat: null, distance: null }])
})
