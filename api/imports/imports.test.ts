import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testImports } from '#checks/imports/test-imports.ts'
import { plainDraft } from '#checks/products/test-products.ts'
import { makeXlsx } from '#checks/tools/make-xlsx.ts'
import { callers } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { type ImportKind, importKinds } from '#shop/imports/import-kinds.ts'
import { guardText } from '#shop/imports/write-cell.ts'
import { runBatch } from './run-batch.ts'

const shop = await testImports()
const { ask, call, checked, applied, undone, one, rowsOf, send, work, saved, save, load, rows, logOf } = shop
const { db, pool, saleUnit, tokenFor } = shop

const priceOf = async (code: string) => (await load(code)).body.PRICE1
const column = { code: 'รหัสสินค้า', price: 'ราคาหน่วยใหญ่ ระดับ 1', name: 'ชื่อสินค้า' }
const pricesOf = (...lines: [string, string | number][]) =>
  [`${column.code},${column.price}`, ...lines.map((line) => line.join(','))].join('\n')

async function exported(kind: ImportKind, locale: 'th' | 'en' = 'th'): Promise<(string | number)[][]> {
  const all: (string | number)[][] = []
  for (let after: string | null = ''; after !== null; ) {
    const { body } = await ask('api/imports/export-rows', {
      ...{ token: shop.manager, locale, body: { saleUnit, kind, after } },
    })
    if (all.length === 0) all.push(body.heads)
    all.push(...body.rows)
    after = body.next
  }
  return all
}
const csv = (cells: (string | number)[][]) =>
  cells
    .map((row) =>
      row
        .map(
          (cell) => `"${(typeof cell === 'string' ? guardText(cell) : String(cell)).replaceAll('"', '""')}"`,
        )
        .join(','),
    )
    .join('\r\n')

test('every kind exported and imported again, as text and as workbook, is all unchanged', async () => {
  await saved('R-1', { nameTh: '=HYPERLINK("x")', descriptionTh: 'หนึ่ง\nสอง, "สาม"' })
  await ask('api/merchant/advanceprice/save', {
    token: shop.manager,
    body: {
      ...{ SaleUnit: saleUnit, P_Code: 'R-1', DateStart: '2026-12-01', DateEnd: '2026-12-31' },
      ...{ UNIT1PRICELEVEL1: 100.25, UNIT1PRICELEVEL1TYPE: 2 },
    },
  })
  for (const kind of importKinds) {
    const cells = await exported(kind, 'en')
    expect(cells.length).toBeGreaterThan(1)
    const counts = { added: 0, changed: 0, wrong: 0, unchanged: cells.length - 1, state: 'ready' }
    expect(await one(await checked(kind, csv(cells)))).toMatchObject(counts)
    const book = await ask('api/imports/export', { token: shop.manager, body: { saleUnit, kind } })
    const bytes = Buffer.from(book.body.bytes, 'base64')
    expect(await one(await checked(kind, bytes, 'goods.xlsx'))).toMatchObject(counts)
  }
}, 60_000)

test('rows are added, changed cell by cell, unchanged or wrong, and only then applied', async () => {
  await saved('P-1')
  await saved('P-2')
  const file = [
    `${column.code};${column.name};รหัสหน่วยใหญ่;ชื่อหน่วยใหญ่;จำนวนชิ้นในหน่วยใหญ่;จำนวนชิ้นในหน่วยกลาง;${column.price};สีโปรด`,
    'P-1;น้ำใหม่;CS;ลัง;24;1;130.50;แดง',
    'P-2;น้ำดื่มทดลอง P-2;CS;ลัง;24;1;120;',
    'P-NEW;ของใหม่;CS;ลัง;1;0;9.75;',
    'P-BAD;;CS;ลัง;1;0;ฟรี;',
  ].join('\n')
  const id = await checked('products', file)
  expect(await one(id)).toMatchObject({
    ...{ rows: 4, added: 1, changed: 1, unchanged: 1, wrong: 1, unknownHeads: ['สีโปรด'], state: 'ready' },
  })
  expect(await rowsOf(id, { outcome: 'changed' })).toMatchObject([
    {
      ...{ row: 2, subject: 'P-1' },
      cells: expect.arrayContaining([
        { field: 'nameTh', before: 'น้ำดื่มทดลอง P-1', after: 'น้ำใหม่' },
        { field: 'level1Unit1Price', before: 12_000, after: 13_050 },
      ]),
    },
  ])
  expect(await rowsOf(id, { outcome: 'unchanged' })).toMatchObject([
    { ...{ row: 3, subject: 'P-2', name: { th: 'น้ำดื่มทดลอง P-2' }, cells: [], reasons: [] } },
  ])
  const [wrong] = await rowsOf(id, { outcome: 'wrong' })
  expect([wrong?.row, wrong?.reasons.map(({ field }) => field)]).toEqual([5, ['level1Unit1Price', 'nameTh']])
  expect(await priceOf('P-1')).toBe(120)
  expect((await call('apply', { id })).body.Code).toBe('imports.hasWrong')
  await call('apply', { id, leaveOutWrong: true })
  await work()
  expect(await one(id)).toMatchObject({ state: 'applied', applied: 2, refused: 0 })
  expect([await priceOf('P-1'), await priceOf('P-NEW')]).toEqual([130.5, 9.75])
  expect((await logOf('P-1')).at(-1)).toMatchObject({
    ...{ what: 'imported', username: 'manager01' },
    before: { level1Unit1Price: 12_000 },
    after: { level1Unit1Price: 13_050 },
  })
  expect(await logOf(id)).toMatchObject([{ what: 'applied', after: { applied: 2 } }])
})

