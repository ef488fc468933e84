import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import type { SalesRow } from '#shop/reports/report-contracts.ts'
import type { SalesGroup } from '#shop/reports/sales-groups.ts'
import { noonOf, sayWeekday } from '#shop/time/bangkok.ts'
import { sayMonth } from '#shop/time/say-month.ts'
import { changeOf } from '#web/merchant/charts/chart.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as productPaths from '#web/paths/product-paths.ts'
import * as promotionPaths from '#web/paths/promotion-paths.ts'
import * as reportPaths from '#web/paths/report-paths.ts'
import type { Report } from './load-report.ts'
import { baht, type Cell, type Figure, head, number, type ReportSheet, type Saying, words } from './sheet.ts'

type SalesReport = Extract<Report, { of: 'sales' }>
export type Days = { from: string; to: string }

/** The list behind a row. */
const linkOf: Record<SalesGroup, (key: string, days: Days) => string> = {
  day: (key) => withQuery(merchantPaths.orders, { tab: 'all', from: key, to: key }),
  month: (key) => withQuery(merchantPaths.home, { month: key }),
  product: (key) => productPaths.product({ code: key }),
  category: (key) => withQuery(merchantPaths.products, { category: key ? `2-${key}` : undefined }),
  customer: (key) => merchantPaths.customer({ code: key }),
  salesperson: (key, days) =>
    withQuery(reportPaths.report({ report: 'customer' }), { ...days, saleCode: key }),
  promotion: (key) => promotionPaths.promotion({ id: key }),
  area: (key, days) => {
    const district = key.split('/')[1]
    return withQuery(merchantPaths.orders, { tab: 'all', ...days, district: district || undefined })
  },
}

function nameOf(by: SalesGroup, { key, name }: SalesRow, { say, locale }: Saying): string {
  if (by === 'day') return sayWeekday(noonOf(key), locale)
  if (by === 'month') return sayMonth(key, locale).long
  if (by === 'salesperson' && key === '') return say('chart.nobody')
  if (by === 'category' && key === '') return say('report.noneCategory')
  if (by === 'area') return key.split('/').filter(Boolean).toReversed().join(', ') || say('report.noneArea')
  return name[locale]
}

/** Sums that are of lines, not of whole orders. */
const isOfLines = (by: SalesGroup) => by === 'product' || by === 'category' || by === 'promotion'

export function salesSheet({ by, answer }: SalesReport, saying: Saying, days: Days): ReportSheet {
  const { say } = saying
  const inTime = by === 'day' || by === 'month'
  const compared = inTime
    ? []
    : [head('before', say('report.totalBefore'), 'none'), head('change', say('report.change'), 'end')]
  return {
    heads: [
      head('name', say(`report.of.${by}`), 'title'),
      head('orders', say('chart.ordersHead'), 'line'),
      head('units', say('report.units'), 'none'),
      head('free', say('report.freeUnits'), 'none'),
      head('goods', say('report.goods'), 'none'),
      head('discount', say('report.discount'), 'none'),
      head('total', say('report.total'), 'side'),
      ...compared,
    ],
    rows: answer.rows.map((row) => ({
      key: row.key,
      to: linkOf[by](row.key, days),
      cells: [
        words(nameOf(by, row, saying)),
        { ...number(row.orders), card: say('chart.orderCount', { count: row.orders }) },
        number(row.units),
        number(row.freeUnits),
        baht(row.goods),
        baht(row.discount),
        baht(row.total),
        ...(inTime ? [] : [baht(row.totalBefore), changeCell(row, saying)]),
      ],
    })),
    count: answer.count,
    figures: figuresOf(answer, saying),
    hint: say(isOfLines(by) ? 'report.lineTotals' : 'report.definition'),
    none: { title: say('report.noneSold'), text: say('report.noneText') },
  }
}

function changeCell({ total, totalBefore }: SalesRow, { say }: Saying): Cell {
  const change = changeOf(total, totalBefore)
  if (change === undefined) return { text: total > 0 ? say('report.newlySold') : '–', raw: null }
  return { text: `${change > 0 ? '+' : ''}${sayNumber(change)}%`, raw: change }
}

function figuresOf({ sums, sumsBefore }: SalesReport['answer'], { say }: Saying): Figure[] {
  const money = (name: string, value: number, before: number): Figure => ({
    ...{ name, text: sayMoney(value), before: { value, before, text: sayMoney(before) } },
  })
  return [
    money(say('overview.sales'), sums.total, sumsBefore.total),
    {
      ...{ name: say('overview.orders'), text: sayNumber(sums.orders) },
      before: { value: sums.orders, before: sumsBefore.orders, text: sayNumber(sumsBefore.orders) },
    },
    money(say('report.discount'), sums.discount, sumsBefore.discount),
  ]
}
