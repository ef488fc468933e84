import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { tidyPictures } from '#api/merchant-products/product-pictures.ts'
import { callers, memoryStorage, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'

let now = testNow
const storage = memoryStorage()
const { ask, app, tokenFor, pool, db } = await testApi({ now: () => now, storage })
const [guest, owner, manager] = await Promise.all([
  tokenFor(callers.guest),
  tokenFor(callers.owner),
  tokenFor(callers.manager),
])
const wide = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#0a0' } })
  .png()
  .toBuffer()
const at = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000).toISOString()

const news = {
  ...{ kind: 'N', code: '', titleTh: 'ข่าว', titleEn: 'News', bodyTh: 'เนื้อ', bodyEn: 'Text', link: '' },
  ...{ pictureTh: null, pictureEn: null, textTone: 'light', isPublished: true, startsAt: null, endsAt: null },
}
const banner = { ...news, kind: 'B', titleTh: 'แบนเนอร์', link: '/product?c1=10' }
type Part = Record<string, unknown>
const save = (part: Part, token = manager) =>
  ask('api/merchant/content/save', {
    token,
    body: { saleUnit: 'BKK01', id: null, key: randomUUID(), version: 0, ...news, ...part },
  })
const made = async (part: Part): Promise<{ id: number; version: number }> => {
  const answer = await save(part)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const one = (id: number) =>
  ask(`api/merchant/content/one?saleUnit=BKK01&id=${id}`, { method: 'GET', token: owner })
const list = async (query: string) =>
  (
    await ask(`api/merchant/content/list?saleUnit=BKK01&${query}`, {
      method: 'GET',
      token: await tokenFor(callers.owner),
    })
  ).body
const shown = async (kind: string): Promise<number[]> =>
  (
    await ask('GET_MASTER_DATA/GET_WHATSNEW', {
      token: await tokenFor(callers.guest),
      body: { NewsType: kind },
    })
  ).body.map(({ Id }: { Id: number }) => Id)
const minutesLater = <Result>(minutes: number, work: () => Promise<Result>): Promise<Result> => {
  now = new Date(testNow.getTime() + minutes * 60_000)
  return work().finally(() => {
    now = testNow
  })
}

describe('a content is shown from its minute to its minute', () => {
  test('scheduled, live and over without anybody doing anything', async () => {
    const { id } = await made({ ...banner, startsAt: at(6 * 60), endsAt: at(30 * 60) })
    const stateAt = async (minutes: number) =>
      minutesLater(minutes, async () => [
        (await list('kind=B')).contents.find((each: { id: number }) => each.id === id).state,
        (await shown('B')).includes(id),
      ])
    expect(await stateAt(0)).toEqual(['scheduled', false])
    expect(await stateAt(6 * 60 - 1)).toEqual(['scheduled', false])
    expect(await stateAt(6 * 60)).toEqual(['live', true])
    expect(await stateAt(30 * 60 - 1)).toEqual(['live', true])
    expect(await stateAt(30 * 60)).toEqual(['over', false])
  })

  test('news are not told before their minute, and stay readable after their end', async () => {
    const { id } = await made({ startsAt: at(10), endsAt: at(20) })
    const read = async () =>
      ask(`api/contents/${id}`, { method: 'GET', token: await tokenFor(callers.guest) })
    expect((await minutesLater(9, read)).status).toBe(404)
    expect((await minutesLater(10, read)).status).toBe(200)
    expect((await minutesLater(25, read)).status).toBe(200)
    expect(await minutesLater(25, () => shown('N'))).not.toContain(id)
  })

  test('a draft is told to nobody; published without a time it is there at once', async () => {
    const { id, version } = await made({ isPublished: false })
    expect(await shown('N')).not.toContain(id)
    expect((await one(id)).body).toMatchObject({ isPublished: false, startsAt: null })
    await made({ id, version, isPublished: true })
    expect(await shown('N')).toContain(id)
    expect((await one(id)).body.startsAt).toBe(testNow.toISOString())
  })

  test('the days beside the times hold for whoever reads by the day: midnight ends the day before', async () => {
    const { id } = await made({ startsAt: '2026-11-20T11:00:00Z', endsAt: '2026-11-30T17:00:00Z' })
    const { rows } = await pool.query(
      `select starts_on::text, ends_on::text from contents where sale_unit = 'BKK01' and id = $1`,
      [id],
    )
    expect(rows).toEqual([{ starts_on: '2026-11-20', ends_on: '2026-11-30' }])
  })
})

describe('two people and lost answers', () => {
  test('the same new content ten times at once is one content', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => save({ key, titleTh: 'สิบครั้ง' })))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect((await list(`kind=N&text=${encodeURIComponent('สิบครั้ง')}`)).contents).toHaveLength(1)
  })

  test('ten different ones at once get ten numbers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) => save({ titleTh: `พร้อมกัน ${place}` })),
    )
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(10)
  })

  test('whoever saves over what they did not see is refused; saving the same again is not', async () => {
    const { id, version } = await made({})
    await made({ id, version, titleTh: 'ของเขา' })
    const refused = await save({ id, version, titleTh: 'ของฉัน' })
    expect(refused).toMatchObject({ status: 409, body: { Code: 'merchantContents.changed' } })
    expect(await made({ id, version, titleTh: 'ของเขา' })).toEqual({ id, version: version + 1 })
    expect((await one(id)).body.titleTh).toBe('ของเขา')
  })

  test('an order that misses an entry somebody just added changes nothing', async () => {
    const before: number[] = (await list('kind=M&take=100')).contents.map(({ id }: { id: number }) => id)
    await made({ ...banner, kind: 'M' })
    const answer = await ask('api/merchant/content/order', {
      token: manager,
      body: { saleUnit: 'BKK01', kind: 'M', ids: before.toReversed() },
    })
    expect(answer).toMatchObject({ status: 409, body: { Code: 'merchantContents.orderChanged' } })
    const all: number[] = (await list('kind=M&take=100')).contents.map(({ id }: { id: number }) => id)
    expect(all.slice(0, before.length)).toEqual(before)
    const { status } = await ask('api/merchant/content/order', {
      token: manager,
      body: { saleUnit: 'BKK01', kind: 'M', ids: all.toReversed() },
    })
    expect(status).toBe(200)
    const live = await shown('M')
    expect(live).toEqual(all.toReversed().filter((id) => live.includes(id)))
  })
})

