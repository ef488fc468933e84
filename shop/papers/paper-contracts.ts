import { z } from 'zod'
import { anyone, signedInShoppers, staff } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { orderPaperKinds, paperSchema } from './paper.ts'
import { mostPicked } from './pick-list.ts'

const saleUnit = z.string().min(1).max(10)
const number = z.string().min(1).max(40)
const orderPaperRequest = z.object({
  saleUnit,
  orderNumber: number,
  kind: z.enum(orderPaperKinds),
  /** Which one, where an order has several; without it the latest. */
  creditNote: number.optional(),
})
const pickListRequest = z.object({ saleUnit, numbers: z.array(number).min(1).max(mostPicked) })
/** `bytes` in base64. */
const pdf = z.object({ fileName: z.string(), bytes: z.string() })

/** Customers see invoice and credit note of their own orders; the delivery note is for staff. */
const ofOneOrder = {
  method: 'POST',
  who: [...signedInShoppers, ...staff],
  request: orderPaperRequest,
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, orderNumber }: { saleUnit: string; orderNumber: string }) => ({
      ...{ saleUnit, orderNumber, kind: 'invoice' as const },
    }),
    answers: ['orders.none', 'invoices.none'],
    elsewhere: ['orders.none', 'identity.notYours'],
  },
} as const

export const orderPaperContract = endpoint({
  ...ofOneOrder,
  path: 'api/papers/order',
  says: 'A paper of an order as it is printed: tax invoice, credit note or delivery note.',
  answer: paperSchema,
})

export const orderPaperPdfContract = endpoint({
  ...ofOneOrder,
  path: 'api/papers/order/pdf',
  says: 'A paper of an order as PDF on A4.',
  answer: pdf,
})

/** LINE's browser cannot save files, and the phone's own browser knows nobody. */
export const paperTicketContract = endpoint({
  ...ofOneOrder,
  who: signedInShoppers,
  path: 'api/papers/order/ticket',
  says: 'A ticket by which another browser loads a paper of the caller’s order within two minutes.',
  answer: z.object({ ticket: z.string() }),
})

export const paperByTicketContract = endpoint({
  method: 'POST',
  path: 'api/papers/ticket',
  says: 'The paper of a ticket as PDF on A4.',
  who: anyone,
  touches: { of: 'nobody' },
  request: z.object({ ticket: z.string().min(1).max(2_000) }),
  answer: pdf,
})

/** A salesperson picks only for their customers; numbers out of reach are passed over. */
const ofManyOrders = {
  method: 'POST',
  who: staff,
  request: pickListRequest,
  about: ({ saleUnit }: { saleUnit: string }) => ({ saleUnit }),
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit, orderNumber }: { saleUnit: string; orderNumber: string }) => ({
      ...{ saleUnit, numbers: [orderNumber] },
    }),
    answers: ['orders.none'],
    elsewhere: ['orders.none', 'identity.notYours'],
  },
} as const

export const pickListContract = endpoint({
  ...ofManyOrders,
  path: 'api/papers/pick-list',
  says: 'What to take from the shelves for some orders at once, by category and place.',
  answer: paperSchema,
})

export const pickListPdfContract = endpoint({
  ...ofManyOrders,
  path: 'api/papers/pick-list/pdf',
  says: 'The pick list of some orders as PDF on A4.',
  answer: pdf,
})

export const paperContracts = {
  orderPaper: orderPaperContract,
  orderPaperPdf: orderPaperPdfContract,
  paperTicket: paperTicketContract,
  paperByTicket: paperByTicketContract,
  pickList: pickListContract,
  pickListPdf: pickListPdfContract,
}
