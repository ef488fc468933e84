import { expect, test } from 'vitest'
import { testRuns } from '#checks/deliveries/test-runs.ts'
import { callers } from '#checks/tools/test-api.ts'

const { ask, rows, tokenFor, readyOrders, save, dispatch, supervisor } = await testRuns()
const salesperson = await tokenFor(callers.salesperson)
const saleUnit = 'BKK01'
const [cash = '', credit = '', cancelled = ''] = await readyOrders('COD', 'CREDIT', 'COD')
const { id } = await save([credit, cash, cancelled])

const paper = (kind: string, token = supervisor, end = '', run = id) =>
  ask(`api/merchant/dispatch/paper${end}?saleUnit=${saleUnit}&id=${run}&kind=${kind}`, {
    method: 'GET',
    token,
  })
const runOf = async (number: string, token = supervisor) =>
  (
    await ask(`api/merchant/dispatch/order?saleUnit=${saleUnit}&orderNumber=${number}`, {
      method: 'GET',
      token,
    })
  ).body.run
type Row = { cells: string[]; notes: string[] }
const rowsOf = (body: { groups: { rows: Row[] }[] }) => body.groups.flatMap((group) => group.rows)

test('the run sheet has the stops in order, with address, phone, note and the cash of each and of all', async () => {
  await rows(`update orders set remark = 'โทรก่อนเข้า' where number = $1`, [cash])
  await rows(`update delivery_stops set state = 'cancelled' where order_number = $1`, [cancelled])
  const { body } = await paper('run-sheet')
  const [first, second, ...others] = rowsOf(body)
  expect(others).toEqual([])
  expect([first?.cells[0], first?.cells[3], second?.cells[0]]).toEqual(['1', 'เครดิต', '2'])
  const [order] = await rows<{ total: string; phone: string }>(
    `select total, ship_to->>'phone' as phone from orders where number = $1`,
    [cash],
  )
  const amount = (Number(order?.total) / 100).toLocaleString('en', { minimumFractionDigits: 2 })
  expect(second?.cells[3]).toBe(amount)
  expect(body.sums[0].value).toBe(amount)
  expect(second?.notes.join('\n')).toMatch(/\d{5}/)
  expect(second?.notes.join('\n')).toContain('หมายเหตุ: โทรก่อนเข้า')
  expect(second?.notes.join('\n').replaceAll(/[- ]/g, '')).toContain(order?.phone)
})

test('the loading list has each product once, along the shelves, the biggest unit first, with the stops it is for', async () => {
  const [line] = await rows<{ product_code: string; unit_name_th: string }>(
    'select product_code, unit_name_th from order_lines where order_number = $1 and not free order by line limit 1',
    [cash],
  )
  await rows(`update products set shelf = 'A-00-1' where sale_unit = $1 and code = $2`, [
    saleUnit,
    line?.product_code,
  ])
  const { body } = await paper('loading-list')
  const [first] = rowsOf(body)
  expect(first?.cells.slice(0, 2)).toEqual(['A-00-1', line?.product_code])
  expect(first?.cells[3]).toBe(`8 ${line?.unit_name_th}`)
  expect(first?.notes).toEqual([`จุด 1: 4 ${line?.unit_name_th}   จุด 2: 4 ${line?.unit_name_th}`])
  expect(new Set(rowsOf(body).map(({ cells }) => cells[1])).size).toBe(rowsOf(body).length)
  // The last stop stands first in what is loaded.
  expect(body.notes[0].lines[0]).toContain(cash)
})

test('each is a PDF too; salespeople and other runs have none', async () => {
  for (const kind of ['run-sheet', 'loading-list']) {
    const { body } = await paper(kind, supervisor, '/pdf')
    expect(Buffer.from(body.bytes, 'base64').toString('latin1').slice(0, 5)).toBe('%PDF-')
    expect(body.fileName).toMatch(new RegExp(`^${kind}-2026-11-17-`))
  }
  expect((await paper('run-sheet', salesperson)).status).toBe(403)
  const other = '00000000-0000-4000-8000-000000000000'
  expect((await paper('run-sheet', supervisor, '', other)).body.Code).toBe('deliveries.noRun')
})

test('staff see in which run an order rides, and at which place', async () => {
  expect(await runOf(cash)).toMatchObject({ id, runOn: '2026-11-17', state: 'planned', place: 2 })
  const [free = ''] = await readyOrders('COD')
  expect(await runOf(free)).toBeNull()
  expect(await runOf(cash, salesperson)).toMatchObject({ id })
  await rows(`update customers set sale_code = 'nobody' where sale_unit = $1 and code = 'C0001'`, [saleUnit])
  expect(await runOf(cash, salesperson)).toBeNull()
})

test('the board says who changed a run last', async () => {
  const board = async () =>
    (
      await ask(`api/merchant/dispatch?saleUnit=${saleUnit}&day=2026-11-17`, {
        method: 'GET',
        token: supervisor,
      })
    ).body.runs.find((run: { id: string }) => run.id === id)
  const { changedBy, version } = await board()
  expect(changedBy).not.toBe('')
  const manager = await tokenFor(callers.manager)
  await dispatch(
    'save',
    { id, day: '2026-11-17', version, rider: callers.rider.mobile, numbers: [cash, credit, cancelled] },
    manager,
  )
  expect((await board()).changedBy).not.toBe(changedBy)
})
