import { sql } from 'kysely'
import { loadRuns } from '#api/deliveries/load-runs.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import { ordersSeenBy } from '#api/orders/order-scope.ts'
import { loadSeller } from '#api/papers/paper-facts.ts'
import { makePdf } from '#api/papers/pdf/make-pdf.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import { deliveriesProblems } from '#shop/deliveries/deliveries-problems.ts'
import { loadingPaper } from '#shop/dispatch/loading-paper.ts'
import type {
  orderRunContract,
  runPaperContract,
  runPaperContracts,
} from '#shop/dispatch/run-paper-contracts.ts'
import { runSheetPaper, type SheetRun, type SheetStop } from '#shop/dispatch/run-sheet.ts'
import type { Paper } from '#shop/papers/paper.ts'
import { refuse } from '#shop/problems/problem.ts'
import { caseCount } from '#shop/run-planning/case-count.ts'
import { findLoadedLines, findRunOfOrder } from './run-paper-queries.ts'

/** What was cancelled or moved is not on the truck, so no paper names it. */
async function paperOf(
  { saleUnit, id, kind }: InputOf<typeof runPaperContract>,
  context: Context,
): Promise<Paper> {
  const { db, now } = context
  const [found] = await loadRuns(context, saleUnit, sql`r.id = ${id}::uuid`)
  if (!found) throw refuse(deliveriesProblems.noRun)
  const { run, rider } = found
  const stops = run.stops.filter(({ state }) => state !== 'moved' && state !== 'cancelled')
  const lines = await findLoadedLines(
    db,
    saleUnit,
    stops.map(({ orderNumber }) => orderNumber),
  )
  const linesOf = Map.groupBy(lines, ({ orderNumber }) => orderNumber)
  const head: SheetRun = {
    ...{ id, runOn: run.runOn, vehicle: run.vehicle, at: now, centre: await loadSeller(db, saleUnit) },
    ...{ riderName: rider?.name ?? '', riderPhone: rider?.mobile ?? '' },
  }
  const sheetStops = stops.map(
    ({ contact, address, district, postcode, ...stop }, at): SheetStop => ({
      ...{ orderNumber: stop.orderNumber, place: at + 1, customerName: stop.customerName },
      ...{ contactName: contact.name, phone: contact.phone, slot: stop.slot, note: stop.note },
      address: [address, district, postcode].filter(Boolean).join(' '),
      ...{ payment: stop.payment, invoiceNumber: stop.invoiceNumber, toCollect: stop.toCollect },
      cases: caseCount(linesOf.get(stop.orderNumber) ?? []),
    }),
  )
  return kind === 'run-sheet' ? runSheetPaper(head, sheetStops) : loadingPaper(head, sheetStops, lines)
}

/** A salesperson asks only for orders of their customers. */
const orderRun: Handler<typeof orderRunContract> = async ({ saleUnit, orderNumber }, { db, caller }) => {
  const [scope] = await ordersSeenBy(db, caller)
  if (!scope) return { run: null }
  const { rows } = await sql`select from orders o where ${scope.seen} and o.number = ${orderNumber}`.execute(
    db,
  )
  return { run: rows.length > 0 ? ((await findRunOfOrder(db, saleUnit, orderNumber)) ?? null) : null }
}

export const runPaperHandlers: HandlersOf<typeof runPaperContracts> = {
  runPaper: paperOf,
  runPaperPdf: async (request, context) => {
    const paper = await paperOf(request, context)
    return { fileName: paper.fileName, bytes: await makePdf(paper) }
  },
  orderRun,
}
