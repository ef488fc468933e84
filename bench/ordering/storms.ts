import { setTimeout as sleep } from 'node:timers/promises'
import { type Audit, audit } from './audit.ts'
import type { DemoNetwork } from './demo-network.ts'
import { orderFor } from './request.ts'
import { type Server, type ServerParts, startServer } from './servers.ts'
import { openShoppers } from './shoppers.ts'
import { type Buyer, type Stage, saleUnit } from './stage.ts'

export type Storm = {
  blows: number
  acknowledged: number
  perSecond: number
  /** Milliseconds from each failure to the next acknowledged order. */
  back: number[]
  unavailable: number
  broken: number
  odd: string[]
  books: Audit
  serversAlive: boolean
}

type Parts = { stage: Stage; servers: Server[]; crowd?: number; order?: Record<string, unknown> }

async function underOrders(
  { stage, servers, crowd = 16 }: Parts,
  blows: number,
  blow: (first: (moment: number) => Promise<number>) => Promise<number>,
): Promise<Storm> {
  const [buyer] = stage.buyers
  await stage.pool.query(
    `update stock set on_hand = reserved + 1000000 where sale_unit = $1 and product_code = $2`,
    [saleUnit, stage.crowded],
  )
  const order = await orderFor(servers[0]?.origin ?? '', buyer as Buyer, {
    lines: [stage.plain, stage.couponProduct, stage.crowded].map((P_Code) => ({ P_Code, qty1: 1 })),
  })
  const start = performance.now()
  const shoppers = openShoppers({
    buyers: stage.buyers,
    order,
    origins: () => servers.map(({ origin }) => origin),
    crowd,
  })
  await sleep(500)
  const back: number[] = []
  for (let at = 0; at < blows; at++) back.push(await blow(shoppers.firstAfter))
  await sleep(300)
  await shoppers.stop()
  const { seen } = shoppers
  const seconds = (performance.now() - start) / 1000
  return {
    blows,
    acknowledged: seen.acknowledged.size,
    perSecond: seen.acknowledged.size / seconds,
    back,
    unavailable: seen.unavailable,
    broken: seen.broken,
    odd: [...new Set(seen.odd.map(({ status, body }) => `${status} ${body.Code}`))],
    books: await audit(stage, seen.acknowledged),
    serversAlive: servers.every(({ pid }) => isAlive(pid)),
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Kills one server after another during orders; another takes its place on the same port. */
export async function killServers(parts: Parts & { start: ServerParts }, blows: number): Promise<Storm> {
  const { servers, start } = parts
  const coming = new Map<number, Promise<void>>()
  let turn = 0
  const storm = await underOrders(parts, blows, async (firstAfter) => {
    const at = turn++ % servers.length
    // Only one server is killed at a time, so that most keep running.
    await Promise.all(
      [...coming.entries()]
        .filter(([slot]) => slot !== (at + servers.length - 1) % servers.length || servers.length === 1)
        .map(([, up]) => up),
    )
    await sleep(50 + Math.random() * 250)
    const victim = servers[at] as Server
    const moment = performance.now()
    await victim.kill()
    const takeOver = async () => {
      servers[at] = await startServer({ ...start, port: victim.port })
    }
    coming.set(at, takeOver())
    return (await firstAfter(moment)) - moment
  })
  await Promise.all(coming.values())
  return { ...storm, serversAlive: servers.every(({ pid }) => isAlive(pid)) }
}

/** Restarts PostgreSQL during orders; measured from the moment it accepts connections again. */
export function restartDatabase(parts: Parts, network: DemoNetwork, blows: number): Promise<Storm> {
  return underOrders(parts, blows, async (firstAfter) => {
    await sleep(500)
    await network.restart()
    const moment = performance.now()
    return (await firstAfter(moment)) - moment
  })
}
