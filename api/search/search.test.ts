import { describe, expect, test } from 'vitest'
import { alikeForMs } from '#api/catalogue/product-items.ts'
import { passTime } from '#checks/tools/pass-time.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { indexWaiting } from './index-products.ts'

const { ask, tokenFor, pool, db } = await testApi()
const guest = await tokenFor(callers.guest)
const customer = await tokenFor(callers.customer)
type Wire = { P_Code: string; PRODUCTNAME: string; [field: string]: unknown }
const find = async (SearchText: string, more: object = {}, token = guest): Promise<Wire[]> =>
  (await ask('api/products/items', { token, body: { SearchText, ...more } })).body
const codes = (products: Wire[]) => products.map((product) => product.P_Code)
const get = async (path: string, token = guest) => (await ask(path, { method: 'GET', token })).body
const one = async (sql: string, ...values: unknown[]) => (await pool.query(sql, values)).rows[0]

/** Makes the centre reload its words, as after another process wrote new ones. */
const renew = (saleUnit: string) =>
  pool.query(
    `insert into search_versions (sale_unit, indexed, words) values ($1, 1, 1)
     on conflict (sale_unit) do update set words = search_versions.words + 1, indexed = search_versions.indexed + 1`,
    [saleUnit],
  )

describe('words of a network and of a centre', () => {
  const say = (saleUnit: string, said: string, meant: string[]) =>
    pool.query(
      'insert into search_meanings (sale_unit, said, meant) values ($1, $2, $3) on conflict (sale_unit, said) do update set meant = excluded.meant',
      [saleUnit, said, meant],
    )
  const firstName = async (text: string) => (await find(text))[0]?.PRODUCTNAME ?? ''

  test('what a network calls its goods is found, in either language and run together, and a centre may say otherwise', async () => {
    expect(await find('ของวิเศษ')).toEqual([])
    await say('', 'ของวิเศษ', ['แชมพู'])
    await say('', 'Magic Things', ['Washing Powder'])
    await say('', 'zorbex', ['กาแฟ'])
    await say('BKK01', 'zorbex', ['น้ำปลา'])
    await renew('BKK01')
    passTime(2_000)
    await expect.poll(() => firstName('ของวิเศษ'), { timeout: 20_000 }).toContain('แชมพู')
    expect(await firstName('ไว้ใช้ของวิเศษ')).toContain('แชมพู')
    expect(await firstName('magic thing')).toContain('ผงซักฟอก')
    expect(await firstName('zorbex')).toContain('น้ำปลา')
  })

  test('a word that comes with the program is taken out by a row that means nothing', async () => {
    expect(await firstName('น้ำดำ')).toContain('โคล่า')
    await say('BKK01', 'น้ำดำ', [])
    await renew('BKK01')
    passTime(2_000)
    await expect.poll(() => firstName('น้ำดำ'), { timeout: 20_000 }).not.toContain('โคล่า')
    await pool.query(`delete from search_meanings`)
    await renew('BKK01')
    passTime(2_000)
    await expect.poll(() => firstName('น้ำดำ'), { timeout: 20_000 }).toContain('โคล่า')
  })
})

