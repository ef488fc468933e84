import { type RawBuilder, sql } from 'kysely'
import { sayMoney } from '#shop/money/say-money.ts'
import type { FindingKind } from '#shop/reconcile/reconcile-contract.ts'
import { type Compared, mostFindings, type ReconcileDeps } from './finding.ts'

const hour = 3_600_000
const refundsMayTake = hour
const waitingMayOutlast = 2 * hour
const slipsMayWait = 24 * hour

type Row = { payment_id: string; amount: number; since: Date; open: number; late: boolean }

async function find({ db }: ReconcileDeps, kind: FindingKind, query: RawBuilder<Row>): Promise<Compared> {
  const { rows } = await sql<Row>`
    select f.*, count(*) over ()::int as open from (${query}) f order by f.late desc, f.since limit ${sql.lit(mostFindings)}`.execute(
    db,
  )
  return {
    looked: rows[0]?.open ?? 0,
    findings: rows
      .filter(({ late }) => late)
      .map(({ payment_id, amount, since }) => ({
        kind,
        about: payment_id,
        paymentId: payment_id,
        says: since.toISOString(),
        should: sayMoney(amount),
      })),
  }
}

const before = ({ now }: ReconcileDeps, ms: number) => new Date(now.getTime() - ms)

/** Refunds whose gateway never answered, and which nobody has settled. */
export const findOpenRefunds = (deps: ReconcileDeps, saleUnit: string) =>
  find(
    deps,
    'refundOpen',
    sql<Row>`select r.payment_id, r.amount, r.asked_at as since, r.asked_at < ${before(deps, refundsMayTake)} as late
      from refunds r where r.sale_unit = ${saleUnit} and r.state = 'asked'`,
  )

/** Gateway payments that should long have an end. */
export const findOldWaiting = (deps: ReconcileDeps, saleUnit: string) =>
  find(
    deps,
    'waitingLong',
    sql<Row>`select p.id as payment_id, p.amount, p.expires_at as since, p.expires_at < ${before(deps, waitingMayOutlast)} as late
      from payments p where p.sale_unit = ${saleUnit} and p.state in ('created', 'waiting') and p.expires_at is not null`,
  )

export const findOldSlips = (deps: ReconcileDeps, saleUnit: string) =>
  find(
    deps,
    'slipWaits',
    sql<Row>`select l.payment_id, p.amount, l.sent_at as since, l.sent_at < ${before(deps, slipsMayWait)} as late
      from slips l join payments p on p.sale_unit = ${saleUnit} and p.id = l.payment_id
      where l.sale_unit = ${saleUnit} and l.state = 'checking'`,
  )
