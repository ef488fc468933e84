import { sql } from 'kysely'
import { findProvider } from '#api/gateways/find-provider.ts'
import { type Found, ProviderAway, ProviderRefused } from '#api/gateways/payment-provider.ts'
import type { Finding } from '#shop/reconcile/reconcile-contract.ts'
import type { Compared, ReconcileDeps } from './finding.ts'

const lookBackMs = 2 * 86_400_000
/** A gateway is not asked about more at once: the newest are the ones that can still differ. */
const most = 300
const together = 4

type Row = {
  id: string
  provider: string
  amount: number
  state: string
  received: number
  reference: string | null
}

/** Asks every gateway about the payments of the last two days; only whether money came, and how much, can differ. */
export async function compareGateways(deps: ReconcileDeps, saleUnit: string): Promise<Compared> {
  const { rows } = await sql<Row>`
    select id, provider, amount, state, received, reference from payments
    where sale_unit = ${saleUnit} and provider not in ('hand', 'transfer') and reference is not null
      and made_at > ${new Date(deps.now.getTime() - lookBackMs)}
    order by made_at desc limit ${sql.lit(most)}`.execute(deps.db)
  const findings: Finding[] = []
  for (let at = 0; at < rows.length; at += together)
    for (const found of await Promise.all(
      rows.slice(at, at + together).map((row) => compareOne(deps, saleUnit, row)),
    ))
      if (found) findings.push(found)
  return { findings, looked: rows.length }
}

async function compareOne(
  { gateways }: ReconcileDeps,
  saleUnit: string,
  { id, provider: name, amount, state, received, reference }: Row,
): Promise<Finding | undefined> {
  const provider = findProvider(gateways, name)
  if (!provider) return undefined
  const finding = { about: id, paymentId: id, says: `${state} ${received / 100}` }
  try {
    const found = await provider.inquire({ saleUnit, id, amount, reference })
    if (agrees(found, state, received)) return undefined
    return { kind: 'gatewayDiffers', ...finding, should: `${found.state} ${(found.amount ?? 0) / 100}` }
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefused)) throw error
    return { kind: 'gatewayAway', ...finding, should: name }
  }
}

/** A gateway may call a payment that was given back cancelled; money it never took must not be ours. */
function agrees(found: Found, state: string, received: number): boolean {
  if (found.state !== 'paid') return state !== 'paid' || found.state === 'cancelled'
  return state === 'paid' && (found.amount === null || found.amount === received)
}