describe('a page of what was found', () => {
  test('pages follow each other without overlap and end on an empty one', async () => {
    const pages: string[] = []
    for (let skip = 0; ; skip += 12) {
      const page = codes(await find('น้ำ', { Skip: skip }))
      pages.push(...page)
      if (page.length === 0) break
    }
    expect(new Set(pages).size).toBe(pages.length)
    expect(pages.length).toBeGreaterThan(40)
  })

  test('a code comes before words that are like it', async () => {
    const { code } = await one(
      `select code from products where sale_unit = 'BKK01' and active and not needs_licence order by code offset 20 limit 1`,
    )
    expect(codes(await find(code))[0]).toBe(code)
    const begun = codes(await find(code.slice(0, 3)))
    expect(begun).toContain(code)
    for (const found of begun) expect(found.startsWith(code.slice(0, 3))).toBe(true)
  })

  test('stays in the category, the highlight, the display group, the promotion and the codes asked for', async () => {
    for (const product of await find('น้ำ', { Hierarchy2: '1030' })) expect(product.P_GroupCode).toBe('1030')
    const wide = await find('ส้ม', { Take: 100 })
    const highlighted = wide.filter((product) => product.HighlightStatus === 'RECOMMEND')
    expect(codes(await find('ส้ม', { HighlightStatus: 'RECOMMEND', Take: 100 })).sort()).toEqual(
      codes(highlighted).sort(),
    )
    const [first] = codes(wide)
    expect(codes(await find('ส้ม', { ProductIds: [first, 'x'] }))).toEqual([first])
    for (const product of await find('น้ำ', { OnlyPromotionProduct: true }))
      expect(product.promotionproduct).not.toEqual([])
    const group = await one(
      `select group_id, array_agg(product_code) as codes from display_group_products where sale_unit = 'BKK01' group by 1 order by 1 limit 1`,
    )
    const inGroup = codes(await find('น้ำ', { DisplayGroupId: group.group_id }))
    expect(inGroup.length).toBeGreaterThan(0)
    for (const code of inGroup) expect(group.codes).toContain(code)
  })

  test('is kept by what was meant, yet never shows what was taken off the shelves or needs a licence since', async () => {
    const [first, second, third] = codes(await find('ชาเขียว'))
    await pool.query(
      `update products set active = code <> $1, needs_licence = code = $2 where sale_unit = 'BKK01' and code in ($1, $2)`,
      [first, second],
    )
    await changed([first ?? '', second ?? ''])
    passTime(alikeForMs)
    expect(codes(await find(' ชาเขียว '))[0]).toBe(third)
    await pool.query(
      `update products set active = true, needs_licence = false where sale_unit = 'BKK01' and code in ($1, $2)`,
      [first, second],
    )
    await changed([first ?? '', second ?? ''])
  })

  test('is sorted by price when asked', async () => {
    const prices = (await find('น้ำ', { SortByPrice: 'desc', Take: 30 })).map(
      (product) => Number(product.StandardPrice1) / Number(product.UNIT1RATE),
    )
    expect(prices.length).toBe(30)
    expect(prices).toEqual([...prices].sort((a, b) => b - a))
  })
})

describe('what may not be found', () => {
  test('goods that need a licence, in lists and in suggestions', async () => {
    expect(await find('เบียร์')).toEqual([])
    expect(await get(`GET_MASTER_DATA/GetAutoComplete?search=${encodeURIComponent('เบียร์')}`)).toEqual([])
    await pool.query(`update customers set has_licence = true where sale_unit = 'BKK01' and code = 'C0001'`)
    expect((await find('เบียร์', {}, customer)).length).toBeGreaterThan(0)
    expect(
      (await get(`GET_MASTER_DATA/GetAutoComplete?search=${encodeURIComponent('เบียร์')}`, customer)).length,
    ).toBeGreaterThan(0)
  })

  test('another centre’s goods', async () => {
    expect(await find('เม็ดมะม่วงหิมพานต์')).toEqual([])
    expect(await find('เกาะแก้วใต้')).toEqual([])
  })

  test('what nobody could mean', async () => {
    for (const text of [
      'zzzzzzzz',
      'qqqq',
      'asdfgh',
      'aaaa',
      'ฟหกด',
      'ๆๆๆ',
      'hello',
      'iphone',
      'รองเท้า',
      'โทรศัพท์',
      '%',
      '_',
      '*',
      '😀',
      '❤️',
      '🧃🧃',
    ])
      expect(await find(text), text).toEqual([])
  })

  test('delivery fees and points', async () => {
    for (const text of ['ค่าจัดส่ง', 'delivery fee', '9001', 'คะแนนสะสม']) {
      for (const product of await find(text)) expect(['9001', '9002']).not.toContain(product.P_Code)
    }
  })
})

/** The call of a product writer to the search, in the transaction of its change. */
const changed = (codes: string[], by: Pick<typeof pool, 'query'> = pool) =>
  by.query('select products_changed_1($1, $2)', ['BKK01', codes])
const renamed = (kind: string, code: string, by: Pick<typeof pool, 'query'> = pool) =>
  by.query('select words_changed_1($1, $2, $3)', ['BKK01', kind, code])

