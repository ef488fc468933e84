import { z } from 'zod'
import { type CallerKind, signedInShoppers, staff } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { queryFlag } from '../contract/query-wire.ts'
import { upload } from '../contract/upload.ts'
import { money, moneyInput } from '../contract/wire.ts'
import {
  amendsKinds,
  mostAmendsPoints,
  mostReportNote,
  mostReportPhotos,
  reportListPage,
  reportReasons,
  reportStates,
} from './delivery-report.ts'

const saleUnit = z.string().min(1).max(10)
const orderNumber = z.string().min(1).max(40)
const line = z.int().min(1).max(10_000)
const quantity = z.int().min(1).max(1_000_000)
const note = z.string().trim().max(mostReportNote)
const both = z.object({ th: z.string(), en: z.string() })
/** Salespeople see what their customers report; who runs the centre answers. */
const deciders = ['supervisor', 'manager', 'owner'] as const satisfies CallerKind[]
const sampleId = '3f0c8a52-1f55-4a3b-8f61-0c9a7d2f4e10'

const reportedLine = z.object({
  line: z.int(),
  productCode: z.string(),
  name: both,
  unitName: both,
  free: z.boolean(),
  quantity: z.int(),
  reason: z.enum(reportReasons),
  note: z.string(),
  /** Null until it is answered. */
  accepted: z.int().nullable(),
  how: z.enum(amendsKinds).nullable(),
  answer: z.string(),
  points: z.int(),
  /** When a replacement left; null while it waits. */
  sentAt: z.string().nullable(),
})
const report = z.object({
  id: z.string(),
  saleUnit: z.string(),
  orderNumber: z.string(),
  note: z.string(),
  state: z.enum(reportStates),
  sentAt: z.string(),
  sentBy: z.object({ kind: z.enum(['customer', 'agent', 'staff']), name: z.string() }),
  answeredAt: z.string().nullable(),
  answeredBy: z.string(),
  creditNote: z.string().nullable(),
  credited: money,
  points: z.int(),
  lines: z.array(reportedLine),
  /** One that has not arrived is still on its way from the phone. */
  photos: z.array(z.object({ id: z.string(), hasArrived: z.boolean() })),
})
export type DeliveryReport = z.output<typeof report>

export const orderReportsContract = endpoint({
  method: 'POST',
  path: 'api/delivery-reports/of-order',
  says: 'What was reported short or damaged of an order, the latest first, and what can still be reported until when.',
  who: [...signedInShoppers, ...staff],
  request: z.object({ orderNumber, saleUnit: saleUnit.optional() }),
  answer: z.object({
    /** Null until the order is delivered. */
    until: z.string().nullable(),
    mayReport: z.boolean(),
    isPaidWithPoints: z.boolean(),
    reportable: z.array(
      z.object({
        line: z.int(),
        name: both,
        unitName: both,
        free: z.boolean(),
        most: z.int(),
        picture: z.string().nullable(),
      }),
    ),
    reports: z.array(report),
    mayAnswer: z.boolean(),
  }),
  touches: {
    of: 'customer',
    exampleRequest: ({ orderNumber, saleUnit }) => ({ orderNumber, saleUnit }),
    elsewhere: ['orders.none', 'identity.notYours'],
  },
})
export type OrderReports = z.output<typeof orderReportsContract.answer>

export const sendReportContract = endpoint({
  method: 'POST',
  path: 'api/delivery-reports/send',
  says: 'Reports short or damaged goods of a delivered order, by line, within 24 hours. Sent twice with the same id, it is one report.',
  who: signedInShoppers,
  request: z.object({
    id: z.uuid(),
    orderNumber,
    lines: z
      .array(z.object({ line, quantity, reason: z.enum(reportReasons), note: note.default('') }))
      .max(300),
    note: note.default(''),
    /** They may arrive before the report or after it. */
    photos: z.array(z.uuid()).max(mostReportPhotos).default([]),
  }),
  answer: z.object({ id: z.string(), state: z.enum(reportStates) }),
  touches: {
    of: 'customer',
    exampleRequest: ({ orderNumber }) => ({
      id: sampleId,
      orderNumber,
      lines: [{ line: 1, quantity: 1, reason: 'short' as const }],
    }),
    answers: ['deliveryReports.tooLate', 'deliveryReports.notDelivered', 'deliveryReports.idTaken'],
    elsewhere: ['orders.none'],
  },
})

export const addReportPhotoContract = endpoint({
  method: 'POST',
  path: 'api/delivery-reports/photos/add',
  says: 'Keeps a photo for a report, before it is sent or after. The phone makes the id: sent twice, it is one photo.',
  who: signedInShoppers,
  files: ['picture'],
  request: z.object({ id: z.uuid(), reportId: z.uuid(), orderNumber, picture: upload.optional() }),
  answer: z.object({ id: z.string() }),
  touches: {
    of: 'customer',
    exampleRequest: ({ orderNumber }) => ({ id: sampleId, reportId: sampleId, orderNumber }),
    answers: ['photos.notPicture', 'deliveryReports.tooLate', 'deliveryReports.notDelivered'],
    elsewhere: ['orders.none'],
  },
})