test('a row that somebody changed since the check is told and not overwritten', async () => {
  const draft = await saved('S-1')
  await saved('S-2')
  const id = await checked('prices', pricesOf(['S-1', 50], ['S-2', 60]))
  expect((await save({ ...draft, nameTh: 'แก้ก่อน' }, 1)).status).toBe(200)
  await call('apply', { id })
  await work()
  expect(await one(id)).toMatchObject({ applied: 1, refused: 1 })
  expect([await priceOf('S-1'), await priceOf('S-2')]).toEqual([120, 60])
  expect((await rowsOf(id, { state: 'refused' }))[0]).toMatchObject({
    ...{ subject: 'S-1', reasons: [{ en: expect.stringContaining('Somebody changed this') }] },
  })
})

test('an undo puts back what nobody changed since and names the rest; new products are taken off sale', async () => {
  await saved('U-1')
  await saved('U-2')
  const head = `${column.code},${column.name},unit1Code,unit1NameTh,unit1Rate,unit2Rate,${column.price}`
  await save(plainDraft('U-3'))
  const id = await applied('products', `${head}\nU-NEW,ใหม่,CS,ลัง,1,0,10\n`)
  const prices = await applied('prices', pricesOf(['U-1', 77], ['U-2', 88]))
  const { body } = await load('U-2')
  expect([body.PRICE1, body.Version]).toEqual([88, 2])
  await shop.toggle('U-2')
  expect(await undone(prices)).toMatchObject({
    state: 'undone',
    undone: 1,
    kept: 1,
    undoneBy: expect.any(String),
  })
  expect([await priceOf('U-1'), await priceOf('U-2')]).toEqual([120, 88])
  expect((await rowsOf(prices, { state: 'kept' })).map(({ subject }) => subject)).toEqual(['U-2'])
  await undone(id)
  expect((await load('U-NEW')).body.Disable).toBe('Y')
  expect((await call('undo', { id })).body.state).toBe('undone')
})

test('dated prices are added and changed by product and first day, overlaps told, and undone', async () => {
  await saved('W-1')
  const head = `${column.code},วันเริ่ม,วันสุดท้าย,${column.price}`
  const id = await applied(
    'advancePrices',
    `${head}\nW-1,2026-12-01,2026-12-10,90\nW-1,5/12/2569,20/12/2569,80\n`,
  )
  expect(await one(id)).toMatchObject({ added: 1, wrong: 1, applied: 1 })
  expect((await rowsOf(id, { outcome: 'wrong' }))[0]?.reasons[0]?.en).toContain('Overlaps')
  const change = await applied('advancePrices', `${head}\nW-1,2026-12-01,2026-12-12,85\n`)
  const windows = async () =>
    rows(
      `select starts_on::text, ends_on::text, unit1_price::int from advance_prices where sale_unit = 'BKK01' and product_code = 'W-1'`,
    )
  expect(await windows()).toEqual([{ starts_on: '2026-12-01', ends_on: '2026-12-12', unit1_price: 8_500 }])
  expect(await undone(change)).toMatchObject({ undone: 1, kept: 0 })
  expect(await windows()).toEqual([{ starts_on: '2026-12-01', ends_on: '2026-12-10', unit1_price: 9_000 }])
  expect(await undone(id)).toMatchObject({ undone: 1 })
  expect(await windows()).toEqual([])
})

