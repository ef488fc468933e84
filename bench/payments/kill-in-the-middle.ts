import { fileURLToPath } from 'node:url'
import { type Server, startServer } from '../ordering/servers.ts'
import type { Stage } from '../ordering/stage.ts'
import { type Method, methods, pay, placeOrder, type World } from './customers.ts'

const program = fileURLToPath(new URL('./paying-server.ts', import.meta.url))

type Parts = {
  stage: Stage
  secret: string
  databaseUrl: string
  sandbox: string
  port: number
  killsEach: number
}

/** Kills the server after the first step of a way of paying, then after the second, and so on, over and over. */
export async function killInTheMiddle(parts: Parts) {
  const { stage, killsEach } = parts
  const start = () =>
    startServer({
      ...{ databaseUrl: parts.databaseUrl, secret: parts.secret, port: parts.port, program },
      environment: { SANDBOX_URL: parts.sandbox },
    })
  let server: Server = await start()
  const world: World = { origin: () => server.origin, sandbox: parts.sandbox }
  const kills: Record<Method, number> = { LINEPAY: 0, CARD: 0, QR: 0 }
  let orders = 0
  for (const method of methods) {
    let killAfter = 1
    let beyond = 0
    while (kills[method] < killsEach) {
      const buyer = stage.buyers[orders++ % stage.buyers.length]
      if (!buyer) throw new Error('there are no buyers')
      const order = await placeOrder(world, buyer, stage.plain, method)
      let isDead = false
      const dead = server.ended.then(async () => {
        isDead = true
        kills[method]++
        server = await start()
      })
      server.tell({ killAfter })
      await pay(world, order, method)
      if (isDead) await dead
      else server.tell({ killAfter: Number.MAX_SAFE_INTEGER })
      // Past its last step a flow is over before the kill: begin anew at the first.
      beyond = isDead ? 0 : beyond + 1
      killAfter = beyond > 2 ? 1 : killAfter + 1
    }
    console.error(`${method}: ${kills[method]} kills`)
  }
  return { kills, orders, world, stop: () => server.stop() }
}
