import { expect, test } from 'vitest'
import { plainDraft, testProducts } from '#checks/products/test-products.ts'
import { callers } from '#checks/tools/test-api.ts'

const { ask, rows, save, saved, load, logOf, saleUnit, manager, owner, guest, tokenFor } =
  await testProducts()
type Entry = {
  code: string
  version: string
  nameTh: string
  parentCode?: string
  level?: number
  kind?: string
}

const post = (path: string, body: object, token = manager) =>
  ask(`api/products/${path}`, { token, body: { saleUnit, ...body } })
const master = async (): Promise<{ categories: Entry[]; words: Entry[] }> =>
  (await ask(`api/products/master/data?saleUnit=${saleUnit}`, { method: 'GET', token: manager })).body
const wordOf = async (kind: string, code: string) =>
  (await master()).words.find((word) => word.kind === kind && word.code === code)
const shopCodes = async (body: object): Promise<string[]> =>
  (await ask('api/products/items', { token: guest, body })).body.map(
    ({ P_Code }: { P_Code: string }) => P_Code,
  )

test('a brand is added, given to a product, renamed everywhere, and removed only when nothing bears it', async () => {
  const { status, body: made } = await post('master/word/save', {
    kind: 'brand',
    code: 'DOI',
    nameTh: ' ดอยพิเรนทร์ ',
  })
  expect([status, made]).toMatchObject([200, { code: 'DOI', nameTh: 'ดอยพิเรนทร์', nameEn: 'ดอยพิเรนทร์' }])
  await saved('M-1', { brandCode: 'DOI' })
  const used = await post('master/word/delete', { kind: 'brand', code: 'DOI', version: made.version })
  expect([used.status, used.body.Code]).toEqual([409, 'merchantCatalogue.inUse'])
  expect(used.body.Message).toContain('M-1')
  await post('master/word/save', { ...made, nameTh: 'ดอยพิสดารนัก', nameEn: 'Odd Doi' })
  await expect.poll(() => shopCodes({ SearchText: 'ดอยพิสดารนัก' }), { timeout: 5_000 }).toEqual(['M-1'])
  const brandShown = async () =>
    (await ask('api/products/items', { token: guest, body: { ProductIds: ['M-1'] } })).body[0]?.P_BrandEN
  await expect.poll(brandShown, { timeout: 5_000 }).toBe('Odd Doi')
  const late = await post('master/word/save', { ...made, nameTh: 'อื่น' }, owner)
  expect([late.status, late.body.Details.saved.nameTh]).toEqual([409, 'ดอยพิสดารนัก'])
  await save({ ...plainDraft('M-1'), brandCode: '' }, 1)
  const { version } = (await wordOf('brand', 'DOI')) ?? {}
  expect((await post('master/word/delete', { kind: 'brand', code: 'DOI', version })).status).toBe(200)
  expect(await wordOf('brand', 'DOI')).toBeUndefined()
  expect((await logOf('brand DOI')).map(({ what }) => what)).toEqual(['created', 'changed', 'removed'])
})

test('a brand that is being removed is not given to a product at the same moment', async () => {
  for (let round = 0; round < 8; round++) {
    const code = `RACE${round}`
    const { body } = await post('master/word/save', { kind: 'brand', code, nameTh: code })
    const [removed, given] = await Promise.all([
      post('master/word/delete', { kind: 'brand', code, version: body.version }),
      save({ ...plainDraft(`M-R${round}`), brandCode: code }),
    ])
    expect([removed.status, given.status].sort()).toEqual([200, removed.status === 200 ? 400 : 409].sort())
  }
})

test('categories: each in the one above; one in use is neither moved nor removed', async () => {
  const add = (body: object) => post('master/category/save', body)
  const { body: top } = await add({ level: 1, code: 'X1', nameTh: 'หมวดใหม่เอี่ยม', nameEn: 'Brand new' })
  expect(
    (await add({ level: 2, code: 'X2', nameTh: 'ย่อย', parentCode: 'nowhere' })).body.Fields,
  ).toMatchObject([{ Field: 'parentCode' }])
  const { body: below } = await add({ level: 2, code: 'X2', nameTh: 'ย่อย', parentCode: 'X1' })
  expect(
    (await post('master/category/delete', { level: 1, code: 'X1', version: top.version })).body.Code,
  ).toBe('merchantCatalogue.inUse')
  const { body } = await save({ ...plainDraft('M-2'), h1: 'X1', h2: '2010' })
  expect(body.Fields).toMatchObject([{ Field: 'Hierarchy2' }])
  await saved('M-2', { h1: 'X1', h2: 'X2' })
  const moved = await add({ ...below, parentCode: '10' })
  expect(moved.body.Code).toMatch(/merchantCatalogue\.(parentFixed|invalid)/)
  const shown = async () =>
    (await ask('GET_MASTER_DATA/GET_HIERARCHY_ALL', { token: guest })).body.categories.map(
      ({ name }: { name: string }) => name,
    )
  await expect.poll(shown, { timeout: 5_000 }).toContain('หมวดใหม่เอี่ยม')
  await add({ ...top, nameTh: 'หมวดเก่าแก่' })
  await expect.poll(shown, { timeout: 5_000 }).toContain('หมวดเก่าแก่')
})