export const reportPhotoContract = endpoint({
  method: 'GET',
  path: 'api/delivery-reports/photos/picture',
  says: 'One photo of a report as base64, for whoever may see its order; a look of staff is recorded. `known` asks for no content.',
  who: [...signedInShoppers, ...staff],
  request: z.object({
    saleUnit,
    id: z.uuid(),
    isSmall: queryFlag.optional(),
    known: queryFlag.optional(),
  }),
  answer: z.object({ type: z.string(), content: z.string() }),
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, reportPhotoId }) => ({
      saleUnit,
      id: reportPhotoId,
      known: 'true' as const,
    }),
    answers: ['deliveryReports.noPicture'],
    elsewhere: ['deliveryReports.noPicture', 'identity.notYours'],
  },
})

const listed = z.object({
  id: z.string(),
  orderNumber: z.string(),
  customerCode: z.string(),
  customerName: z.string(),
  state: z.enum(reportStates),
  sentAt: z.string(),
  /** The first item, and how many there are. */
  firstName: both,
  lineCount: z.int(),
  reasons: z.array(z.enum(reportReasons)),
  photoCount: z.int(),
  answeredBy: z.string(),
  credited: money,
  points: z.int(),
})
export type ListedReport = z.output<typeof listed>

export const reportListContract = endpoint({
  method: 'POST',
  path: 'api/merchant/delivery-reports/list',
  says: 'What customers of a centre reported, by state: the oldest open one first, else the latest first; twelve a page.',
  who: staff,
  request: z.object({
    saleUnit,
    state: z.enum(reportStates).default('open'),
    reason: z.enum(reportReasons).optional(),
    /** Part of an order number or of a customer’s name. */
    text: z.string().max(60).default(''),
    skip: z.int().min(0).max(100_000).default(0),
    take: z.int().min(1).max(48).default(reportListPage),
  }),
  answer: z.object({
    reports: z.array(listed),
    isMore: z.boolean(),
    counts: z.object({ open: z.int(), toSend: z.int() }),
  }),
  about: ({ saleUnit }) => ({ saleUnit }),
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

const answerRequest = z.object({
  saleUnit,
  id: z.uuid(),
  lines: z
    .array(
      z.object({
        line,
        accepted: z.int().min(0).max(1_000_000),
        how: z.enum(amendsKinds).nullable().default(null),
        points: z.int().min(0).max(mostAmendsPoints).default(0),
        answer: note.default(''),
      }),
    )
    .min(1)
    .max(300),
})
const amends = z.object({
  /** What the credit note comes to. */
  credit: money,
  points: z.int(),
  replacements: z.int(),
  total: money,
  /** What goes back to the customer, since it is paid already. */
  toReturn: money,
  /** By how much the debt of a customer on credit is lowered. */
  lessDebt: money,
})
export type Amends = z.output<typeof amends>

const answerTouches = {
  of: 'customer',
  exampleRequest: ({ saleUnit, reportId }: { saleUnit: string; reportId: string }) => ({
    ...{ saleUnit, id: reportId },
    lines: [{ line: 1, accepted: 0, answer: 'ครบแล้ว' }],
  }),
  answers: ['deliveryReports.answered', 'deliveryReports.none'],
  elsewhere: ['deliveryReports.none', 'identity.notYours'],
} as const

export const weighAnswerContract = endpoint({
  method: 'POST',
  path: 'api/merchant/delivery-reports/weigh',
  says: 'What an answer to a report would come to, before it is given.',
  who: deciders,
  request: answerRequest,
  answer: amends,
  about: ({ saleUnit }) => ({ saleUnit }),
  touches: answerTouches,
})

export const answerReportContract = endpoint({
  method: 'POST',
  path: 'api/merchant/delivery-reports/answer',
  says: 'Answers a report line by line: a credit note, points or a replacement, or why not. The customer is told.',
  who: deciders,
  request: answerRequest.extend({
    /** The credit that was shown: another one is not given without asking. */
    creditSeen: moneyInput.default(0),
  }),
  answer: amends.extend({ creditNote: z.string().nullable() }),
  about: ({ saleUnit }) => ({ saleUnit }),
  touches: answerTouches,
})

export const sendReplacementContract = endpoint({
  method: 'POST',
  path: 'api/merchant/delivery-reports/replacement-sent',
  says: 'Marks the replacement for a reported line as sent; its goods leave the stock.',
  who: deciders,
  request: z.object({ saleUnit, id: z.uuid(), line }),
  answer: z.object({}),
  about: ({ saleUnit }) => ({ saleUnit }),
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, reportId }) => ({ saleUnit, id: reportId, line: 1 }),
    answers: ['deliveryReports.notToSend', 'deliveryReports.none'],
    elsewhere: ['deliveryReports.none', 'identity.notYours'],
  },
})

export const deliveryReportContracts = {
  orderReports: orderReportsContract,
  sendReport: sendReportContract,
  addReportPhoto: addReportPhotoContract,
  reportPhoto: reportPhotoContract,
  reportList: reportListContract,
  weighAnswer: weighAnswerContract,
  answerReport: answerReportContract,
  sendReplacement: sendReplacementContract,
}
