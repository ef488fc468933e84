import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '#api/kit/database.ts'
import { searchIn } from '#api/search/search.ts'
import { randomDraft } from '#checks/products/random-drafts.ts'
import { onWire, plainDraft, testProducts } from '#checks/products/test-products.ts'
import { closeAfterFile } from '#checks/tools/close-after-file.ts'
import { callers } from '#checks/tools/test-api.ts'
import { named } from '#shop/contract/wire.ts'
import { draftErrors } from '#shop/merchant-products/draft-errors.ts'
import { draftFields } from '#shop/merchant-products/merchant-product-wire.ts'
import { tidyDraft } from '#shop/merchant-products/tidy-draft.ts'

const shop = await testProducts()
const { ask, rows, save, saved, load, list, toggle, logOf, saleUnit, manager, owner, customer, guest } = shop
const codesOf = (products: Record<string, unknown>[]) => products.map(({ P_Code }) => P_Code)
const fieldsOf = (body: { Fields?: { Field: string }[] }) =>
  (body.Fields ?? []).map(({ Field }) => Field).sort()
const shopList = async (body: object, token = guest): Promise<{ P_Code: string }[]> =>
  (await ask('api/products/items', { token, body })).body

describe('saving', () => {
  test('a new product is saved, read back as written, kept in the log, and has an empty shelf', async () => {
    const draft = plainDraft('N-100')
    const { status, body } = await save(draft)
    expect([status, body.Warnings]).toEqual([200, []])
    const { body: read } = await load('N-100')
    expect(read).toMatchObject({ ...onWire(draft), Version: 1, Stock: { StockAvailable: 0, IsLow: true } })
    expect(await logOf('N-100')).toMatchObject([
      {
        what: 'created',
        before: null,
        after: { nameTh: draft.nameTh, level1Unit1Price: 12_000 },
        username: 'manager01',
      },
    ])
  })

  test('what goods cost is told to those who set prices, and to nobody else', async () => {
    await saved('N-101', { cost: 9_900, shelf: 'A-03-2' })
    for (const [token, cost] of [
      [manager, 99],
      [owner, 99],
      [await shop.tokenFor(callers.supervisor), null],
      [await shop.tokenFor(callers.salesperson), null],
    ] as const) {
      const { body } = await load('N-101', token)
      const [listed] = await list({ productCode: 'N-101' }, token)
      expect([body.Cost, listed?.Cost, body.Shelf]).toEqual([cost, cost, 'A-03-2'])
    }
  })

  test('everything wrong is told at once, each at its field, in both languages', async () => {
    const draft = {
      ...plainDraft('new'),
      ...{ nameTh: '', unit1Rate: 1, unit2Rate: 24, unit2NameTh: '', barcode1: '1', barcode2: '1' },
      ...{ level3Unit2Price: 5, pictures: ['x'], brandCode: 'no such', h2: 'x' },
    }
    const { status, body } = await save(draft)
    expect([status, body.Code]).toEqual([400, 'merchantProducts.invalid'])
    expect(fieldsOf(body)).toEqual(
      [
        ...[
          'P_Code',
          'PRODUCTNAME',
          'UNIT2RATE',
          'UNIT2NAME',
          'BARCODE2',
          'PRICE3',
          'Pictures',
          'P_BrandCode',
        ],
        'Hierarchy2',
      ].sort(),
    )
    const english = await ask('api/products/pc/save', {
      ...{ token: manager, locale: 'en' },
      body: { ...onWire(draft), saleUnit },
    })
    expect(english.body.Fields).toContainEqual({ Field: 'PRODUCTNAME', Reason: 'Product name is required' })
  })

  test.each([
    [1, ['P_Code', 'PRODUCTNAME', 'UNIT1', 'UNIT1NAME', 'UNIT2RATE']],
    [2, ['P_Code', 'PRODUCTNAME', 'UNIT1', 'UNIT1NAME', 'UNIT1RATE', 'UNIT2', 'UNIT2NAME', 'UNIT2RATE']],
    [
      3,
      [
        ...['P_Code', 'PRODUCTNAME', 'UNIT1', 'UNIT1NAME', 'UNIT1RATE', 'UNIT2', 'UNIT2NAME', 'UNIT2RATE'],
        ...['UNIT3', 'UNIT3NAME', 'UNIT3RATE'],
      ],
    ],
  ])('with %i units shown exactly these fields are required', async (UnitCount, required) => {
    const { body } = await ask('api/products/pc/save', { token: manager, body: { saleUnit, UnitCount } })
    expect(fieldsOf(body)).toEqual([...required].sort())
  })

  test('a code or barcode that another product has is refused, also by two at the same moment', async () => {
    await saved('N-200', { barcode1: '8851234567890' })
    expect(fieldsOf((await save(plainDraft('N-200'))).body)).toEqual(['P_Code'])
    const other = { ...plainDraft('N-201'), barcode2: '8851234567890' }
    expect(fieldsOf((await save(other)).body)).toEqual(['BARCODE2'])
    const both = await Promise.all(
      ['N-202', 'N-203'].map((code) => save({ ...plainDraft(code), barcode1: 'ZZ-TWIN-1' })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    const twins = await Promise.all([1, 2].map(() => save(plainDraft('N-204'))))
    expect(twins.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(fieldsOf(twins.find(({ status }) => status === 400)?.body)).toEqual(['P_Code'])
  })

  test('what is probably a slip is saved and pointed out', async () => {
    const { status, body } = await save({
      ...plainDraft('N-300'),
      ...{ barcode1: '8851234567891', level1Unit2Price: 400, level3Unit1Price: 13_000, level3Unit1Type: 1 },
      ...{ unit1Rate: 25, unit2Rate: 2, catalogPrice: 11_000 },
    })
    expect(status).toBe(200)
    expect(body.Warnings.map(({ field }: { field: string }) => field).sort()).toEqual(
      ['BARCODE1', 'CatalogPrice', 'PRICE3', 'UNIT2PRICELEVEL1', 'UNIT2RATE'].sort(),
    )
  })

  test('two people save one product: one wins, the other is shown what differs, and nothing is lost', async () => {
    const draft = await saved('N-400')
    const [mine, theirs] = [
      { ...draft, nameEn: 'Mine', level1Unit1Price: 13_000 },
      { ...draft, nameEn: 'Theirs', supplier: 'Doi Ltd' },
    ]
    const answers = await Promise.all([save(mine, 1), save(theirs, 1, owner)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const isMine = answers[0]?.status === 200
    const { body } = answers[isMine ? 1 : 0] ?? {}
    expect(body.Code).toBe('merchantProducts.stale')
    expect(body.Details).toMatchObject({ version: 2, changedBy: expect.stringMatching(/./) })
    const differing = body.Details.differences as { field: string; saved: unknown; yours: unknown }[]
    expect(differing).toContainEqual(
      isMine
        ? { field: 'PRODUCTNAME_EN', saved: 'Mine', yours: 'Theirs' }
        : { field: 'PRODUCTNAME_EN', saved: 'Theirs', yours: 'Mine' },
    )
    expect(differing).toContainEqual(
      isMine ? { field: 'PRICE1', saved: 130, yours: 120 } : { field: 'PRICE1', saved: 120, yours: 130 },
    )
    expect(differing).toHaveLength(3)
    expect((await load('N-400')).body).toMatchObject(onWire(isMine ? mine : theirs))
    expect((await save(isMine ? theirs : mine, 2)).status).toBe(200)
    expect((await logOf('N-400')).map(({ what }) => what)).toEqual(['created', 'changed', 'changed'])
  })

  test('the log holds only what changed, and an equal save changes nothing', async () => {
    const draft = await saved('N-500')
    await save({ ...draft, nameEn: 'Other', level1Unit2Price: 650 }, 1)
    expect((await save({ ...draft, nameEn: 'Other', level1Unit2Price: 650 }, 2)).body.Product.Version).toBe(2)
    const log = await logOf('N-500')
    expect(log).toHaveLength(2)
    expect(log[1]).toMatchObject({
      before: { nameEn: draft.nameEn, level1Unit2Price: 600 },
      after: { nameEn: 'Other', level1Unit2Price: 650 },
    })
    expect(Object.keys(log[1]?.after ?? {})).toHaveLength(2)
  })

  test('every product that is there already may be saved as it is', async () => {
    const wire = named(draftFields)
    let after = ''
    let seen = 0
    for (;;) {
      const page = await list({ Sort: 'code', take: 100, After: after })
      if (page.length === 0) break
      for (const product of page) {
        const draft = z.decode(wire, product as never)
        expect([draft.code, draftErrors(draft), tidyDraft(draft)]).toEqual([draft.code, {}, draft])
        seen++
      }
      after = String(page.at(-1)?.P_Code)
    }
    const [all] = await rows<{ count: number }>(
      `select count(*)::int as count from products where sale_unit = 'BKK01' and material_type not in ('DeliveryFee', 'Point', 'GivePoint')`,
    )
    expect(seen).toBe(all?.count)
    const { body } = await load('1003')
    expect((await save(z.decode(wire, body), body.Version)).body.Product).toEqual(body)
  })

  test('300 random products: saved and read back equal, or refused at their fields', {
    timeout: 60_000,
  }, async () => {
    const wire = named(draftFields)
    let accepted = 0
    for (const [at, sent] of fc.sample(randomDraft, 300).entries()) {
      const numbered = {
        ...sent,
        code: sent.code.startsWith('R') ? `R${at}` : sent.code,
        ...{ barcode1: '', barcode2: '' },
      }
      const draft = tidyDraft(numbered)
      const isFine =
        Object.keys(draftErrors(draft)).length === 0 &&
        draft.pictures.length + draft.h1.length + draft.brandCode.length === 0
      const body = {
        ...(z.encode(wire, { ...numbered, unitCount: 1 }) as unknown as object),
        saleUnit,
        UnitCount: numbered.unitCount,
      }
      const answer = await ask('api/products/pc/save', { token: manager, body })
      expect([isFine, answer.status, answer.body.Fields]).toEqual(
        isFine ? [true, 200, undefined] : [false, 400, expect.anything()],
      )
      if (!isFine) continue
      accepted++
      expect((await load(draft.code)).body).toMatchObject(onWire(draft))
    }
    expect(accepted).toBeGreaterThan(50)
  })
})

describe('on sale', () => {
  test('a saved product is found by shoppers and staff within seconds, in another process too', async () => {
    const elsewhere = openDatabase(shop.url)
    closeAfterFile(() => elsewhere.close())
    const findElsewhere = () =>
      searchIn(elsewhere.db).findCodes({ saleUnit, text: 'พิลึกกึกกือ', licensed: false, take: 12, skip: 0 })
    expect([...(await find('พิลึกกึกกือ')), ...(await findElsewhere())]).toEqual([])
    await saved('N-600', { nameTh: 'ขนมพิลึกกึกกือ', shortNameTh: 'ขนมพิลึกกึกกือ' })
    await expect.poll(() => find('พิลึกกึกกือ'), { timeout: 5_000 }).toEqual(['N-600'])
    await expect.poll(findElsewhere, { timeout: 5_000 }).toEqual(['N-600'])
    await expect
      .poll(async () => codesOf(await list({ SearchText: 'พิลึกกึกกือ' })), { timeout: 5_000 })
      .toEqual(['N-600'])
  })
  const find = async (SearchText: string) => (await shopList({ SearchText })).map(({ P_Code }) => P_Code)

  test('the switch takes it off the shop and puts it back; staff find it all the time', async () => {
    await saved('N-601', { nameTh: 'ขนมแปลกประหลาดล้ำ', shortNameTh: 'ขนมแปลกประหลาดล้ำ' })
    await expect.poll(() => find('แปลกประหลาดล้ำ'), { timeout: 5_000 }).toEqual(['N-601'])
    expect((await toggle('N-601')).body).toEqual({ Disable: 'Y', Version: 2 })
    await expect.poll(() => find('แปลกประหลาดล้ำ'), { timeout: 5_000 }).toEqual([])
    await expect
      .poll(async () => codesOf(await list({ SearchText: 'แปลกประหลาดล้ำ' })), { timeout: 5_000 })
      .toEqual(['N-601'])
    expect(codesOf(await list({ SearchText: 'แปลกประหลาดล้ำ', State: 'inactive' }))).toEqual(['N-601'])
    expect(codesOf(await list({ SearchText: 'แปลกประหลาดล้ำ', State: 'active' }))).toEqual([])
    expect((await toggle('N-601')).body).toEqual({ Disable: 'N', Version: 3 })
    await expect.poll(() => find('แปลกประหลาดล้ำ'), { timeout: 5_000 }).toEqual(['N-601'])
    expect((await logOf('N-601')).map(({ what }) => what)).toEqual(['created', 'switched off', 'switched on'])
  })

  test('an open cart is shown the new price before anything is ordered', async () => {
    const draft = await saved('N-602')
    await ask('api/stock/adjust', {
      token: manager,
      body: { saleUnit, id: crypto.randomUUID(), productCode: 'N-602', how: 'receive', quantity: 480 },
    })
    const me = { saleUnit, customerCode: 'C0001' }
    const order = await shop.bodyFor(customer, me, { lines: [{ P_Code: 'N-602', qty1: 10 }] })
    expect((await save({ ...draft, level2Unit1Price: 12_345 }, 1)).status).toBe(200)
    const refused = await shop.place(customer, order)
    expect([refused.status, refused.body.Code]).toEqual([409, 'checkout.changed'])
    expect(refused.body.Details).toContainEqual({ kind: 'total', was: 121_000, now: 129_450 })
    const again = await shop.bodyFor(customer, me, { lines: [{ P_Code: 'N-602', qty1: 10 }] })
    expect((again.totalSeen as number) - (order.totalSeen as number)).toBe(84.5)
    expect((await shop.place(customer, again)).status).toBe(200)
  })
})

describe('the list', () => {
  test('a scan finds exactly the product with the barcode, on sale or not, by either way to write it', async () => {
    await saved('N-700', { barcode2: '012345678905' })
    await toggle('N-700')
    expect(codesOf(await list({ barcode: '012345678905' }))).toEqual(['N-700'])
    expect(codesOf(await list({ barcode: '0012345678905' }))).toEqual(['N-700'])
    expect(await list({ barcode: '01234567890' })).toEqual([])
    expect(codesOf(await list({ productCode: 'N-700' }))).toEqual(['N-700'])
    expect(await list({ productCode: 'N-70' })).toEqual([])
  })

  test('each state shows its own, and none of the bookkeeping products', async () => {
    await saved('N-710', {
      level1Unit1Price: null,
      level1Unit2Price: null,
      level2Unit1Price: null,
      lowStock: 5,
    })
    await toggle('N-710')
    expect(codesOf(await list({ State: 'inactive', take: 100 }))).toContain('N-710')
    expect(codesOf(await list({ State: 'noPicture', take: 100, Sort: 'newest' }))).toContain('N-710')
    await expect
      .poll(async () => codesOf(await list({ State: 'noPrice', take: 100 })), { timeout: 15_000 })
      .toContain('N-710')
    for (const product of await list({ State: 'lowStock', take: 100 }))
      expect(product).toMatchObject({ Disable: 'N', Stock: { IsLow: true } })
    expect(codesOf(await list({ State: 'active', take: 100 }))).not.toContain('N-710')
    expect(await list({ productCode: '9001' })).toEqual([])
  })

  test('pages, filters and orders agree with a plain reading of the table', async () => {
    const [{ h2 = '', brand = '' } = {}] = await rows<{ h2: string; brand: string }>(
      `select h2, brand_code as brand from products where sale_unit = 'BKK01' and active order by popularity desc limit 1`,
    )
    await toggle('1001')
    const orders = { popular: 'popularity desc, code', code: 'code', newest: 'created_at desc, code' }
    for (const [Sort, order] of Object.entries(orders))
      for (const [filter, where] of [
        [{}, 'true'],
        [{ Hierarchy2: h2 }, `h2 = '${h2}'`],
        [{ P_BrandCode: brand }, `brand_code = '${brand}'`],
        [{ State: 'inactive' }, 'not active'],
      ] as const) {
        const expected = await rows<{ code: string }>(
          `select code from products where sale_unit = 'BKK01' and material_type not in ('DeliveryFee', 'Point', 'GivePoint') and ${where} order by ${order} limit 24`,
        )
        const pages = [...(await list({ ...filter, Sort })), ...(await list({ ...filter, Sort, skip: 12 }))]
        expect(codesOf(pages)).toEqual(expected.map(({ code }) => code))
      }
    await toggle('1001')
    const [last] = codesOf(await list({ Sort: 'code', take: 1, skip: 11 }))
    expect(codesOf(await list({ Sort: 'code', take: 1, After: last }))).toEqual(
      codesOf(await list({ Sort: 'code', take: 1, skip: 12 })),
    )
  })

  test('material types are those in use, without the bookkeeping ones', async () => {
    const types = async () =>
      (await ask('api/products/master/matype', { method: 'GET', token: manager })).body
    await types()
    await saved('N-720', { materialType: 'TOOL' })
    await expect
      .poll(types, { timeout: 5_000 })
      .toContainEqual({ matype: 'TOOL', matypeName: 'TOOL', matypeName_EN: 'TOOL' })
    const body = await types()
    expect(body).toContainEqual({ matype: 'FG', matypeName: 'สินค้าสำเร็จรูป', matypeName_EN: 'Finished goods' })
    expect(body.map(({ matype }: { matype: string }) => matype)).not.toContain('DeliveryFee')
  })
})
