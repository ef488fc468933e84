import { z } from 'zod'
import { type CallerKind, staff } from '../contract/caller.ts'
import { endpoint, subjectOf } from '../contract/endpoint.ts'
import { adjustments, mostOnHand } from './adjustment.ts'
import { stockReasons } from './stock-reasons.ts'

const saleUnit = z.string().min(1).max(10)
const productCode = z.string().min(1).max(60)
const changers = ['manager', 'owner'] as const satisfies CallerKind[]
const shelf = { onHand: z.int(), reserved: z.int(), available: z.int() }

export const adjustStockContract = endpoint({
  method: 'POST',
  path: 'api/stock/adjust',
  says: 'Receives, counts, writes off or corrects the stock of a product, in base units; the same id again does it once.',
  who: changers,
  request: z.object({
    saleUnit,
    id: z.uuid(),
    productCode,
    how: z.enum(adjustments),
    /** A count is what is on the shelf; a correction may be negative. */
    quantity: z.int().min(-mostOnHand).max(mostOnHand),
    /** What a person saw before counting: refused when it has changed since. */
    onHandSeen: z.int().min(0).max(mostOnHand).optional(),
    note: z.string().trim().max(300).default(''),
  }),
  answer: z.object(shelf),
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({
      ...{ saleUnit, productCode: 'NONE', how: 'receive' as const, quantity: 1 },
      id: '0c1de4a8-6f0b-4c0a-8a57-33a1f3f1f0a1',
    }),
    answers: ['stock.none'],
  },
})

const move = z.object({
  id: z.string(),
  at: z.string(),
  change: z.int(),
  onHand: z.int(),
  reason: z.enum(stockReasons),
  orderNumber: z.string().nullable(),
  byName: z.string(),
  note: z.string(),
})

export const stockLedgerContract = endpoint({
  method: 'POST',
  path: 'api/stock/ledger',
  says: 'Why the stock of a product changed, the latest first.',
  who: staff,
  request: z.object({
    saleUnit,
    productCode,
    /** The last move of the page before. */
    after: z.uuid().optional(),
    take: z.int().min(1).max(100).default(24),
  }),
  answer: z.object({ ...shelf, moves: z.array(move) }),
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, productCode: 'NONE' }),
    answers: ['stock.none'],
  },
})

export const stockContracts = { adjustStock: adjustStockContract, stockLedger: stockLedgerContract }
