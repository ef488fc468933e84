import { openDatabase } from '#api/kit/database.ts'
import { settingsReader } from '#api/settings/settings.ts'
import { runStandingOrders } from '#api/standing-runs/run-standing-orders.ts'

// A process of the shop that runs the job whenever it is told what time it is.
const { db } = openDatabase(process.argv[2] ?? '', { connections: 4 })
const silent = { info: () => {}, warn: () => {} }
const log = {
  ...silent,
  error: (...said: unknown[]) => process.send?.({ trouble: String((said[0] as { err?: Error }).err) }),
}
const gateways = { sms: { name: 'silent' } as never, sendMail: async () => {} }

process.on('message', async ({ now }: { now: string }) => {
  try {
    await runStandingOrders({ db, log, gateways, settings: settingsReader(db), now: () => new Date(now) })
    process.send?.({ done: now })
  } catch (error) {
    process.send?.({ trouble: String(error), done: now })
  }
})
process.send?.({ ready: true })
