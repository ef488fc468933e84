import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { makeTokens } from '#api/sessions/tokens.ts'
import { saleUnit } from '../ordering/stage.ts'
import type { Order } from './customers.ts'
import { findPlayed } from './played.ts'
import { retryUntilAnswered, type World } from './retry-until-answered.ts'

export type Staff = {
  confirmSlip: (paymentId: string) => Promise<void>
  /** Gives one baht of a paid order back. */
  refund: (order: Order, how: 'gateway' | 'transfer') => Promise<void>
  /** Looks at the gateways for refunds whose answer was lost, and says what became of them. */
  settleRefunds: (orders: readonly Order[]) => Promise<void>
}

const username = 'owner01'
/** The shop lets a person settle a refund only once no answer can come. */
const settleAfter = 61_000

/** The owner of the centre, who presses each button until the shop answers. */
export async function hireStaff(world: World, pool: pg.Pool, secret: string): Promise<Staff> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into sessions (kind, username, refresh_hash, method, expires_at)
     values ('merchant', $1, $2, 'test', now() + interval '1 day') returning id`,
    [username, randomUUID()],
  )
  const session = rows[0]?.id ?? ''
  const press = async (path: string, body?: object) => {
    const token = await makeTokens(secret).issue({ kind: 'merchant', role: '8', saleUnit, username, session })
    const { status, body: answer } = await retryUntilAnswered(world, path, token, body)
    if (status !== 200 && answer.Code !== 'payments.decided') throw new Error(`${path}: ${answer.Code}`)
    return answer
  }
  return {
    confirmSlip: async (paymentId) => {
      const { slips } = await press(`api/merchant/slips?saleUnit=${saleUnit}`)
      const slip = (slips as { id: string; paymentId: string }[]).find((each) => each.paymentId === paymentId)
      if (!slip) throw new Error('a slip is not in the queue')
      await press('api/merchant/slips/decide', { saleUnit, slipId: slip.id, decision: 'confirm' })
    },
    refund: async ({ number }, how) => {
      const { rows } = await pool.query<{ payment_id: string }>(
        `select payment_id from payment_shares where sale_unit = $1 and order_number = $2 and received > 0`,
        [saleUnit, number],
      )
      const paymentId = rows[0]?.payment_id
      const request = { saleUnit, id: randomUUID(), paymentId, orderNumber: number, amount: 1, how }
      await press('api/merchant/refunds', { ...request, why: 'one was broken' })
    },
    settleRefunds: async (orders) => {
      const { rows } = await pool.query<{ id: string; payment_id: string; asked_at: Date }>(
        `select id, payment_id, asked_at from refunds where state = 'asked' and sale_unit = $1 and order_number = any($2)`,
        [saleUnit, orders.map(({ number }) => number)],
      )
      const played = rows.length > 0 ? await findPlayed(world) : []
      for (const { id, payment_id, asked_at } of rows) {
        await sleep(Math.max(0, asked_at.getTime() + settleAfter - Date.now()))
        const given = played.some((each) => each.id === payment_id && each.refunded > 0)
        await press('api/merchant/refunds/settle', { saleUnit, id, given })
      }
    },
  }
}
