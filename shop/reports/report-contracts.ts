import { z } from 'zod'
import { type CallerKind, staff } from '../contract/caller.ts'
import { endpoint, subjectOf } from '../contract/endpoint.ts'
import { queryCount } from '../contract/query-wire.ts'
import type { Whose } from '../contract/touches.ts'
import { money } from '../contract/wire.ts'
import { ageBands } from '../credit/ageing.ts'
import { shortageReasons } from '../invoices/shortage.ts'
import { stockReasons } from '../stock/stock-reasons.ts'
import { rowsAtOnce, salesGroups, salesSorts } from './sales-groups.ts'

const saleUnit = z.string().min(1).max(10)
const day = z.iso.date()
/** Salespeople have reports of their own sales alone. */
const overseers = ['supervisor', 'manager', 'owner'] as const satisfies CallerKind[]
const both = z.object({ th: z.string(), en: z.string() })
const period = { from: day, to: day }
const page = {
  take: queryCount(rowsAtOnce, 1).optional(),
  skip: queryCount(100_000).optional(),
}

const sums = z.object({
  orders: z.int(),
  /** Base units sold, and those given free. */
  units: z.int(),
  freeUnits: z.int(),
  /** Goods before discounts; the discounts; what was sold for. */
  goods: money,
  discount: money,
  total: money,
})
export type Sums = z.output<typeof sums>

const salesRow = z.object({
  key: z.string(),
  name: both,
  ...sums.shape,
  /** What was sold for in the period before. */
  totalBefore: money,
})
export type SalesRow = z.output<typeof salesRow>

export const salesReportContract = endpoint({
  method: 'GET',
  path: 'api/merchant/report/sales',
  says: 'Sales of a centre in a period by day, month, product, category, customer, salesperson, promotion or area, beside the period before.',
  who: staff,
  request: z.object({
    saleUnit,
    by: z.enum(salesGroups),
    ...period,
    saleCode: z.string().max(20).optional(),
    sort: z.enum(salesSorts).optional(),
    ...page,
  }),
  answer: z.object({
    rows: z.array(salesRow),
    /** How many rows there are in all. */
    count: z.int(),
    sums,
    sumsBefore: sums,
    before: z.object(period),
    /** False until the sums of orders from before there were reports are complete. */
    counted: z.boolean(),
  }),
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({
      saleUnit,
      by: 'product' as const,
      from: '2026-01-01',
      to: '2026-12-31',
    }),
  },
})

const graph = z.object({
  labels: z.array(z.string()),
  series: z.array(z.object({ key: z.string(), name: both, values: z.array(z.number()) })),
})

