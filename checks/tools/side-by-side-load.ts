import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

type Answer = Record<string, unknown> & { token?: string; refreshToken?: string }
type Placed = { key: string; number: string }

/** A few customers without pause: guests, a cart, orders and one session, alternating between the servers. */
export function openVisitors(client: pg.Client, first: string) {
  let [origins, open, turn] = [[first], true, 0]
  const failed: string[] = []
  const orders: Placed[] = []
  const turns: number[] = []

  /** Any unexpected response is a failure: no status is excused, and nothing is retried. */
  async function ask(
    path: string,
    { token, body }: { token?: string | undefined; body?: object } = {},
  ): Promise<Answer> {
    const origin = origins[turn++ % origins.length] ?? first
    const answer = await fetch(`${origin}/rest/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const said = (await answer.json()) as Answer
    if (answer.status !== 200)
      throw new Error(`${path} at ${origin} answered ${answer.status} ${JSON.stringify(said)}`)
    return said
  }
  const signIn = (username: string) => ask('authen/user/login', { body: { username, password: 'Sangdai#1' } })

  function repeatUntilStopped(start: () => Promise<() => Promise<unknown>>): Promise<void> {
    const at = turns.push(0) - 1
    return (async () => {
      const step = await start()
      while (open) {
        await step().catch((error: Error) => failed.push(error.message))
        turns[at] = (turns[at] ?? 0) + 1
        await sleep(50)
      }
    })().catch((error: Error) => void failed.push(error.message))
  }

  const guest = async () => {
    const { token } = await ask('authen/user/login/guest')
    return () => ask('api/products/items', { token, body: { Take: 12 } })
  }
  const cart = async () => {
    const { token } = await signIn('0810000002')
    const code = await findProduct(client)
    return async () => {
      await ask('api/cart/sync', { token, body: { lines: [{ P_Code: code, qty1: 1 + (turn % 9) }] } })
      await ask('api/cart/read', { token, body: {} })
    }
  }
  const ordering = async () => {
    const { token } = await signIn('0810000001')
    const code = await findProduct(client)
    const { rows } = await client.query(
      `select id from addresses where sale_unit = 'BKK01' and customer_code = 'C0001' and active order by is_default desc limit 1`,
    )
    const lines = [{ P_Code: code, qty1: 40 }]
    return async () => {
      const { total, points } = await ask('api/checkout/preview', { token, body: { lines } })
      const options = await ask('api/checkout/options', { token, body: { kind: 'normal' } })
      const [day] = options.days as { day: string }[]
      const key = randomUUID()
      const to = {
        shipTo: rows[0].id,
        billTo: rows[0].id,
        deliverOn: day?.day,
        slot: '08-12',
        payment: 'COD',
      }
      const body = { key, totalSeen: total, pointsSeen: points, ...to, lines }
      const placed = await ask('api/orders', { token, body })
      orders.push({ key, number: placed.orderNumber as string })
      // The response may have been lost: the other server must return the same order.
      const again = await ask('api/orders', { token, body })
      if (again.orderNumber !== placed.orderNumber)
        throw new Error(`one key made ${placed.orderNumber} and ${again.orderNumber}`)
    }
  }
  const session = async () => {
    let { refreshToken } = await signIn('0810000003')
    return async () => {
      const renewed = await ask('authen/token/refresh', { body: { refreshToken } })
      refreshToken = renewed.refreshToken ?? refreshToken
      await ask('authen/customerProfile', { token: renewed.token, body: {} })
    }
  }
  const loops = [guest, cart, ordering, session].map(repeatUntilStopped)
  return {
    goTo: (next: string[]) => {
      origins = next
    },
    /** Waits until each of them has run this many more times. */
    untilMore: async (times: number) => {
      const targets = turns.map((done) => done + times)
      for (
        let waited = 0;
        waited < 120_000 && turns.some((done, at) => done < (targets[at] ?? 0));
        waited += 50
      ) {
        if (failed.length > 0) return
        await sleep(50)
      }
    },
    stop: async () => {
      open = false
      await Promise.all(loops)
      return { failed, orders }
    },
  }
}

/** A plain product that will not sell out. */
async function findProduct(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ code: string }>(
    `with plain as (select p.code from products p where p.sale_unit = 'BKK01' and p.active and p.material_type = 'FG' and not p.needs_licence and p.unit2_rate = 0
       and not exists (select from promotion_products g where g.sale_unit = p.sale_unit and g.product_code = p.code) order by p.code limit 1)
     update stock s set on_hand = s.reserved + 1000000 from plain where s.sale_unit = 'BKK01' and s.product_code = plain.code returning plain.code`,
  )
  return rows[0]?.code ?? ''
}
