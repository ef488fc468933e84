import { sql } from 'kysely'
import { allCentres } from '#api/kit/all-centres.ts'
import { startLoop } from '#api/kit/loop.ts'
import { type AskDeps, askProvider } from './ask-provider.ts'

const everyMs = 2_000
/** Longer than a provider may take: another process asks again when this one has died. */
const leaseMs = 30_000
/** Requests to one provider at a time, so that a hanging one holds up no other. */
const atOnce = 8

type Due = { id: string; provider: string }
/** How many each provider may be asked about now. */
type Free = readonly { name: string; free: number }[]

/** Claims the payments that are due, by pushing their time forward; several processes take different ones. */
async function claimDue({ db, now }: AskDeps, saleUnit: string, free: Free): Promise<Due[]> {
  const at = now()
  const names = free.map(({ name }) => name)
  const frees = free.map(({ free }) => free)
  const { rows } = await sql<Due>`
    update payments p set ask_at = ${new Date(at.getTime() + leaseMs)}, asked_at = ${at}
    where p.sale_unit = ${saleUnit} and p.id in (
      select w.id from unnest(${names}::text[], ${frees}::int[]) as f (name, free)
      cross join lateral (
        select d.id from payments d where d.sale_unit = ${saleUnit} and d.ask_at <= ${at} and d.provider = f.name
        order by d.ask_at limit f.free for no key update skip locked) w)
    returning p.id, p.provider`.execute(db)
  return rows
}

type Rounds = { running: Map<string, Set<Promise<unknown>>>; turn: number; deps: AskDeps }

/** Every round begins at another centre: the one with the most waiting payments takes no other's turn. */
async function askDue(rounds: Rounds): Promise<Promise<unknown>[]> {
  const { running, deps } = rounds
  const asked: Promise<unknown>[] = []
  const centres = await allCentres(deps.db)
  const first = rounds.turn++ % Math.max(1, centres.length)
  for (const saleUnit of [...centres.slice(first), ...centres.slice(0, first)]) {
    const free = (deps.gateways.payments ?? [])
      .map(({ name }) => ({ name, free: atOnce - (running.get(name)?.size ?? 0) }))
      .filter(({ free }) => free > 0)
    if (free.length === 0) break
    for (const { id, provider } of await claimDue(deps, saleUnit, free)) {
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
  const asked = await askDue({ running: new Map(), turn: 0, deps })
  await Promise.all(asked)
  return asked.length
}

/** Asks about every waiting payment, less and less often, until it has an end. */
export function startAsking(deps: AskDeps): { stop: () => Promise<void> } {
  const rounds: Rounds = { running: new Map(), turn: 0, deps }
  const loop = startLoop({
    everyMs,
    round: () => askDue(rounds).then(() => false),
    onError: ({ message }) => deps.log.warn({ reason: message }, 'waiting payments could not be looked for'),
  })
  return {
    stop: async () => {
      await loop.stop()
      await Promise.all([...rounds.running.values()].flatMap((open) => [...open]))
    },
  }
}