test('a window that was shortened for another one is as long again after an undo, over many batches too', async () => {
  const codes = Array.from({ length: 101 }, (_, at) => `V-${1_000 + at}`)
  const productHead = `${column.code},${column.name},unit1Code,unit1NameTh,unit1Rate,unit2Rate,${column.price}`
  await applied('products', [productHead, ...codes.map((code) => `${code},ของ,CS,ลัง,1,0,10`)].join('\n'))
  const head = `${column.code},วันเริ่ม,วันสุดท้าย,${column.price}`
  await applied('advancePrices', [head, ...codes.map((code) => `${code},2026-12-01,2026-12-31,9`)].join('\n'))
  const windows = () =>
    rows(
      `select product_code, starts_on::text, ends_on::text from advance_prices where sale_unit = 'BKK01' and product_code like 'V-1___' order by 1, 2`,
    )
  const before = await windows()
  const shorter = codes.map((code) => `${code},2026-12-01,2026-12-15,9`)
  const more = codes.map((code) => `${code},2026-12-16,2026-12-31,8`)
  // The last product's rows are in one batch, those of the others in two.
  const file = [head, ...shorter.slice(0, -1), ...more.slice(0, -1), shorter.at(-1), more.at(-1)].join('\n')
  const id = await applied('advancePrices', file)
  expect(await windows()).toHaveLength(202)
  expect(await undone(id)).toMatchObject({ undone: 202, kept: 0 })
  expect(await windows()).toEqual(before)
})

test('stock is set through its ledger, never below what is reserved, and goes back', async () => {
  await saved('K-1')
  await saved('K-2', { stockControlled: false })
  const id = await applied('stock', `${column.code},onHand,note\nK-1,240,นับเดือน 11\nK-2,5,\nK-3,5,\nK-1x,-1,`)
  expect(await one(id)).toMatchObject({ changed: 1, wrong: 3, applied: 1 })
  const moves = () =>
    rows(
      `select change, on_hand, reason, note from stock_moves where sale_unit = 'BKK01' and product_code = 'K-1' order by id`,
    )
  expect(await moves()).toEqual([{ change: 240, on_hand: 240, reason: 'import', note: 'นับเดือน 11' }])
  expect(await undone(id)).toMatchObject({ undone: 1 })
  expect((await moves()).at(-1)).toMatchObject({ change: -240, on_hand: 0 })
})

test('a file of stock says how many pieces its unit holds when it is more than one', async () => {
  await saved('M-1')
  await saved('M-12', { unit2NameTh: 'แพ็ค', unit2Rate: 12 })
  const lines = (await exported('stock')).filter(([code]) => String(code).startsWith('M-1'))
  expect(lines.map((line) => [line[0], line[4]])).toEqual([
    ['M-1', 'ขวด'],
    ['M-12', 'แพ็ค × 12'],
  ])
})

test('Thai of another system is understood: TIS-620 with semicolons', async () => {
  await saved('T-1')
  const text = `${column.code};${column.name}\r\nT-1;น้ำปลาแท้\r\n`
  const bytes = Uint8Array.from(text, (sign) => {
    const point = sign.charCodeAt(0)
    return point >= 0xe01 ? point - 0xe01 + 0xa1 : point
  })
  const id = await checked('products', bytes)
  expect((await rowsOf(id))[0]?.cells).toContainEqual({
    ...{ field: 'nameTh', before: 'น้ำดื่มทดลอง T-1', after: 'น้ำปลาแท้' },
  })
})

test('signs that the database does not keep are left out, and a text that only looks like one stays', async () => {
  await saved('N-1')
  const cut = 'x'.repeat(59)
  const note = 'ก'.repeat(299)
  const file = `${column.code},onHand,note,${'h'.repeat(59)}😀\nN-1,5,C:\\u0000\nN-2,1,\n${cut}😀,1,`
  const id = await checked('stock', file)
  expect(await rowsOf(id)).toMatchObject([
    { subject: 'N-1', cells: expect.arrayContaining([expect.objectContaining({ after: 'C:\\u0000' })]) },
    { subject: 'N-2', reasons: [{ field: 'code' }] },
    { subject: `${cut}\ufffd` },
  ])
  const long = await checked('stock', `${column.code},onHand,note\nN-1,5,${note}😀`)
  expect((await rowsOf(long))[0]?.cells).toContainEqual({
    ...{ field: 'note', before: null, after: `${note}\ufffd` },
  })
  const book = makeXlsx([
    [column.code, 'onHand', 'note', 'a\0b'],
    ['N-1\0', 6, 'a\0b', 1],
    ['N-2', { formula: '1/0', error: '#DIV\0' }, 'x', 1],
  ])
  const zero = await checked('stock', book, 'goods.xlsx')
  expect(await one(zero)).toMatchObject({ changed: 1, wrong: 1, unknownHeads: ['ab'] })
  expect((await rowsOf(zero))[0]).toMatchObject({
    ...{ subject: 'N-1', cells: expect.arrayContaining([expect.objectContaining({ after: 'ab' })]) },
  })
})

