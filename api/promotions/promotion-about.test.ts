import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'

const { ask, tokenFor, pool } = await testApi()
const token = await tokenFor(callers.customer)
type About = {
  goods: { th: string; en: string }
  count: number
  units: { name: { th: string }; rate: number }[]
  gives: unknown
}
const { body } = await ask('api/promotion/offers?take=48', { method: 'GET', token })
const about = (id: string): About =>
  body.Promotions.find((each: { Promotion: { PromotionId: string } }) => each.Promotion.PromotionId === id)
    .Promotion.About

test('a promotion says what it is for: the one product, the words its goods share, or their brand', () => {
  expect(about('PR011').goods).toEqual({ th: 'รินรุ่ง น้ำดื่ม 600 มล.', en: 'Rinrung Drinking Water 600 ml' })
  expect(about('PR009')).toMatchObject({
    goods: { th: 'เส้นหนึบ บะหมี่กึ่งสำเร็จรูป', en: 'Sen Nueb Instant Noodles' },
    count: 5,
  })
  expect(about('PR008').goods).toEqual({ th: 'ละมุนใจ', en: 'Lamoonjai' })
  expect(about('PR013').goods).toEqual({ th: '', en: '' })
})

test('it counts in units that all its goods share', () => {
  const units = (id: string) => about(id).units.map(({ name, rate }) => [name.th, rate])
  expect(units('PR011')).toEqual([
    ['แพ็ค', 12],
    ['ขวด', 1],
  ])
  expect(units('PR004')).toEqual([['ถุง', 1]])
  expect(units('PR003')).toEqual([])
})

test('what it gives is more of the same, points, or goods with a name', () => {
  expect(about('PR011').gives).toEqual({ kind: 'same' })
  expect(about('PR014').gives).toEqual({ kind: 'points' })
  expect(about('PR013').gives).toMatchObject({
    kind: 'goods',
    name: { en: 'Lamoonjai Pop-up Napkins 250 sheets' },
  })
  expect(about('PR008').gives).toBeNull()
})

test('goods that need a licence name no promotion', async () => {
  const { rows } = await pool.query(
    `select code, name_th from products where sale_unit = 'NON01' and needs_licence limit 1`,
  )
  await pool.query(`insert into promotion_products values ('NON01', 'PR011', 'sale', $1)`, [rows[0].code])
  const guest = await tokenFor({ ...callers.guest, saleUnit: 'NON01' })
  const answer = await ask('api/promotion/offers?take=48', { method: 'GET', token: guest })
  expect(JSON.stringify(answer.body)).not.toContain(rows[0].name_th)
})
