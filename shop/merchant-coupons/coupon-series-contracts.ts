import { z } from 'zod'
import { type CallerKind, staff } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { queryCount, queryFlag } from '../contract/query-wire.ts'
import { couponAudiences, couponForms, mostNumbers } from './coupon-series.ts'

const saleUnit = z.string().min(1).max(10)
const seriesId = z.string().min(1).max(60)
const day = z.iso.date()
/** A number is worth money to whoever has it: only those who make them see them. */
const makers = ['manager', 'owner'] as const satisfies CallerKind[]
const lookers = ['supervisor', ...makers] as const satisfies CallerKind[]
const aboutCentre = ({ saleUnit }: { saleUnit: string }) => ({ saleUnit })

export const couponSeriesPage = 12
const mostListed = 4_000

const series = z.object({
  id: z.string(),
  promotionId: z.string(),
  promotionName: z.string(),
  name: z.string(),
  form: z.enum(couponForms),
  audience: z.enum(couponAudiences),
  customerTypes: z.array(z.string()),
  perCustomer: z.int().nullable(),
  mostUses: z.int().nullable(),
  startsOn: z.string(),
  endsOn: z.string(),
  /** How many numbers it has; a shared code has none of its own. */
  numbers: z.int(),
  /** Orders that use it. */
  used: z.int(),
  stoppedAt: z.string().nullable(),
  madeAt: z.string(),
  madeBy: z.string(),
})

export type CouponSeries = z.output<typeof series>

export const couponSeriesContract = endpoint({
  method: 'GET',
  path: 'api/promotion/coupons/series',
  says: 'The series of coupons of a centre, newest first: all, those of one promotion, or a certain one.',
  who: staff,
  request: z.object({
    saleUnit,
    seriesId: seriesId.optional(),
    promotionId: z.string().max(60).optional(),
    text: z.string().max(100).optional(),
    skip: queryCount(10_000).optional(),
    take: queryCount(100, 1).optional(),
  }),
  answer: z.object({ series: z.array(series), isMore: z.boolean() }),
  about: aboutCentre,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

export const makeCouponsContract = endpoint({
  method: 'POST',
  path: 'api/promotion/coupons/make',
  says: 'Makes a series of coupons with numbers that nobody can guess; the same key again is the same series.',
  who: makers,
  request: z.object({
    saleUnit,
    key: z.uuid(),
    promotionId: z.string().min(1).max(60),
    name: z.string().max(100),
    form: z.enum(couponForms),
    audience: z.enum(couponAudiences),
    customers: z.array(z.string().min(1).max(30)).max(mostListed).default([]),
    customerTypes: z.array(z.string().min(1).max(30)).max(100).default([]),
    perCustomer: z.int().min(1).max(1_000).nullable().default(1),
    mostUses: z.int().min(1).max(1_000_000).nullable().default(null),
    startsOn: day,
    endsOn: day,
    prefix: z.string().max(20).default(''),
    numbers: z.int().min(0).max(mostNumbers).default(0),
  }),
  answer: z.object({ id: z.string(), numbers: z.int() }),
  about: aboutCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({
      ...{ saleUnit, key: '3c7a4a0e-4a5e-4d8e-9a77-0f4f6a1c2b3d', promotionId: 'NONE', name: 'test' },
      ...{
        form: 'shared' as const,
        audience: 'everybody' as const,
        startsOn: '2026-11-16',
        endsOn: '2026-11-17',
      },
    }),
    answers: ['couponSeries.noPromotion'],
  },
})

export const stopCouponsContract = endpoint({
  method: 'POST',
  path: 'api/promotion/coupons/stop',
  says: 'Stops a series: from now on no order uses its coupons; or lets it go on.',
  who: makers,
  request: z.object({ saleUnit, seriesId, stop: z.boolean() }),
  answer: z.object({ stoppedAt: z.string().nullable() }),
  about: aboutCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, seriesId: 'NONE', stop: true }),
    answers: ['couponSeries.none'],
  },
})

const couponRow = z.object({
  number: z.string(),
  customerCode: z.string().nullable(),
  customerName: z.string(),
  expiresOn: z.string(),
  usedAt: z.string().nullable(),
  orderNumber: z.string().nullable(),
  /** How its owner was told; null when nobody asked for it. */
  toldBy: z.string().nullable(),
})

export const couponNumbersContract = endpoint({
  method: 'GET',
  path: 'api/promotion/coupons/numbers',
  says: 'The numbers of a series in order, with their owners and the orders that used them, for a list, a file or a printed sheet.',
  who: makers,
  request: z.object({
    saleUnit,
    seriesId,
    onlyUnused: queryFlag.optional(),
    /** The last number of the page before. */
    after: z.string().max(60).optional(),
    take: queryCount(1_000, 1).optional(),
  }),
  answer: z.object({ coupons: z.array(couponRow), next: z.string().nullable() }),
  about: aboutCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, seriesId: 'NONE' }),
    answers: ['couponSeries.none'],
  },
})

const couponUse = z.object({
  orderNumber: z.string(),
  number: z.string(),
  customerCode: z.string(),
  customerName: z.string(),
  usedAt: z.string(),
})

export const couponUsesContract = endpoint({
  method: 'GET',
  path: 'api/promotion/coupons/uses',
  says: 'Who used which coupon of a series in which order, newest first; a cancelled order gives its use back.',
  who: lookers,
  request: z.object({
    saleUnit,
    seriesId,
    skip: queryCount(100_000).optional(),
    take: queryCount(500, 1).optional(),
  }),
  answer: z.object({ uses: z.array(couponUse), isMore: z.boolean() }),
  about: aboutCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, seriesId: 'NONE' }),
    answers: ['couponSeries.none'],
  },
})

export const sendCouponsContract = endpoint({
  method: 'POST',
  path: 'api/promotion/coupons/send',
  says: 'Sends the owners of a series their numbers by LINE, or another way without it; each is told once.',
  who: makers,
  request: z.object({ saleUnit, seriesId }),
  answer: z.object({ customers: z.int() }),
  about: aboutCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, seriesId: 'NONE' }),
    answers: ['couponSeries.none'],
  },
})

export const merchantCouponContracts = {
  couponSeries: couponSeriesContract,
  makeCoupons: makeCouponsContract,
  stopCoupons: stopCouponsContract,
  couponNumbers: couponNumbersContract,
  couponUses: couponUsesContract,
  sendCoupons: sendCouponsContract,
}
