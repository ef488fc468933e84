import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, asBuyer, place } from './request.ts'
import type { Buyer } from './stage.ts'

/** What shoppers with endless retries saw: every acknowledged order by key, with its time. */
type Seen = {
  acknowledged: Map<string, string>
  at: number[]
  /** Unexpected responses, and the number of 503 and lost responses. */
  odd: Answer[]
  unavailable: number
  broken: number
}
type Shoppers = {
  seen: Seen
  stop: () => Promise<void>
  firstAfter: (moment: number) => Promise<number>
}

type Parts = {
  buyers: readonly Buyer[]
  order: Record<string, unknown>
  origins: () => readonly string[]
  crowd: number
}

const mostPatience = 20_000

/**
 * Orders without pause. After a lost response or 503 it retries with the same key at the next server, as a
 * phone with bad reception does.
 */
export function openShoppers({ buyers, order, origins, crowd }: Parts): Shoppers {
  const seen: Seen = { acknowledged: new Map(), at: [], odd: [], unavailable: 0, broken: 0 }
  let open = true

  async function placeUntilKnown(body: Record<string, unknown>, token: string, start: number): Promise<void> {
    for (let attempt = start; ; attempt++) {
      const all = origins()
      try {
        const answer = await place(all[attempt % all.length] ?? '', token, body)
        if (answer.status === 200) {
          seen.acknowledged.set(body.key as string, answer.body.orderNumber as string)
          seen.at.push(performance.now())
          return
        }
        if (answer.status !== 503) {
          seen.odd.push(answer)
          return
        }
        seen.unavailable++
        await sleep(20)
      } catch {
        seen.broken++
        await sleep(20)
      }
    }
  }

  const loops = Array.from({ length: crowd }, async (_, at) => {
    for (let turn = 0; open; turn++) {
      const buyer = buyers[(at + turn * crowd) % buyers.length] as Buyer
      await placeUntilKnown(asBuyer(order, buyer), buyer.token, at + turn)
    }
  })
  return {
    seen,
    stop: async () => {
      open = false
      await Promise.all(loops)
    },
    firstAfter: async (moment) => {
      for (let waited = 0; waited < mostPatience; waited += 2) {
        if ((seen.at.at(-1) ?? 0) > moment) return seen.at.find((at) => at > moment) ?? moment
        await sleep(2)
      }
      return moment + mostPatience
    },
  }
}