describe('what cannot be saved says why, at its field', () => {
  test.each([
    ['no title', { titleTh: ' ' }, 'titleTh', 'noTitle'],
    ['published without a text', { bodyTh: '' }, 'bodyTh', 'noBody'],
    ['an end before its start', { startsAt: at(10), endsAt: at(10) }, 'endsAt', 'endsBeforeStart'],
    ['a product that is not sold here', { ...banner, link: '/product/NOPE' }, 'link', 'noTarget'],
    ['a category that is not there', { ...banner, link: '/product?c1=NOPE' }, 'link', 'noTarget'],
    ['news of no number', { ...banner, link: '/contents/9999999' }, 'link', 'noTarget'],
    ['a page that is not written', { ...banner, link: '/news?code=NOPE_1' }, 'link', 'noTarget'],
    ['a script', { ...banner, link: 'javascript:alert(1)' }, 'link', 'badLink'],
    ['another host without a protocol', { ...banner, link: '//evil.example' }, 'link', 'badLink'],
    ['plain http', { ...banner, link: 'http://shop.example' }, 'link', 'badLink'],
    ['a name and password', { ...banner, link: 'https://a:b@evil.example' }, 'link', 'badLink'],
    [
      'a shop link to another website',
      { ...banner, kind: 'L', link: 'https://shop.example' },
      'link',
      'linkInside',
    ],
    ['a page of the back office', { ...banner, link: '/merchant/order' }, 'link', 'badLink'],
    [
      'a picture nobody uploaded here',
      { pictureTh: 'contents/NON01-x-1200x600.webp' },
      'pictureTh',
      'unknownPicture',
    ],
    [
      'a picture of others in the text',
      { bodyTh: '![](/files/contents/NON01-x.webp)' },
      'pictureTh',
      'unknownPicture',
    ],
    ['a page with a bad code', { kind: 'P', code: 'ab' }, 'code', 'badCode'],
    ['a page that is there', { kind: 'P', code: 'FAQ_001' }, 'code', 'codeTaken'],
    ['the policy as a page', { kind: 'P', code: 'PDPA_001' }, 'code', 'codeTaken'],
  ])('%s', async (_, part, field, code) => {
    const { status, body } = await save(part)
    expect([400, 409]).toContain(status)
    expect(body.Code).toBe(`merchantContents.${code}`)
    expect(body.Fields.map(({ Field }: { Field: string }) => Field)).toContain(field)
  })

  test('a fixed page is changed, but neither hidden nor removed; the policy is not there at all', async () => {
    const pages = (await list('kind=P')).contents
    const faq = pages.find(({ code }: { code: string }) => code === 'FAQ_001')
    expect(pages.map(({ code }: { code: string }) => code)).not.toContain('PDPA_001')
    const { version, ...written } = (await one(faq.id)).body
    expect((await save({ ...written, version, isPublished: false })).body.Code).toBe(
      'merchantContents.fixedPage',
    )
    const removed = await ask('api/merchant/content/remove', {
      token: owner,
      body: { saleUnit: 'BKK01', id: faq.id, removed: true },
    })
    expect(removed).toMatchObject({ status: 409, body: { Code: 'merchantContents.fixedPage' } })
    await made({ ...written, version, bodyTh: '## ถามใหม่\nตอบ' })
    const read = await ask('api/contents/FAQ_001', { method: 'GET', token: guest })
    expect(read.body.Detail).toBe('## ถามใหม่\nตอบ')
    const { rows } = await pool.query(
      `select id from contents where sale_unit = 'BKK01' and code = 'PDPA_001'`,
    )
    expect((await one(rows[0].id)).status).toBe(404)
  })
})

