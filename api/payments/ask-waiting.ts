import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { allCentres } from '#api/kit/all-centres.ts'
import { type AskDeps, askProvider } from './ask-provider.ts'

const everyMs = 2_000
/** Longer than a provider may take: another process asks again when this one has died. */
const leaseMs = 30_000
/** Requests to one provider at a time, so that a hanging one holds up no other. */
const atOnce = 8

type Due = { id: string; provider: string }

/** Claims the payments that are due, by pushing their time forward; several processes take different ones. */
async function claimDue({ db, now }: AskDeps, saleUnit: string, busy: readonly string[]): Promise<Due[]> {
  const at = now()
  const { rows } = await sql<Due>`
    update payments p set ask_at = ${new Date(at.getTime() + leaseMs)}, asked_at = ${at}
    where p.sale_unit = ${saleUnit} and p.id in (
      select d.id from payments d where d.sale_unit = ${saleUnit} and d.ask_at <= ${at} and d.provider <> all(${[...busy]})
      order by d.ask_at limit ${sql.lit(atOnce)} for no key update skip locked)
    returning p.id, p.provider`.execute(db)
  return rows
}

type Rounds = { running: Map<string, Set<Promise<unknown>>>; deps: AskDeps }

async function askDue({ running, deps }: Rounds): Promise<Promise<unknown>[]> {
  const asked: Promise<unknown>[] = []
  for (const saleUnit of await allCentres(deps.db)) {
    const busy = [...running].filter(([, open]) => open.size >= atOnce).map(([provider]) => provider)
    for (const { id, provider } of await claimDue(deps, saleUnit, busy)) {
      const open = running.get(provider) ?? new Set()
      running.set(provider, open)
      const asking = askProvider(deps, { saleUnit, id }).catch((error: unknown) =>
        deps.log.error({ err: error, payment: id }, 'a payment could not be asked about'),
      )
      const kept = asking.finally(() => open.delete(kept))
      open.add(kept)
      asked.push(kept)
    }
  }
  return asked
}

/** One round to its end; returns how many payments were asked about. */
export async function askWaitingOnce(deps: AskDeps): Promise<number> {
  const asked = await askDue({ running: new Map(), deps })
  await Promise.all(asked)
  return asked.length
}

/** Asks about every waiting payment, less and less often, until it has an end. */
export function startAsking(deps: AskDeps): { stop: () => Promise<void> } {
  const ending = new AbortController()
  const running: Rounds['running'] = new Map()
  const loop = (async () => {
    while (!ending.signal.aborted) {
      await askDue({ running, deps }).catch((error: Error) =>
        deps.log.warn({ reason: error.message }, 'waiting payments could not be looked for'),
      )
      await sleep(everyMs, undefined, { signal: ending.signal }).catch(() => {})
    }
  })()
  return {
    stop: async () => {
      ending.abort()
      await loop
      await Promise.all([...running.values()].flatMap((open) => [...open]))
    },
  }
}