test('of a formula its value is taken; one without a value, a failed one and merged cells are told by row', async () => {
  for (const code of ['F-1', 'F-2', 'F-3', 'F-4']) await saved(code)
  const book = makeXlsx(
    [
      [column.code, column.price],
      ['F-1', { formula: '100*1.1', value: 110 }],
      ['F-2', { formula: 'A1' }],
      ['F-3', { formula: '1/0', error: '#DIV/0!' }],
      ['F-4', 10],
      [null, null],
    ],
    ['B5:B6'],
  )
  const id = await checked('prices', book, 'goods.xlsx')
  expect((await rowsOf(id, { outcome: 'changed' })).map(({ row, cells }) => [row, cells])).toEqual([
    [2, [{ field: 'level1Unit1Price', before: 12_000, after: 11_000 }]],
  ])
  expect((await rowsOf(id, { outcome: 'wrong' })).map(({ row, reasons }) => [row, reasons[0]?.en])).toEqual([
    [3, expect.stringContaining('no value')],
    [4, 'The formula of this cell failed (#DIV/0!)'],
    [5, expect.stringContaining('merged')],
  ])
})

test.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'imports.unreadable'],
  ['a broken workbook', Buffer.from('PK\u0003\u0004 and nothing more'), 'imports.unreadable'],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'imports.oldExcel'],
  ['other headings', Buffer.from('ชื่อ,ราคา\nก,1'), 'imports.noHeads'],
  ['a file without a letter', Buffer.from('\ufeff\r\n ;;\r\n'), 'imports.blank'],
  ['headings alone', Buffer.from(`${column.code},${column.price}\n`), 'imports.empty'],
  [
    '100,000 rows',
    Buffer.from(pricesOf(...Array.from({ length: 100_000 }, (_, at): [string, number] => [`X${at}`, 1]))),
    'imports.tooMany',
  ],
  [
    '100,000 rows of a workbook',
    makeXlsx([[column.code, column.price], ...Array.from({ length: 100_000 }, (_, at) => [`X${at}`, 1])]),
    'imports.tooMany',
  ],
])(
  '%s is refused with its reason',
  async (_, content, code) => {
    const { status, body } = await send('prices', content)
    expect([status, body.Code]).toEqual([400, code])
  },
  30_000,
)

test('a workbook that unpacks to more than a workbook may hold is refused before it is read', async () => {
  const cell = 'x'.repeat(30_000)
  const book = makeXlsx([[column.code, column.price], ...Array.from({ length: 5_700 }, () => [cell, 1])])
  expect(book.length).toBeLessThan(8_000_000)
  expect((await send('prices', book)).body.Code).toBe('imports.tooLarge')
}, 30_000)

test('of a workbook only the parts that its directory lists are read, since only those are within bounds', async () => {
  await saved('Z-1')
  const book = makeXlsx([
    [column.code, column.price],
    ['Z-1', 10],
  ])
  const other = makeXlsx([
    [column.code, column.price],
    ['Z-1', 99],
  ])
  const directoryOf = (zip: Buffer) => zip.readUInt32LE(zip.length - 6)
  const at = directoryOf(book)
  const hidden = other.subarray(other.lastIndexOf('PK\x03\x04'), directoryOf(other))
  const whole = Buffer.concat([book.subarray(0, at), hidden, book.subarray(at)])
  whole.writeUInt32LE(at + hidden.length, whole.length - 6)
  const id = await checked('prices', whole, 'goods.xlsx')
  expect((await rowsOf(id))[0]?.cells).toEqual([{ field: 'level1Unit1Price', before: 12_000, after: 1_000 }])
})