test('what is removed goes at once, comes back as a draft, and its number is never given again', async () => {
  const { id } = await made({ titleTh: 'จะลบ' })
  const remove = (removed: boolean) =>
    ask('api/merchant/content/remove', { token: manager, body: { saleUnit: 'BKK01', id, removed } })
  const read = () => ask(`api/contents/${id}`, { method: 'GET', token: guest })
  expect((await read()).status).toBe(200)
  expect((await remove(true)).status).toBe(200)
  expect((await remove(true)).status).toBe(200)
  expect((await read()).status).toBe(404)
  expect(await shown('N')).not.toContain(id)
  expect((await list('kind=N&removed=true')).contents.map((each: { id: number }) => each.id)).toContain(id)
  const next = await made({ titleTh: 'ถัดไป' })
  expect(next.id).toBeGreaterThan(id)
  await remove(false)
  expect((await one(id)).body).toMatchObject({ isPublished: false, isRemoved: false, titleTh: 'จะลบ' })
  expect((await read()).status).toBe(404)
  const { rows } = await pool.query(
    `select what from activity where sale_unit = 'BKK01' and kind = 'content' and subject = $1 order by id`,
    [String(id)],
  )
  expect(rows.map(({ what }) => what)).toEqual(['published', 'removed', 'brought back'])
})