test('every error of an entry is told at its field', async () => {
  const { status, body } = await post('master/word/save', {
    kind: 'size',
    code: 'a b',
    nameTh: '',
    nameEn: 'x'.repeat(121),
  })
  expect([status, body.Fields.map(({ Field }: { Field: string }) => Field)]).toEqual([
    400,
    ['code', 'nameTh', 'nameEn'],
  ])
})

test('a display group keeps its products in order, and a late change of it is refused', async () => {
  const placement = 'EORDER_HOME_PAGE'
  const { body: group } = await post('display-group/save', {
    placement,
    nameTh: 'ชั้นทดลอง',
    codes: ['1003', '1001', '1002', '1003'],
  })
  expect(group.products.map(({ code }: Entry) => code)).toEqual(['1003', '1001', '1002'])
  const { body } = await ask(`api/products/display-group/type/${placement}?productsIncluded=true`, {
    method: 'GET',
    token: guest,
  })
  const shown = body.Data.find((each: { Group: { Id: number } }) => each.Group.Id === group.id)
  expect(shown.Products.map(({ P_Code }: { P_Code: string }) => P_Code)).toEqual(['1003', '1001', '1002'])
  const change = { ...group, codes: ['1001'] }
  expect(
    (await post('display-group/save', { ...change, codes: ['1001', 'none'] })).body.Fields,
  ).toMatchObject([{ Field: 'codes' }])
  expect((await post('display-group/save', change)).body.products).toHaveLength(1)
  expect((await post('display-group/save', change, owner)).status).toBe(409)
  expect((await post('display-group/delete', { id: group.id, version: group.version })).status).toBe(409)
  const { body: all } = await post('display-group/list', {})
  const { version } = all.groups.find(({ id }: { id: number }) => id === group.id)
  expect((await post('display-group/delete', { id: group.id, version })).status).toBe(200)
  expect((await logOf(`display group ${group.id}`)).map(({ what }) => what)).toEqual([
    'created',
    'changed',
    'removed',
  ])
})

test('hot deals and best sellers are shown to shoppers as staff put them', async () => {
  const listOf = async (list: string) =>
    (await post('lists', {})).body.lists.find((each: { list: string }) => each.list === list)
  const hot = await listOf('HOTDEAL')
  const before = hot.products.map(({ code }: Entry) => code)
  const codes = ['1007', ...before.slice(1).reverse()]
  const answer = await post('lists/save', {
    list: 'HOTDEAL',
    codes,
    removed: [before[0]],
    version: hot.version,
  })
  expect(answer.body.products.map(({ code }: Entry) => code)).toEqual(codes)
  const seen = async (body: object) => (await shopCodes({ Take: 4, ...body })).slice(0, 4)
  const forGuests = await rows<{ code: string }>(
    `select code from products where sale_unit = 'BKK01' and code = any($1) and active and not needs_licence order by array_position($1::text[], code)`,
    [codes],
  )
  const expected = forGuests.slice(0, 4).map(({ code }) => code)
  await expect.poll(() => seen({ HighlightStatus: 'HOTDEAL' }), { timeout: 5_000 }).toEqual(expected)
  expect((await load('1007')).body.HighlightStatus).toBe('HOTDEAL')
  expect((await post('lists/save', { list: 'HOTDEAL', codes: [], version: hot.version }, owner)).status).toBe(
    409,
  )
  const best = await listOf('BEST_SELLER')
  const usual = await shopCodes({ Types: ['BEST_SELLER'] })
  const chosen = usual.slice(-2).reverse()
  await post('lists/save', { list: 'BEST_SELLER', codes: chosen, version: best.version })
  await expect
    .poll(() => shopCodes({ Types: ['BEST_SELLER'] }), { timeout: 5_000 })
    .toEqual([...chosen, ...usual.filter((code) => !chosen.includes(code))])
  expect(await logOf('list HOTDEAL')).toMatchObject([{ what: 'changed', after: { codes } }])
})

test.each(['salesperson', 'supervisor', 'manager', 'owner'] as const)(
  '%s looks at all of it, and changes as the role says',
  async (who) => {
    const token = await tokenFor(callers[who])
    const may = who === 'manager' || who === 'owner'
    for (const path of ['lists', 'display-group/list', 'pc/items'])
      expect((await post(path, {}, token)).status).toBe(200)
    const word = await post('master/word/save', { kind: 'brand', code: `B-${who}`, nameTh: who }, token)
    const product = await save(plainDraft(`W-${who}`), 0, token)
    const list = await post('lists/save', { list: 'NEW', codes: [], version: 'x' }, token)
    expect([word.status, product.status, list.status]).toEqual(may ? [200, 200, 409] : [403, 403, 403])
  },
)
