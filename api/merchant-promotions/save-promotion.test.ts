import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'

let now = testNow
const api = await testApi({ now: () => now })
const { ask, tokenFor } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const [manager, owner] = await Promise.all([tokenFor(callers.manager), tokenFor(callers.owner)])
const [code = '', other = '', ordered = ''] = await findProductCodes('BKK01', 3)

const written = {
  PromotionName: 'ลดขวดละบาท',
  Opt30: 'ลด ฿1',
  PromotionRemark: 'ทุกขวด',
  DateBegin: '2026-11-16',
  DateEnd: '2026-11-23',
  PromotionType: 1,
  SalesNumber: 2,
  PromotionDetail: [{ Opt6: 1, DiscNumber: 1, DiscType: 'Money/UOM' }],
  ProductSale: [code],
}
const body = { SaleUnit: 'BKK01', ...written }
const create = (more: object = {}, token = manager) =>
  ask('api/promotion/create', { token, body: { ...body, Key: randomUUID(), ...more }, locale: 'en' })
const update = (id: string, more: object, token = manager) =>
  ask(`api/promotion/update/${id}`, { token, body: { ...body, ...more }, locale: 'en' })
const detail = async (id: string, token = manager) =>
  (await ask(`api/promotion/detail/${id}?saleUnit=BKK01`, { method: 'GET', token })).body
const activity = (id: string) =>
  rows<{ what: string; username: string; before: object | null; after: object }>(
    `select what, username, before, after from activity where sale_unit = 'BKK01' and kind = 'promotion' and subject = $1 order by id`,
    [id],
  )

describe('a new promotion', () => {
  test('gets a readable id of its own, and reads back as it was written', async () => {
    const first = (await create()).body
    const second = (await create()).body
    expect(first).toEqual({ PromotionId: expect.stringMatching(/^PM6911-\d{3}$/), Version: 1 })
    expect(second.PromotionId).not.toBe(first.PromotionId)
    const { Promotion, SaleProducts, About } = await detail(first.PromotionId)
    expect(Promotion).toMatchObject({
      ...written,
      ...{
        PromotionId: first.PromotionId,
        Status: 'CURRENT',
        Archived: 'N',
        FlagEnabled: 'Y',
        AllCustomers: 'Y',
      },
      PromotionDetail: [
        {
          PromotionLn: 1,
          Opt6: 1,
          FreeNumber: 0,
          DiscNumber: 1,
          DiscType: 'Money/UOM',
          DiscTypeCode: 'MONEY_UOM',
        },
      ],
    })
    expect(SaleProducts).toMatchObject([{ P_Code: code, Active: true }])
    expect(About).toMatchObject({ count: 1, gives: null })
    expect(await activity(first.PromotionId)).toMatchObject([
      {
        what: 'made',
        username: 'manager01',
        before: null,
        after: { name: 'ลดขวดละบาท', saleProducts: [code] },
      },
    ])
  })

  test('is made once by one key, however often and at once it is sent', async () => {
    const Key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => create({ Key })))
    expect(new Set(answers.map(({ body: { PromotionId } }) => PromotionId)).size).toBe(1)
    const different = await Promise.all(Array.from({ length: 8 }, () => create()))
    expect(new Set(different.map(({ body: { PromotionId } }) => PromotionId)).size).toBe(8)
  })

  test('sent again after a lost answer takes what was typed meanwhile', async () => {
    const Key = randomUUID()
    const { PromotionId } = (await create({ Key })).body
    const again = await create({ Key, PromotionName: 'ลดขวดละบาท ทั้งเดือน' })
    expect(again.body).toEqual({ PromotionId, Version: 2 })
    expect((await detail(PromotionId)).Promotion.PromotionName).toBe('ลดขวดละบาท ทั้งเดือน')
  })

  test('is refused with every problem at its field, the first as the message', async () => {
    const { status, body: refusal } = await create({
      ...{
        Opt30: '',
        PromotionDetail: [],
        ProductSale: [code, 'NONE'],
        AllCustomers: 'N',
        CustomerList: ['NOBODY'],
      },
    })
    expect([status, refusal.Code, refusal.Message]).toEqual([
      400,
      'promotions.noShortName',
      'Please enter promotion short name',
    ])
    expect(refusal.Fields).toEqual([
      { Field: 'Opt30', Reason: 'Please enter promotion short name' },
      { Field: 'PromotionDetail', Reason: 'Please enter calculation detail' },
      { Field: 'ProductSale', Reason: 'This centre has no product NONE' },
      { Field: 'CustomerList', Reason: 'This centre has no customer NOBODY' },
    ])
  })

  test('begins as the specification says, and a copy begins like its original', async () => {
    expect((await detail('new')).Promotion).toMatchObject({
      ...{ PromotionId: '', DateBegin: '2026-11-16', DateEnd: '2026-11-23', PromotionDetail: [] },
    })
    const { PromotionId } = (await create({ DateBegin: '2026-12-01', DateEnd: '2026-12-02' })).body
    const copied = await ask(`api/promotion/detail/${PromotionId}?copy=true`, {
      method: 'GET',
      token: manager,
    })
    expect(copied.body.Promotion).toMatchObject({
      ...{
        PromotionId: '',
        PromotionName: 'ลดขวดละบาท (สำเนา)',
        DateBegin: '2026-11-16',
        ProductSale: [code],
      },
    })
  })
})

