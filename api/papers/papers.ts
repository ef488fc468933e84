import type { Context } from '#api/kit/calls/context.ts'
import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import { ordersSeenBy } from '#api/orders/order-scope.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { invoicesProblems } from '#shop/invoices/invoices-problems.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { creditedDetail, creditNotePaper, deliveryNotePaper, invoicePaper } from '#shop/papers/order-paper.ts'
import type { Paper } from '#shop/papers/paper.ts'
import type {
  orderPaperContract,
  paperContracts,
  paperTicketContract,
  pickListContract,
} from '#shop/papers/paper-contracts.ts'
import { doSumsAgree } from '#shop/papers/paper-sums.ts'
import { papersProblems } from '#shop/papers/papers-problems.ts'
import { pickListPaper } from '#shop/papers/pick-list.ts'
import { refuse } from '#shop/problems/problem.ts'
import { loadPaperFacts, loadSeller } from './paper-facts.ts'
import { makePdf } from './pdf/make-pdf.ts'
import { findPickLines, findPickOrders } from './pick-list-queries.ts'

async function orderPaperOf(
  { kind, ...key }: InputOf<typeof orderPaperContract>,
  context: Context,
): Promise<Paper> {
  const facts = await loadPaperFacts(key, context)
  if (kind === 'delivery-note') {
    if (context.caller.kind !== 'merchant') throw refuse(papersProblems.forStaff)
    return deliveryNotePaper(facts)
  }
  const { invoice } = facts.detail
  if (!invoice) throw refuse(invoicesProblems.none)
  const { order, lines, vatGroups } = kind === 'credit-note' ? creditedDetail(facts) : facts.detail
  if (!doSumsAgree(order, lines, vatGroups)) throw refuse(papersProblems.sumsDisagree)
  if (kind === 'invoice') return invoicePaper({ ...facts, invoice })
  if (!facts.creditNote) throw refuse(papersProblems.noCreditNote)
  return creditNotePaper({ ...facts, invoice, creditNote: facts.creditNote })
}

async function pickListOf(
  { saleUnit, numbers }: InputOf<typeof pickListContract>,
  { db, caller, locale, now }: Context,
): Promise<Paper> {
  const [scope] = await ordersSeenBy(db, caller)
  const orders = scope ? await findPickOrders(db, scope, [...new Set(numbers)]) : []
  if (orders.length === 0) throw refuse(ordersProblems.none)
  const lines = await findPickLines(
    db,
    saleUnit,
    orders.map(({ number }) => number),
  )
  return pickListPaper({ orders, lines, centre: await loadSeller(db, saleUnit), at: now }, locale)
}

/** A customer keeps the original; staff also get the copy. */
const orderPaper: Handler<typeof orderPaperContract> = async (request, context) => {
  const paper = await orderPaperOf(request, context)
  return context.caller.kind === 'merchant' ? paper : { ...paper, copies: paper.copies.slice(0, 1) }
}

const ticketFor = 'a paper in another browser'
const ticketSeconds = 120
type PaperTicket = { request: InputOf<typeof orderPaperContract>; saleUnit: string; customerCode: string }

/** Made only for a paper that the caller may see. */
const paperTicket: Handler<typeof paperTicketContract> = async (request, context) => {
  await orderPaper(request, context)
  const { caller, sealer } = context
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const { saleUnit, customerCode } = caller
  const claims: PaperTicket = { request, saleUnit, customerCode }
  return { ticket: await sealer.sign(ticketFor, claims, ticketSeconds) }
}

async function paperByTicket(ticket: string, context: Context): Promise<Paper> {
  const found = await context.sealer.read<PaperTicket>(ticketFor, ticket)
  if (!found) throw refuse(papersProblems.oldTicket)
  const { request, saleUnit, customerCode } = found
  const caller = { kind: 'user', role: '1', saleUnit, customerCode } as const
  return orderPaper(request, { ...context, caller })
}

const pdfOf = async (paper: Paper) => ({ fileName: paper.fileName, bytes: await makePdf(paper) })

export const paperHandlers: HandlersOf<typeof paperContracts> = {
  orderPaper,
  paperTicket,
  paperByTicket: async ({ ticket }, context) => pdfOf(await paperByTicket(ticket, context)),
  orderPaperPdf: async (request, context) => pdfOf(await orderPaper(request, context)),
  pickList: pickListOf,
  pickListPdf: async (request, context) => pdfOf(await pickListOf(request, context)),
}