/** The specification's own graphs: what sold most, month by month. */
export const topSaleContract = endpoint({
  method: 'GET',
  path: 'api/merchant/report/topsaleByMonth',
  says: 'The ten products, categories, customers or salespeople that sold most in the last twelve months, in baht by month.',
  who: staff,
  request: z.object({
    saleUnit,
    type: z.enum(['product', 'category', 'customer', 'salesperson']).default('product'),
  }),
  answer: graph,
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

export const newCustomersContract = endpoint({
  method: 'GET',
  path: 'api/merchant/report/salemannewcustomerbymonth',
  says: 'New customers of each salesperson by month over the last twelve; type counts all who registered, or those approved alone.',
  who: staff,
  request: z.object({ saleUnit, type: z.enum(['all', 'approved']).default('all') }),
  answer: graph,
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

const pair = <Schema extends z.ZodType>(schema: Schema) => z.object({ now: schema, before: schema })

export const overviewContract = endpoint({
  method: 'GET',
  path: 'api/merchant/report/overview',
  says: 'What waits at a centre, and how a month of it went beside the month before; a salesperson sees their own.',
  who: staff,
  request: z.object({
    saleUnit,
    month: z
      .string()
      .max(7)
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
      .optional(),
  }),
  answer: z.object({
    /** Null where it is not the caller's to see. */
    waiting: z.object({
      toApprove: z.int(),
      slips: z.int().nullable(),
      registrations: z.int().nullable(),
      /** Customers who ask to be agents. */
      agents: z.int().nullable(),
      soldOut: z.int(),
      late: z.int(),
    }),
    month: z.string(),
    ...period,
    before: z.object(period),
    /** When the figures were summed, and whether those of older orders are complete. */
    at: z.string(),
    counted: z.boolean(),
    firstYear: z.int(),
    sales: pair(sums),
    buyers: pair(z.int()),
    days: z.array(z.object({ day: z.string(), orders: z.int(), total: money, totalBefore: money })),
    months: z.array(z.object({ month: z.string(), orders: z.int(), total: money, totalBefore: money })),
    topProducts: z.array(salesRow),
    newCustomers: z.array(z.object({ saleCode: z.string(), name: z.string(), ...pair(z.int()).shape })),
    /** Orders of the period by how far they have come. */
    funnel: z.object({
      placed: z.int(),
      approved: z.int(),
      invoiced: z.int(),
      shipped: z.int(),
      delivered: z.int(),
      cancelled: z.int(),
      cancelledTotal: money,
    }),
  }),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

const ofPeriod = z.object({ saleUnit, ...period, ...page })
const exampleOfPeriod = ({ saleUnit }: Whose) => ({ saleUnit, from: '2026-01-01', to: '2026-12-31' })

export const ageingReportContract = endpoint({
  method: 'GET',
  path: 'api/merchant/report/ageing',
  says: 'What customers owe a centre on credit by how long it is overdue; a salesperson sees their customers.',
  who: staff,
  request: z.object({ saleUnit, ...page }),
  answer: z.object({
    rows: z.array(
      z.object({
        customerCode: z.string(),
        name: z.string(),
        saleCode: z.string(),
        limit: money,
        orders: z.int(),
        bands: z.array(money),
        total: money,
        oldestDueOn: z.string(),
      }),
    ),
    count: z.int(),
    bands: z.array(z.object({ band: z.enum(ageBands), amount: money })),
    total: money,
  }),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

export const stockReportContract = endpoint({
  method: 'GET',
  path: 'api/merchant/report/stock',
  says: 'The stock of a centre by product, what it cost, and what moved it in a period, in base units.',
  who: overseers,
  request: ofPeriod,
  answer: z.object({
    rows: z.array(
      z.object({
        productCode: z.string(),
        name: both,
        unit: both,
        onHand: z.int(),
        reserved: z.int(),
        /** What is on hand at cost; null where the cost is unknown or not the caller's to see. */
        worth: money.nullable(),
        moved: z.array(z.int()),
      }),
    ),
    reasons: z.array(z.enum(stockReasons)),
    count: z.int(),
    worth: money.nullable(),
  }),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: exampleOfPeriod },
})

export const shortageReportContract = endpoint({
  method: 'GET',
  path: 'api/merchant/report/shortages',
  says: 'What was ordered in a period and not delivered, by product.',
  who: staff,
  request: ofPeriod,
  answer: z.object({
    rows: z.array(
      z.object({
        productCode: z.string(),
        name: both,
        unit: both,
        orders: z.int(),
        ordered: z.int(),
        short: z.int(),
        less: money,
        reasons: z.array(z.object({ reason: z.enum(shortageReasons), orders: z.int() })),
      }),
    ),
    count: z.int(),
    less: money,
  }),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: exampleOfPeriod },
})

export const missReportContract = endpoint({
  method: 'GET',
  path: 'api/merchant/report/misses',
  says: 'What shoppers searched for in a period and did not find, most often searched first.',
  who: overseers,
  request: ofPeriod,
  answer: z.object({
    rows: z.array(z.object({ words: z.string(), times: z.int(), lastOn: z.string() })),
    count: z.int(),
  }),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: exampleOfPeriod },
})

const wish = { byMail: z.boolean(), byLine: z.boolean() }

export const daySummaryContract = endpoint({
  method: 'GET',
  path: 'api/merchant/report/daysummary',
  says: 'Whether the caller gets the summary of a centre’s day by mail or LINE, and which of them can reach them.',
  who: staff,
  request: z.object({ saleUnit }),
  answer: z.object({ ...wish, email: z.string(), hasLine: z.boolean() }),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

export const setDaySummaryContract = endpoint({
  method: 'POST',
  path: 'api/merchant/report/daysummary',
  says: 'Sets how the caller gets the summary of a centre’s day.',
  who: staff,
  request: z.object({ saleUnit, ...wish }),
  answer: z.object(wish),
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, byMail: false, byLine: false }),
  },
})

export const reportContracts = {
  overview: overviewContract,
  salesReport: salesReportContract,
  topSale: topSaleContract,
  newCustomers: newCustomersContract,
  ageingReport: ageingReportContract,
  stockReport: stockReportContract,
  shortageReport: shortageReportContract,
  missReport: missReportContract,
  daySummary: daySummaryContract,
  setDaySummary: setDaySummaryContract,
}