describe('a changed promotion', () => {
  test('says in the activity what was changed and what it was before', async () => {
    const { PromotionId: id } = (await create()).body
    expect((await update(id, { Version: 1, ProductSale: [code, other], Opt31: 'NYYYYYN' })).body).toEqual({
      PromotionId: id,
      Version: 2,
    })
    const [, saved] = await activity(id)
    expect(saved).toMatchObject({
      what: 'saved',
      before: { saleProducts: [code], weekdays: 127 },
      after: { saleProducts: [code, other].sort(), weekdays: 62 },
    })
    // Nothing differs: nothing is written.
    expect(
      (await update(id, { Version: 2, ProductSale: [other, code], Opt31: 'NYYYYYN' })).body.Version,
    ).toBe(2)
    expect(await activity(id)).toHaveLength(2)
    // The same save again, because its answer was lost, is no conflict.
    expect(
      (await update(id, { Version: 1, ProductSale: [code, other], Opt31: 'NYYYYYN' })).body.Version,
    ).toBe(2)
    expect(await activity(id)).toHaveLength(2)
  })

  test('is not overwritten by who knew an older one: they see the difference', async () => {
    const { PromotionId: id } = (await create()).body
    await update(id, { Version: 1, PromotionName: 'ของเจ้าของ' }, owner)
    const late = await update(id, { Version: 1, PromotionName: 'ของผู้จัดการ' })
    expect([late.status, late.body.Code]).toEqual([409, 'promotions.changedMeanwhile'])
    const [{ name } = { name: '' }] = await rows<{ name: string }>(
      `select name from staff where username = 'owner01'`,
    )
    expect(late.body.Message).toContain(name)
    expect(late.body.Details).toEqual({
      version: 2,
      by: name,
      fields: [{ field: 'name', yours: 'ของผู้จัดการ', theirs: 'ของเจ้าของ' }],
    })
    expect((await detail(id)).Promotion.PromotionName).toBe('ของเจ้าของ')
  })

  test('of many who save at the same moment one wins, twenty times', async () => {
    const { PromotionId: id } = (await create()).body
    for (let round = 1; round <= 20; round++) {
      const saves = await Promise.all(
        ['ก', 'ข', 'ค', 'ง'].map((letter) =>
          update(id, { Version: round, PromotionName: `${letter}${round}` }),
        ),
      )
      const won = saves.filter(({ status }) => status === 200)
      expect(won.map(({ body: saved }) => saved.Version)).toEqual([round + 1])
      expect(saves.filter(({ status }) => status === 409)).toHaveLength(3)
    }
  })

  test('holds for new orders: one placed before keeps its discount and its words', async () => {
    const token = await tokenFor(callers.customer)
    const { PromotionId: id } = (await create({ ProductSale: [ordered] })).body
    now = new Date(testNow.getTime() + 60_000)
    const lines = [{ P_Code: ordered, qty1: 60 }]
    const order = (await place(token, await bodyFor(token, callers.customer, { lines }))).body
    const orderLine = async () =>
      (
        await ask('api/MerchantOrder/GET_ORDER_DETAIL', {
          token,
          body: { orderid: order.orderNumber, saleunit: 'BKK01' },
        })
      ).body.OrderDetails[0]
    const before = await orderLine()
    expect(before).toMatchObject({
      ...{ PromotionId: id, PromotionName: 'ลดขวดละบาท', DiscountAmount: 60 },
      PromotionRule: { SalesNumber: 2, PromotionDetail: [{ OrderBuy: 1, DiscNumber: 1 }] },
    })
    now = new Date(testNow.getTime() + 120_000)
    const Discount = { Opt6: 5, DiscNumber: 2, DiscType: 'Money' }
    const changed = { PromotionName: 'ชื่อใหม่', PromotionDetail: [Discount], ProductSale: [ordered] }
    expect((await update(id, { Version: 1, ...changed })).status).toBe(200)
    expect((await update(id, { Version: 2, ...changed, PromotionName: 'ใหม่กว่า' })).status).toBe(200)
    expect(await orderLine()).toEqual(before)
    now = testNow
  })
})

