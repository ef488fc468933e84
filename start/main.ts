import { readEnvironment } from '#start/settings/environment.ts'
import { type Shop, startShop } from './shop.ts'

const say = (line: string) => console.log(line)

const signIns = `
Demo sign-ins, every password is Sangdai#1
  customers   0810000001 (credit)  0810000002 (cash)  0810000003 (points)  0810000005 (agent)
  merchant    owner01  manager01  supervisor01  sales01   at /merchant/login
  riders      0820000001  0820000002                      at /rider/login`

const opening = (link: string) => `
This network is empty. Open this link to set it up; it works until its owner exists, and whoever has it becomes the owner.
  ${link}`

let shop: Shop | undefined
let drainSeconds = 0
let stopping = false

async function stop(code: number, drainFor = 0): Promise<void> {
  if (stopping) return
  stopping = true
  // A visitor who never finishes must not keep the shop from closing.
  setTimeout(() => process.exit(code || 1), drainFor * 1_000 + 30_000).unref()
  await shop?.stop(drainFor)
  process.exit(code)
}

// Ctrl-C skips the wait for a balancer. SIGTERM may come twice, from a process manager and from npm.
process.on('SIGINT', () => {
  shop?.hurry()
  void stop(0)
})
process.on('SIGTERM', () => void stop(0, drainSeconds))

try {
  const env = readEnvironment(process.env)
  drainSeconds = env.drainSeconds
  shop = await startShop(env, { say })
  if (stopping) await shop.stop()
  shop.store?.postgres?.exited.then(() => {
    if (stopping) return
    console.error('The database stopped by itself; see postgres.log in the data folder.')
    void stop(1)
  })
  say(`\nSangdai is open: ${shop.url}   (English: ${shop.url}/en)`)
  if (!env.production) say(signIns)
  if (shop.setupLink) say(opening(shop.setupLink))
  process.send?.({
    ready: shop.url,
    databasePid: shop.store?.postgres?.pid,
    databaseUrl: shop.store?.ownerUrl,
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