describe('pictures', () => {
  const upload = async (use: string, bytes: Uint8Array) => {
    const form = new FormData()
    form.set('saleUnit', 'BKK01')
    form.set('use', use)
    form.set('picture', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png')
    const request = new Request('http://shop.test', { method: 'POST', body: form })
    const answer = await app.inject({
      ...{ method: 'POST', url: '/rest/api/merchant/content/picture' },
      headers: {
        authorization: `Bearer ${manager}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return { status: answer.statusCode, body: answer.json() }
  }

  test('are cut to the size of their use, shown once saved, and tidied away when they never are', async () => {
    const [kept, loose] = [await upload('B', wide), await upload('text', wide)]
    expect(kept.body.name).toMatch(/^contents\/BKK01-[\w-]+-1200x480\.webp$/)
    expect(loose.body.name).toMatch(/-900x900\.webp$/)
    const { width, height, format } = await sharp(storage.shown.get(kept.body.name)).metadata()
    expect([width, height, format]).toEqual([1200, 480, 'webp'])
    expect(storage.shown.has(kept.body.name.replace('.webp', '@half.webp'))).toBe(true)
    const { id, version } = await made({ ...banner, pictureTh: kept.body.name })
    // A copy shows the same picture, and the first may let go of it.
    await made({ ...banner, pictureTh: kept.body.name, titleTh: 'สำเนา' })
    await made({ ...banner, id, version, pictureTh: null })
    await tidyPictures(db, storage, new Date(testNow.getTime() + 3 * 86_400_000))
    expect(storage.shown.has(kept.body.name)).toBe(true)
    expect(storage.shown.has(loose.body.name)).toBe(false)
  })

  test('what is no picture is refused', async () => {
    expect((await upload('B', Buffer.from('<svg onload=alert(1)>'))).body.Code).toBe(
      'merchantContents.notPicture',
    )
    expect((await upload('other', wide)).status).toBe(400)
  })
})

describe('copies in other centres', () => {
  const copy = (id: number, centres: string[], token = owner) =>
    ask('api/merchant/content/copy', { token, body: { saleUnit: 'BKK01', id, centres } })
  const copiesOf = async (id: number) =>
    (
      await pool.query(
        `select * from contents where sale_unit = 'NON01' and origin_unit = 'BKK01' and origin_id = $1`,
        [id],
      )
    ).rows

  test('are made once, renewed with their origin, and left alone once somebody changed them there', async () => {
    const { id, version } = await made({ titleTh: 'ทุกศูนย์' })
    expect((await copy(id, ['NON01'])).body.copies).toEqual([{ saleUnit: 'NON01', outcome: 'made' }])
    await made({ id, version, titleTh: 'ทุกศูนย์ แก้แล้ว' })
    expect((await copy(id, ['NON01'])).body.copies).toEqual([{ saleUnit: 'NON01', outcome: 'renewed' }])
    expect((await copiesOf(id)).map(({ title_th }) => title_th)).toEqual(['ทุกศูนย์ แก้แล้ว'])
    await pool.query(
      `update contents set title_th = 'ของเรา', version = version + 1 where sale_unit = 'NON01' and origin_id = $1`,
      [id],
    )
    expect((await copy(id, ['NON01'])).body.copies).toEqual([{ saleUnit: 'NON01', outcome: 'changedThere' }])
    expect((await copiesOf(id)).map(({ title_th }) => title_th)).toEqual(['ของเรา'])
  })

  test('reach no centre of others, and none where the link leads nowhere', async () => {
    const { id } = await made({ titleTh: 'ไม่ถึง' })
    for (const [centres, token] of [
      [['CNX01'], owner],
      [['NON01', 'CNX01'], owner],
      [['NON01'], manager],
    ] as const)
      expect(await copy(id, [...centres], token)).toMatchObject({
        status: 403,
        body: { Code: 'merchantContents.notYourCentre' },
      })
    expect(await copiesOf(id)).toEqual([])
    await pool.query(
      `insert into categories (sale_unit, level, code, name_th, name_en) values ('BKK01', 1, 'OWN', 'x', 'x')`,
    )
    const own = await made({ ...banner, link: '/product?c1=OWN' })
    expect((await copy(own.id, ['NON01'])).body.copies).toEqual([{ saleUnit: 'NON01', outcome: 'noTarget' }])
    const faq = (await list('kind=P')).contents.find(({ code }: { code: string }) => code === 'FAQ_001')
    expect((await copy(faq.id, ['NON01'])).body.copies).toEqual([{ saleUnit: 'NON01', outcome: 'codeTaken' }])
  })
})

test('targets of links are found by words in both languages, and all of them can be saved', async () => {
  const find = async (of: string, text: string) =>
    (
      await ask(`api/merchant/content/targets?saleUnit=BKK01&of=${of}&text=${encodeURIComponent(text)}`, {
        method: 'GET',
        token: manager,
      })
    ).body.targets as { link: string; nameTh: string }[]
  for (const of of ['product', 'category', 'brand', 'content']) {
    const [first] = await find(of, '')
    expect(first, of).toBeDefined()
    expect((await save({ ...banner, link: first?.link })).status, first?.link).toBe(200)
    expect((await find(of, first?.nameTh ?? '')).map(({ link }) => link)).toContain(first?.link)
  }
  expect(await find('product', '_%_')).toEqual([])
})