test('a batch whose connection is cut in the middle is done again by the next one, and no row twice', async () => {
  const codes = Array.from({ length: 250 }, (_, at) => `C-${1_000 + at}`)
  const head = `${column.code},${column.name},unit1Code,unit1NameTh,unit1Rate,unit2Rate,${column.price}`
  await applied('products', [head, ...codes.map((code) => `${code},ของ ${code},CS,ลัง,1,0,10`)].join('\n'))
  const id = await checked('prices', pricesOf(...codes.map((code): [string, number] => [code, 20])))
  await call('apply', { id })
  await work(1)
  const holder = await pool.connect()
  await holder.query('begin')
  const { rows: holding } = await holder.query(
    `select pg_backend_pid() as pid from products where sale_unit = 'BKK01' and code = 'C-1150' for update`,
  )
  const cut = runBatch(db, saleUnit, testNow).then(
    () => 'done',
    () => 'cut',
  )
  await expect
    .poll(
      async () => {
        // Not asked of the holder: a transaction sees the activity as it first saw it.
        const { rowCount } = await pool.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
          [holding[0]?.pid],
        )
        return rowCount
      },
      { timeout: 10_000 },
    )
    .toBe(1)
  expect(await cut).toBe('cut')
  await holder.query('rollback')
  holder.release()
  expect(await one(id)).toMatchObject({ state: 'applying', applied: 100 })
  await Promise.all([work(), work(), work()])
  expect(await one(id)).toMatchObject({ state: 'applied', applied: 250, refused: 0 })
  const logged = await rows<{ subject: string }>(
    `select subject from activity where sale_unit = 'BKK01' and subject like 'C-1___' and what = 'imported' and before is not null`,
  )
  expect(new Set(logged.map(({ subject }) => subject)).size).toBe(250)
  expect(logged.length).toBe(250)
})

test('a conflict that goes away counts as no failure, and one that stays as a single one', async () => {
  await saved('Q-1')
  const id = await checked('prices', pricesOf(['Q-1', 20]))
  await call('apply', { id })
  const tries = async () =>
    (await rows<{ tries: number }>(`select tries from imports where sale_unit = 'BKK01' and id = '${id}'`))[0]
      ?.tries
  await pool.query(`
    create sequence q_conflicts;
    create function q_conflict() returns trigger language plpgsql as $$ begin
      if nextval('q_conflicts') <= 5 then raise 'in conflict' using errcode = '40001'; end if;
      return null;
    end $$;
    create trigger q_conflict before update on import_rows for each statement execute function q_conflict()`)
  try {
    await expect(runBatch(db, saleUnit, testNow)).rejects.toThrow('in conflict')
    expect(await tries()).toBe(1)
    expect(await runBatch(db, saleUnit, testNow)).toBe(id)
    expect([await tries(), await priceOf('Q-1')]).toEqual([0, 20])
  } finally {
    await pool.query('drop trigger q_conflict on import_rows')
  }
  await work()
})

test('two imports of the same products at once: each product is changed by one of them, the other is told', async () => {
  const codes = Array.from({ length: 120 }, (_, at) => `D-${1_000 + at}`)
  const head = `${column.code},${column.name},unit1Code,unit1NameTh,unit1Rate,unit2Rate,${column.price}`
  await applied('products', [head, ...codes.map((code) => `${code},ของ ${code},CS,ลัง,1,0,10`)].join('\n'))
  const first = await checked('prices', pricesOf(...codes.map((code): [string, number] => [code, 20])))
  const second = await checked(
    'prices',
    pricesOf(...codes.toReversed().map((code): [string, number] => [code, 30])),
  )
  await Promise.all([call('apply', { id: first }), call('apply', { id: second })])
  await Promise.all([work(), work()])
  const [one1, one2] = [await one(first), await one(second)]
  expect([one1.state, one2.state, one1.applied + one2.applied, one1.refused + one2.refused]).toEqual([
    ...['applied', 'applied', 120, 120],
  ])
})

test('the same file sent twice is one import; it is applied once, and one put away is not applied', async () => {
  await saved('I-1')
  const id = randomUUID()
  const file = pricesOf(['I-1', 33])
  const twice = await Promise.all([send('prices', file, { id }), send('prices', file, { id })])
  expect(twice.map(({ status, body }) => [status, body.id])).toEqual([
    [200, id],
    [200, id],
  ])
  await work()
  expect(await one(id)).toMatchObject({ changed: 1 })
  expect((await call('drop', { id })).body.state).toBe('dropped')
  expect((await call('apply', { id })).body.Code).toBe('imports.notReady')
  expect(await priceOf('I-1')).toBe(120)
})

test('only manager and owner import and export', async () => {
  for (const who of ['salesperson', 'supervisor'] as const) {
    const token = await tokenFor(callers[who])
    expect((await send('stock', 'code,onHand\nA,1', { token })).status).toBe(403)
    expect((await call('export-rows', { kind: 'stock' }, token)).status).toBe(403)
  }
})
