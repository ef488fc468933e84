import { describe, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'

const { ask, tokenFor, pool } = await testApi()
const guest = await tokenFor(callers.guest)
const owner = await tokenFor(callers.owner)
const whatsNew = 'GET_MASTER_DATA/GET_WHATSNEW'

type ContentRow = { Id: number; NewsType: string; Code: string | null; Title: string }
async function titles(token: string, body: object): Promise<string[]> {
  const answer = await ask(whatsNew, { token, body })
  expect(answer.status).toBe(200)
  return answer.body.map(({ Title }: ContentRow) => Title)
}
async function add(
  id: number,
  title: string,
  { kind = 'N', from = '2026-11-01', to = null as string | null, active = true } = {},
) {
  await pool.query(
    `insert into contents (sale_unit, id, kind, code, title_th, title_en, starts_on, ends_on, active)
     values ('BKK01', $1, $2, $3, $4, $4, $5, $6, $7)`,
    [id, kind, `CODE_${id}`, title, from, to, active],
  )
}
await add(9001, 'now')
await add(9002, 'over', { to: '2026-11-15' })
await add(9003, 'last day', { to: '2026-11-16' })
await add(9004, 'coming', { from: '2026-11-17' })
await add(9005, 'draft', { active: false })
await add(9006, 'banner', { kind: 'B' })
await add(9007, 'first day', { from: '2026-11-16' })

describe('what is new', () => {
  test('banners, unless something else is asked for', async () => {
    const answer = await ask(whatsNew, { token: guest })
    expect(new Set(answer.body.map(({ NewsType }: ContentRow) => NewsType))).toEqual(new Set(['B']))
    expect(await titles(guest, { NewsType: 'N' })).not.toContain('banner')
  })

  test('of the period, or of all time', async () => {
    expect(await titles(guest, { NewsType: 'N' })).toEqual(
      expect.arrayContaining(['now', 'first day', 'last day']),
    )
    for (const other of ['over', 'coming', 'draft'])
      expect(await titles(guest, { NewsType: 'N' })).not.toContain(other)
    expect(await titles(guest, { NewsType: 'N', UsePeriodDate: false })).toEqual(
      expect.arrayContaining(['now', 'over', 'coming']),
    )
  })

  test('drafts are told to staff, and never to a shopper', async () => {
    const drafts = await titles(owner, { NewsType: 'N', ActiveStatus: 'N' })
    expect(drafts).toContain('draft')
    expect(drafts).not.toContain('now')
    expect(await titles(owner, { NewsType: 'N', ActiveStatus: '' })).toEqual(
      expect.arrayContaining(['draft', 'now']),
    )
    expect(await titles(owner, { NewsType: 'N' })).not.toContain('draft')
    expect(await titles(guest, { NewsType: 'N', ActiveStatus: 'N' })).toEqual([])
    expect(await titles(guest, { NewsType: 'N', ActiveStatus: '' })).not.toContain('draft')
  })
})

describe('one piece of content', () => {
  const read = (key: string | number) => ask(`api/contents/${key}`, { method: 'GET', token: guest })

  test('by its number or its code, whatever the case', async () => {
    expect((await read(9001)).body).toMatchObject({ Id: 9001, Title: 'now', Code: 'CODE_9001' })
    expect((await read('faq_001')).body).toMatchObject({ Code: 'FAQ_001', NewsType: 'P' })
  })

  test('news that is over can still be read, and news of today at once', async () => {
    for (const id of [9002, 9003, 9007]) expect((await read(id)).status, String(id)).toBe(200)
  })

  test('of another centre is not there, whatever its number or code', async () => {
    await pool.query(
      `insert into contents (sale_unit, id, kind, code, title_th, title_en, starts_on, active) values ('NON01', 9501, 'N', 'AWAY', 'x', 'x', '2026-11-01', true)`,
    )
    for (const key of [9501, 'AWAY']) {
      expect((await read(key)).status, String(key)).toBe(404)
      const there = await tokenFor({ ...callers.customer, saleUnit: 'NON01' })
      expect((await ask(`api/contents/${key}`, { method: 'GET', token: there })).status, String(key)).toBe(
        200,
      )
    }
    expect(await titles(guest, { NewsType: 'N', UsePeriodDate: false })).not.toContain('x')
  })

  test.each([9004, 9005, 9006, 123456789, '1234567890', 'NO_SUCH'])('%s is not there', async (key) => {
    const answer = await read(key)
    expect(answer.status).toBe(404)
    expect(answer.body).toMatchObject({ Code: 'content.notFound' })
  })
})

test('every code a guest may see is told, page by page, and no other', async () => {
  const codes = async (query: string) =>
    (await ask(`api/products/codes?${query}`, { method: 'GET', token: guest })).body
  const all = await codes('')
  expect(all.Total).toBe(all.Codes.length)
  expect(all.Total).toBeGreaterThan(200)
  expect([...(await codes('take=100')).Codes, ...(await codes('skip=100')).Codes]).toEqual(all.Codes)
  const { rows } = await pool.query(
    `select code from products where sale_unit = 'BKK01' and (needs_licence or not active)`,
  )
  for (const { code } of rows) expect(all.Codes).not.toContain(code)
})
