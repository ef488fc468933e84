import type { LoaderFunctionArgs } from 'react-router'
import { promotionsOfCentreContract } from '#shop/merchant-promotions/merchant-promotion-contracts.ts'
import type { KeptPromotion } from '#shop/merchant-promotions/merchant-promotion-wire.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import type { Locale } from '#shop/words/locale.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { type SheetCell, xlsxResponse } from '#web/merchant/lists/xlsx-response.ts'
import { readPromotionQuery } from './promotion-query.ts'

const atOnce = 100
/** As many of a tab as a search looks at. */
const mostRows = 4_000

const heads = {
  th: 'เลขที่,ชื่อ,ชื่อย่อ,หมายเหตุ,ประเภท,เริ่ม,สิ้นสุด,ใช้คูปอง,สถานะ',
  en: 'Number,Name,Short name,Remark,Type,From,To,Coupon,Status',
}
const types = {
  th: { 1: 'ลดเป็นเงิน', 2: 'ลดเป็น %', 3: 'ของแถม' },
  en: { 1: 'Money off', 2: 'Percent off', 3: 'Free goods' },
}

const rowOf = (promotion: KeptPromotion, locale: Locale): SheetCell[] => [
  ...[promotion.id, promotion.name, promotion.shortName, promotion.remark, types[locale][promotion.type]],
  ...[promotion.startsOn, promotion.endsOn, promotion.needsCoupon ? 'Y' : 'N', promotion.status],
]

/** The list of a tab with the filters of the page. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff, locale } = context.get(visitorContext)
  return showProblems(async () => {
    const saleUnit = (await findStaff())?.user.centre ?? ''
    const { tab, filters } = readPromotionQuery(url.searchParams)
    const rows: SheetCell[][] = []
    for (let isMore = true; isMore && rows.length < mostRows; ) {
      const page = await callAsStaff(promotionsOfCentreContract, {
        ...{ saleUnit, tab, text: '', ...filters, skip: rows.length, take: atOnce },
      })
      rows.push(...page.promotions.map((promotion) => rowOf(promotion, locale)))
      isMore = page.isMore
    }
    return xlsxResponse({
      fileName: `promotions-${saleUnit}-${bangkokDay(new Date())}`,
      heads: heads[locale].split(','),
      rows,
    })
  })
}
