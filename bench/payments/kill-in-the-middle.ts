import { fileURLToPath } from 'node:url'
import { type Server, startServer } from '../ordering/servers.ts'
import { type Buyer, type Stage, saleUnit } from '../ordering/stage.ts'
import { type Method, type Order, payAtGateway, placeOrder } from './customers.ts'
import type { World } from './retry-until-answered.ts'
import { hireStaff, type Staff } from './staff.ts'
import { payByTransfer } from './transfers.ts'

const program = fileURLToPath(new URL('./paying-server.ts', import.meta.url))

/** A way of paying; with `refunds` the order is paid in peace, and the refund is killed. */
type Flow = { name: string; method: Method; vouches?: true; refunds?: true }
const all: Method[] = ['LINEPAY', 'CARD', 'QR', 'BANK']
export const flows: Flow[] = [
  ...all.map((method) => ({ name: method, method })),
  { name: 'BANK vouched', method: 'BANK', vouches: true },
  ...all.map((method): Flow => ({ name: `${method} refund`, method, refunds: true })),
]

type Parts = {
  stage: Stage
  secret: string
  databaseUrl: string
  sandbox: string
  folder: string
  port: number
  kills: number
}
export type Killed = {
  kills: number
  steps: number
  orders: Order[]
  world: World
  staff: Staff
  /** A customer whose payment came to nothing tries once more. */
  pay: (order: Order) => Promise<void>
}

/**
 * Kills the server after the first step of a flow, then after the second, and so on to its end, over and over.
 * Then `look` compares the books.
 */
export async function killInTheMiddle<Books>(
  parts: Parts,
  flow: Flow,
  look: (killed: Killed) => Promise<Books>,
): Promise<Books> {
  const { stage } = parts
  const start = () =>
    startServer({
      ...{ databaseUrl: parts.databaseUrl, secret: parts.secret, port: parts.port, program },
      environment: {
        SANDBOX_URL: parts.sandbox,
        DATA_DIR: parts.folder,
        SLIP_SERVICE: flow.vouches ? 'sandbox' : '',
      },
    })
  let [kills, isOver, alive] = [0, false, Promise.resolve()]
  let server: Server = await start()
  const watch = () =>
    void server.ended.then(() => {
      if (isOver) return
      kills++
      alive = start().then((next) => {
        server = next
        watch()
      })
      alive.catch(() => {})
    })
  watch()
  try {
    const world: World = { origin: () => server.origin, sandbox: parts.sandbox }
    const staff = await hireStaff(world, stage.pool, parts.secret)
    const signIn = async (buyer: Buyer): Promise<Buyer> => ({
      ...buyer,
      token: await stage.issue(buyer.code, saleUnit, new Date()),
    })
    const pay = async (placed: Order) => {
      const order = { ...placed, buyer: await signIn(placed.buyer) }
      if (flow.method === 'BANK') await payByTransfer(world, order, staff)
      else await payAtGateway(world, order, flow.method)
    }
    const refund = (order: Order) => staff.refund(order, flow.method === 'BANK' ? 'transfer' : 'gateway')
    const orders: Order[] = []
    let [killAfter, beyond, steps] = [1, 0, 0]
    while (kills < parts.kills || steps === 0) {
      const buyer = stage.buyers[orders.length % stage.buyers.length]
      if (!buyer) throw new Error('there are no buyers')
      const order = await placeOrder(world, await signIn(buyer), stage.plain, flow.method)
      orders.push(order)
      if (flow.refunds) await pay(order)
      const before = kills
      await server.tell({ killAfter })
      await (flow.refunds ? refund(order) : pay(order))
      // Heard, or dead and replaced: nothing dies between two flows.
      await server.tell({ killAfter: Number.MAX_SAFE_INTEGER })
      await new Promise(setImmediate)
      await alive
      // Past its last step a flow is over before the kill: begin anew at the first.
      beyond = kills > before ? 0 : beyond + 1
      if (beyond > 2) steps = killAfter - beyond
      killAfter = beyond > 2 ? 1 : killAfter + 1
    }
    console.error(`${flow.name}: ${kills} kills`)
    return await look({ kills, steps, orders, world, staff, pay })
  } finally {
    isOver = true
    await server.stop()
  }
}