describe('the words stay true', () => {
  test('a product that was switched off and on again is found by a word that only it has', async () => {
    const word = 'กระเทียมพิสดารล้ำลึก'
    const set = async (active: boolean) => {
      await pool.query(
        `update products set active = $1, name_th = $2 where sale_unit = 'BKK01' and code = '1004'`,
        [active, word],
      )
      await changed(['1004'])
      await indexWaiting(db, 'BKK01')
    }
    const counted = async () =>
      (await one(`select products from search_words where sale_unit = 'BKK01' and word like $1`, `${word}%`))
        ?.products
    await set(false)
    expect(await counted()).toBeUndefined()
    await set(true)
    expect(await counted()).toBe(1)
    await set(false)
    expect(await counted()).toBeUndefined()
  })

  const rename = async (name: string) => {
    await pool.query(
      `update products set name_th = $1, short_name_th = $1 where sale_unit = 'BKK01' and code = '1002'`,
      [name],
    )
    await changed(['1002'])
    await indexWaiting(db, 'BKK01')
  }

  test('a renamed product is found by its new name and no longer by its old one', async () => {
    await rename('ฟองดูว์พิศดาร')
    const count = async (word: string) =>
      (await one(`select products from search_words where sale_unit = 'BKK01' and word = $1`, word))
        ?.products ?? 0
    expect(await count('ฟองดูว์พิศดาร')).toBe(1)
    await rename('ของใหม่เอี่ยม')
    expect(await count('ฟองดูว์พิศดาร')).toBe(0)
    expect(await count('ของใหม่เอี่ยม')).toBe(1)
  })

  test('counts are what counting anew would give', async () => {
    const { rows: kept } = await pool.query(
      `select word, products, whole from search_words where sale_unit = 'BKK01' order by 1`,
    )
    const { rows: counted } = await pool.query(
      `select word collate "C" as word, count(*)::int as products, (count(*) filter (where 'A' = any(weights)))::int as whole
       from (select substr(w.lexeme, 7) as word, w.weights from product_search s cross join unnest(s.words) w where s.sale_unit = 'BKK01' and s.shown) h
       where word not like '#%' group by 1 order by 1`,
    )
    expect(kept).toEqual(counted)
  })

  test('what is switched off, needs a licence or sells better counts at once', async () => {
    const state = () =>
      one(
        `select shown, licensed, popularity from product_search where sale_unit = 'BKK01' and code = '1003'`,
      )
    await pool.query(
      `update products set active = false, needs_licence = true, popularity = 12345 where sale_unit = 'BKK01' and code = '1003'`,
    )
    await changed(['1003'])
    expect(await state()).toEqual({ shown: false, licensed: true, popularity: 12345 })
    expect(codes(await find('น้ำดื่ม 1.5 ลิตร'))).not.toContain('1003')
  })

  test('a renamed brand or category waits to be written for each of its products', async () => {
    await pool.query(
      `update product_words set name_th = 'ยี่ห้อใหม่' where sale_unit = 'BKK01' and kind = 'brand' and code = 'SDE'`,
    )
    await indexWaiting(db, 'BKK01')
    await renamed('brand', 'SDE')
    const waiting = await one(`select count(*)::int as n from search_pending where sale_unit = 'BKK01'`)
    expect(waiting.n).toBe(
      (await one(`select count(*)::int as n from products where sale_unit = 'BKK01' and brand_code = 'SDE'`))
        .n,
    )
    await pool.query(
      `update categories set name_en = 'Fizz' where sale_unit = 'BKK01' and level = 2 and code = '1020'`,
    )
    await renamed('h2', '1020')
    expect(await indexWaiting(db, 'BKK01')).toBeGreaterThanOrEqual(waiting.n)
    expect(await indexWaiting(db, 'BKK01')).toBe(0)
    expect(
      (await one(`select products from search_words where sale_unit = 'BKK01' and word = 'fizz'`)).products,
    ).toBeGreaterThan(0)
  })

  test('a brand and a flavour renamed together make a product wait once', async () => {
    const { code, brand_code, flavour_code } = await one(
      `select p.code, p.brand_code, p.flavour_code from products p join product_words w on w.sale_unit = p.sale_unit and w.kind = 'flavour' and w.code = p.flavour_code
       where p.sale_unit = 'BKK01' and p.brand_code is not null order by 1 limit 1`,
    )
    await pool.query(
      `update product_words set name_en = name_en || ' new' where sale_unit = 'BKK01' and (kind, code) in (('brand', $1), ('flavour', $2))`,
      [brand_code, flavour_code],
    )
    await renamed('brand', brand_code)
    await renamed('flavour', flavour_code)
    expect(
      (
        await one(
          `select count(*)::int as n from search_pending where sale_unit = 'BKK01' and code = $1`,
          code,
        )
      ).n,
    ).toBe(1)
    await indexWaiting(db, 'BKK01')
  })

  test.each([
    ['a name', 'update products set name_th = $1, short_name_th = $1 where sale_unit = $2 and code = $3'],
    [
      'a brand',
      "update product_words w set name_th = $1 from products p where p.sale_unit = $2 and p.code = $3 and w.sale_unit = $2 and w.kind = 'brand' and w.code = p.brand_code",
    ],
    [
      'a category',
      'update categories c set name_th = $1 from products p where p.sale_unit = $2 and p.code = $3 and c.sale_unit = $2 and c.level = 2 and c.code = p.h2',
    ],
  ])(
    '%s that is being changed while the last change is written is found as soon as it holds',
    async (what, change) => {
      const [word, code] = [
        { 'a name': 'ฟองดูว์', 'a brand': 'ซูเฟล่', 'a category': 'ราทาทุย' }[what] ?? '',
        '1004',
      ]
      await pool.query(
        `update products set size_code = size_code, name_en = name_en || '.' where sale_unit = 'BKK01' and code = $1`,
        [code],
      )
      await changed([code])
      const { brand_code, h2 } = await one(
        `select brand_code, h2 from products where sale_unit = 'BKK01' and code = $1`,
        code,
      )
      const later = await pool.connect()
      try {
        await later.query('begin')
        await later.query(change, [word, 'BKK01', code])
        if (what === 'a name') await changed([code], later)
        else await (what === 'a brand' ? renamed('brand', brand_code, later) : renamed('h2', h2, later))
        await indexWaiting(db, 'BKK01')
        await later.query('commit')
      } finally {
        later.release()
      }
      await indexWaiting(db, 'BKK01')
      const { words } = await one(
        `select words::text as words from product_search where sale_unit = 'BKK01' and code = $1`,
        code,
      )
      expect(words).toContain(word)
    },
  )

  test('who changes products one after the other and who writes the words never wait for each other', async () => {
    const touch = async (code: string, by: Pick<typeof pool, 'query'>) => {
      await by.query(`update products set name_en = name_en || '.' where sale_unit = 'BKK01' and code = $1`, [
        code,
      ])
      await changed([code], by)
    }
    for (const code of ['1005', '1006']) await touch(code, pool)
    const importing = await pool.connect()
    try {
      await importing.query('begin')
      await touch('1006', importing)
      await indexWaiting(db, 'BKK01')
      await touch('1005', importing)
      await importing.query('commit')
    } finally {
      importing.release()
    }
    expect(await indexWaiting(db, 'BKK01')).toBe(2)
  })
})

