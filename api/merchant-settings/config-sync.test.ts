import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'

const { ask, tokenFor, pool } = await testApi()
const token = await tokenFor(callers.owner)
const call = (path: string, body: object) => ask(`api/admin/config/${path}`, { token, body, locale: 'en' })
const exported = async () => (await ask('api/admin/config/export', { method: 'GET', token })).body
const snapshots = async () =>
  (await ask('api/admin/config/snapshots', { method: 'GET', token })).body.snapshots
const set = (scope: string, key: string, value: string) =>
  pool.query(
    `insert into settings (sale_unit, key, value, changed_by) values ($1, $2, $3, 'test') on conflict (sale_unit, key) do update set value = excluded.value`,
    [scope, key, value],
  )
const held = async () =>
  Object.fromEntries(
    (await pool.query('select sale_unit, key, value from settings')).rows.map((row) => [
      `${row.sale_unit} ${row.key}`,
      row.value,
    ]),
  )
const fileOf = (lines: [scope: string, key: string, value: string][]) =>
  JSON.stringify({
    ...{ format: 'sangdai-settings', version: 1, network: 'ร้านทดสอบ', takenAt: '2026-11-01T00:00:00Z' },
    lines: lines.map(([scope, key, value]) => ({ scope, key, value })),
  })

await set('*', 'POINT_RATE', '2')
await set('*', 'GUEST_MODE', 'Y')
await set('*', 'CREDIT_DAYS', '40')
await set('BKK01', 'MINIMUM_ORDER', '500')

test('another deployment is compared line by line, by what values mean', async () => {
  const file = fileOf([
    ['*', 'point_rate', '3'],
    ['*', 'GUEST_MODE', '1'],
    ['*', 'BANNER_SCROLL_TIME', '9'],
    ['*', 'MINI_BANNER_AMOUNT', '900'],
    ['*', 'OF_A_LATER_VERSION', 'x'],
    ['XXX01', 'POINT_RATE', '5'],
    ['BKK01', 'GUEST_MODE', 'N'],
    ['*', 'DEFAULT_SALE_UNIT', 'XXX01'],
  ])
  const { body } = await call('compare', { file })
  const states = Object.fromEntries(
    body.lines.map((line: { scope: string; key: string; state: string }) => [
      `${line.scope} ${line.key}`,
      line.state,
    ]),
  )
  expect([body.name, states]).toEqual([
    'ร้านทดสอบ',
    {
      '* POINT_RATE': 'differs',
      '* BANNER_SCROLL_TIME': 'onlyThere',
      '* CREDIT_DAYS': 'onlyHere',
      'BKK01 MINIMUM_ORDER': 'onlyHere',
      '* OF_A_LATER_VERSION': 'unknown',
      'XXX01 POINT_RATE': 'unknown',
      '* MINI_BANNER_AMOUNT': 'invalid',
      'BKK01 GUEST_MODE': 'invalid',
      '* DEFAULT_SALE_UNIT': 'invalid',
      '* GUEST_MODE': 'same',
    },
  ])
})

test('what is compared with its own export is the same', async () => {
  const { body } = await call('compare', { file: JSON.stringify(await exported()) })
  expect(new Set(body.lines.map(({ state }: { state: string }) => state))).toEqual(new Set(['same']))
})

test.each([
  ['no JSON', 'hello', 'merchantSettings.notAFile'],
  ['another file', '{"a": 1}', 'merchantSettings.notAFile'],
  ['nothing', '', 'merchantSettings.notAFile'],
  ['a newer version', fileOf([]).replace('"version":1', '"version":2'), 'merchantSettings.newerFile'],
])('%s is refused in a sentence', async (_, file, code) => {
  expect((await call('compare', { file })).body.Code).toBe(code)
})

test('chosen lines are applied together, once, and undone as a whole; what was changed since stays', async () => {
  const before = await held()
  const id = randomUUID()
  const lines = [
    { scope: '*', key: 'POINT_RATE', value: '3', seen: '2' },
    { scope: '*', key: 'BANNER_SCROLL_TIME', value: '9', seen: null },
    { scope: 'BKK01', key: 'MINIMUM_ORDER', value: null, seen: '500' },
  ]
  const answers = await Promise.all([1, 2, 3].map(() => call('apply', { id, name: 'ร้านทดสอบ', lines })))
  expect(answers.map(({ body }) => body)).toEqual([{ applied: 3 }, { applied: 3 }, { applied: 3 }])
  expect(await held()).toEqual({
    ...Object.fromEntries(Object.entries(before).filter(([key]) => key !== 'BKK01 MINIMUM_ORDER')),
    ...{ '* POINT_RATE': '3', '* BANNER_SCROLL_TIME': '9' },
  })
  expect((await snapshots()).filter(({ id: each }: { id: string }) => each === id)).toMatchObject([
    { kind: 'applied', lines: 4, applied: [{ before: '2', after: '3' }, {}, {}] },
  ])
  await set('*', 'BANNER_SCROLL_TIME', '11')
  expect((await call('undo', { id })).body).toEqual({
    ...{ restored: 2, kept: [{ scope: '*', key: 'BANNER_SCROLL_TIME' }] },
  })
  expect(await held()).toEqual({ ...before, '* BANNER_SCROLL_TIME': '11' })
  expect((await call('undo', { id })).body.Code).toBe('merchantSettings.undone')
  const { rows } = await pool.query(
    `select what from network_activity where kind = 'config' and subject = $1 order by id`,
    [id],
  )
  expect(rows.map(({ what }) => what)).toEqual(['applied', 'undone'])
})

test('one wrong or outdated line applies none', async () => {
  const before = await held()
  const apply = (line: object) =>
    call('apply', {
      id: randomUUID(),
      name: 'x',
      lines: [{ scope: '*', key: 'POINT_RATE', value: '7', seen: '2' }, line],
    })
  expect((await apply({ scope: '*', key: 'MINI_BANNER_AMOUNT', value: '900', seen: null })).body.Code).toBe(
    'merchantSettings.invalid',
  )
  expect((await apply({ scope: 'XXX01', key: 'CREDIT_DAYS', value: '9', seen: null })).body.Code).toBe(
    'merchantSettings.invalid',
  )
  expect((await apply({ scope: '*', key: 'CREDIT_DAYS', value: '9', seen: '1' })).body.Code).toBe(
    'merchantSettings.stale',
  )
  expect(await held()).toEqual(before)
})

test('a snapshot keeps everything under its name, and is compared later', async () => {
  const id = randomUUID()
  expect((await call('snapshots/take', { id, name: '  ก่อนปีใหม่ ' })).body).toEqual({
    lines: Object.keys(await held()).length,
  })
  await call('snapshots/take', { id, name: 'another' })
  // The clock of the test stands still, so that the newest is not alone.
  expect(await snapshots()).toContainEqual(expect.objectContaining({ id, name: 'ก่อนปีใหม่', kind: 'taken' }))
  await set('*', 'POINT_RATE', '8')
  const { body } = await call('compare', { snapshotId: id })
  expect(body.lines.filter(({ state }: { state: string }) => state !== 'same')).toEqual([
    { scope: '*', key: 'POINT_RATE', here: '8', there: '2', state: 'differs' },
  ])
  expect((await call('undo', { id })).body.Code).toBe('merchantSettings.noSnapshot')
})