describe('a promotion is switched', () => {
  const flip = (id: string, Version: number, To: string) =>
    ask('api/promotion/switch', { token: manager, body: { SaleUnit: 'BKK01', PromotionId: id, Version, To } })
  const tabOf = async (id: string) => {
    for (const Status of ['CURRENT', 'SOON', 'EXPIRED', 'DISABLE', 'UNKNOWN', 'ARCHIVED']) {
      const found = await ask(`api/promotion/list?Status=${Status}&Text=${id}`, {
        method: 'GET',
        token: manager,
      })
      if (found.body.Promotions.length > 0) return Status
    }
  }
  test('off, on, into the archive and back, each with its version and its activity', async () => {
    const { PromotionId: id } = (await create()).body
    expect((await flip(id, 1, 'disable')).body.Version).toBe(2)
    expect(await tabOf(id)).toBe('DISABLE')
    expect((await flip(id, 1, 'enable')).body.Code).toBe('promotions.changedMeanwhile')
    expect((await flip(id, 2, 'enable')).body.Version).toBe(3)
    expect(await tabOf(id)).toBe('CURRENT')
    expect((await flip(id, 3, 'archive')).body.Version).toBe(4)
    expect(await tabOf(id)).toBe('ARCHIVED')
    expect((await update(id, { Version: 4, PromotionName: 'x' })).body.Code).toBe('promotions.archived')
    expect((await flip(id, 4, 'enable')).body.Code).toBe('promotions.archived')
    expect((await flip(id, 4, 'restore')).body.Version).toBe(5)
    expect(await tabOf(id)).toBe('DISABLE')
    expect((await activity(id)).map(({ what }) => what)).toEqual([
      'made',
      'disabled',
      'enabled',
      'archived',
      'restored',
    ])
  })
})

test('a promotion whose coupons were given out stays one with coupons', async () => {
  const { PromotionId: id } = (await create({ NeedCoupon: 'Y' })).body
  expect((await update(id, { Version: 1, NeedCoupon: 'N' })).body.Version).toBe(2)
  expect((await update(id, { Version: 2, NeedCoupon: 'Y' })).body.Version).toBe(3)
  await rows(
    `insert into coupons (sale_unit, id, promotion_id, expires_on) values ('BKK01', 'OUT', $1, '2026-12-31')`,
    [id],
  )
  expect((await update(id, { Version: 3, NeedCoupon: 'N' })).body.Code).toBe('promotions.hasCoupons')
})