describe('text is text', () => {
  const strange = [
    "'; drop table products; --",
    "' | 'x':*",
    "น้ำ' & !'",
    '%%%',
    '\\',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '😀🧃',
    'é'.repeat(100),
    '่'.repeat(200),
    'น'.repeat(200),
    'a '.repeat(100),
    '()&|!:*<->',
  ]
  test.each(strange)('%j is searched for, suggested from and harms nothing', async (text) => {
    const { status } = await ask('api/products/items', { token: guest, body: { SearchText: text } })
    expect(status).toBe(200)
    for (const call of ['GetAutoComplete', 'GetNearestWords'])
      expect(
        (
          await ask(`GET_MASTER_DATA/${call}?search=${encodeURIComponent(text.toWellFormed())}`, {
            method: 'GET',
            token: guest,
          })
        ).status,
      ).toBe(200)
  })

  test.each(['\u0000', '\ud800'])('%j is no text that a database keeps: it is refused', async (text) => {
    const { status, body } = await ask('api/products/items', {
      token: guest,
      body: { SearchText: `น้ำ${text}` },
    })
    expect([status, body.Code]).toEqual([400, 'general.badInput'])
  })

  test('ten thousand letters are refused with a reason', async () => {
    const { status, body } = await ask('api/products/items', {
      token: guest,
      body: { SearchText: 'น'.repeat(10_000) },
      locale: 'en',
    })
    expect([status, body.Fields[0].Field]).toEqual([400, 'SearchText'])
    expect(
      (
        await ask(`GET_MASTER_DATA/GetAutoComplete?search=${'x'.repeat(10_000)}`, {
          method: 'GET',
          token: guest,
        })
      ).status,
    ).toBe(400)
  })
})

