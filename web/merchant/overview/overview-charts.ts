import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { periodOfMonth } from '#shop/reports/period.ts'
import type { overviewContract } from '#shop/reports/report-contracts.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { sayMonth } from '#shop/time/say-month.ts'
import type { Locale } from '#shop/words/locale.ts'
import type { Chart } from '#web/merchant/charts/chart.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as productPaths from '#web/paths/product-paths.ts'
import type { ReportWords } from '#web/words/merchant/reports/report-th.ts'
import type { Say } from '#web/words/translation.ts'

export type Overview = AnswerOf<typeof overviewContract>
type Saying = { say: Say<ReportWords>; locale: Locale }

const ordersOf = (query: Record<string, string>) => withQuery(merchantPaths.orders, query)

function daysChart({ days }: Overview, { say, locale }: Saying): Chart {
  return {
    title: say('chart.days'),
    heads: { point: say('chart.day'), value: say('chart.total'), before: say('chart.before') },
    unit: 'money',
    points: days.map(({ day, total, totalBefore }) => ({
      key: day,
      label: String(Number(day.slice(8))),
      name: sayDate(noonOf(day), locale),
      value: total,
      before: totalBefore,
      to: ordersOf({ tab: 'all', from: day, to: day }),
    })),
  }
}

function monthsChart({ months }: Overview, { say, locale }: Saying): Chart {
  return {
    title: say('chart.months'),
    heads: { point: say('chart.month'), value: say('chart.total'), before: say('chart.yearBefore') },
    unit: 'money',
    points: months.map(({ month, total, totalBefore }) => ({
      key: month,
      label: sayMonth(month, locale).short,
      name: sayMonth(month, locale).long,
      value: total,
      before: totalBefore,
      to: withQuery(merchantPaths.home, { month }),
    })),
  }
}

function productsChart({ topProducts }: Overview, { say, locale }: Saying): Chart {
  return {
    title: say('chart.products'),
    heads: { point: say('chart.product'), value: say('chart.total'), before: say('chart.before') },
    unit: 'money',
    points: topProducts.map(({ key, name, total, totalBefore }) => ({
      key,
      label: key,
      name: name[locale],
      value: total,
      before: totalBefore,
      to: productPaths.product({ code: key }),
    })),
  }
}

function newCustomersChart({ newCustomers, from, to }: Overview, { say }: Saying): Chart {
  return {
    title: say('chart.newCustomers'),
    heads: { point: say('chart.salesperson'), value: say('chart.people'), before: say('chart.before') },
    unit: 'count',
    points: newCustomers.map(({ saleCode, name, now, before }) => ({
      key: saleCode,
      label: saleCode,
      name: name === '' ? say('chart.nobody') : name,
      value: now,
      before,
      to: withQuery(merchantPaths.customers, { saleCode: saleCode || '-', from, to, sort: 'newest' }),
    })),
  }
}

const tabOf = {
  placed: 'all',
  approved: 'toInvoice',
  invoiced: 'toShip',
  shipped: 'onTheWay',
  delivered: 'done',
  cancelled: 'cancelled',
} as const
const steps = ['placed', 'approved', 'invoiced', 'shipped', 'delivered', 'cancelled'] as const

function funnelChart({ funnel, from, to }: Overview, { say }: Saying): Chart {
  return {
    title: say('chart.funnel'),
    heads: { point: say('chart.step'), value: say('chart.ordersHead'), before: '' },
    unit: 'count',
    points: steps.map((step) => ({
      key: step,
      label: step,
      name: say(`funnel.${step}`),
      value: funnel[step],
      before: 0,
      to: ordersOf({ tab: tabOf[step], from, to }),
    })),
  }
}

export const chartsOf = {
  days: daysChart,
  months: monthsChart,
  products: productsChart,
  newCustomers: newCustomersChart,
  funnel: funnelChart,
}
export type ChartName = keyof typeof chartsOf

/** "1 - 18 พ.ย. 69": a period in as few words as its ends allow. */
export function sayPeriod({ from, to }: { from: string; to: string }, locale: Locale): string {
  const end = sayDate(noonOf(to), locale)
  if (from === to) return end
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${isOneMonth ? String(Number(from.slice(8))) : sayDate(noonOf(from), locale)} – ${end}`
}

/** Whether a month has begun. */
export const hasBegun = (month: string, today: string) => periodOfMonth(month, today).from <= today