describe('suggestions', () => {
  const suggest = (search: string, take = 10) =>
    get(`GET_MASTER_DATA/GetAutoComplete?search=${encodeURIComponent(search)}&take=${take}`)

  test('continue what is typed, in both languages, as many as asked', async () => {
    const found = await suggest('นม', 5)
    expect(found.length).toBe(5)
    for (const { Text, TH, EN } of found) {
      expect(Text).toBe(TH)
      expect(TH).toContain('นม')
      expect(EN).toMatch(/[a-z]/i)
    }
    expect(
      (await suggest('pota')).every(
        ({ Text, EN }: { Text: string; EN: string }) => Text === EN && /pota/i.test(EN),
      ),
    ).toBe(true)
  })

  test('understand typos and the other keyboard', async () => {
    expect((await suggest('ช็อคโกแล็ต')).some(({ TH }: { TH: string }) => TH.includes('ช็อกโกแลต'))).toBe(true)
    expect((await suggest('dkca')).some(({ Text }: { Text: string }) => Text.startsWith('กาแฟ'))).toBe(true)
  })

  test('the nearest words stand in when nothing is found', async () => {
    const nearest = await get(`GET_MASTER_DATA/GetNearestWords?search=${encodeURIComponent('แชมพลูน')}`)
    expect(nearest.some(({ TH }: { TH: string }) => TH.includes('แชมพู'))).toBe(true)
  })

  test('name the goods that Enter would find where no word continues what is typed: a code, a barcode, the end of one', async () => {
    const { code, barcode, name } = await one(
      `select code, barcode1 as barcode, name_th as name from products where sale_unit = 'BKK01' and active and not needs_licence and material_type = 'FG' order by code offset 20 limit 1`,
    )
    for (const typed of [
      code,
      barcode,
      barcode.slice(-6),
      `${barcode.slice(0, 1)} ${barcode.slice(1, 7)} ${barcode.slice(7)}`,
    ])
      expect(
        (await suggest(typed)).map(({ TH }: { TH: string }) => TH),
        typed,
      ).toContain(name)
    expect((await find(name))[0]?.P_Code).toBe(code)
  })

  test('goods that need a licence are named to nobody else', async () => {
    const { barcode } = await one(
      `select barcode1 as barcode from products where sale_unit = 'BKK01' and active and needs_licence limit 1`,
    )
    expect(await suggest(barcode)).toEqual([])
  })

  test('what finds nothing suggests nothing', async () => {
    for (const text of ['%', '😀', '8850000000000000001']) expect(await suggest(text), text).toEqual([])
  })

  test('nothing typed, nothing suggested', async () => {
    expect(await suggest('')).toEqual([])
    expect(await suggest('   ')).toEqual([])
  })
})

test('a network that was never written is caught up with by searching', async () => {
  await pool.query(`delete from product_search where sale_unit = 'CNX01'`)
  await pool.query(`delete from search_words where sale_unit = 'CNX01'`)
  await pool.query(
    `insert into search_pending (sale_unit, code) select sale_unit, code from products where sale_unit = 'CNX01' on conflict do nothing`,
  )
  const there = await tokenFor({ ...callers.customer, saleUnit: 'CNX01' })
  expect((await find('น้ำดื่ม', {}, there))[0]?.PRODUCTNAME).toContain('น้ำดื่ม')
  expect((await one(`select count(*)::int as n from search_pending where sale_unit = 'CNX01'`)).n).toBe(0)
})
