import { openDatabase } from '#api/kit/database.ts'
import { standingOrderSource } from '#api/message-sources/standing-order-source.ts'
import { settingsReader } from '#api/settings/settings.ts'
import { runStandingOrders } from '#api/standing-runs/run-standing-orders.ts'

// A process of its own: what the shop sets for its database must not reach other journeys of the same worker.
const [task, customerCode = '', subject = '', event = ''] = process.argv.slice(2)
const { db, close } = openDatabase(process.env.SHOP_DATABASE ?? '', { connections: 5 })

function fail(said: unknown): void {
  console.error(said)
  process.exitCode = 1
}

try {
  if (task === 'run')
    await runStandingOrders({
      db,
      log: { ...console, error: fail },
      gateways: { sms: { name: 'silent' } as never, sendMail: async () => {} },
      settings: settingsReader(db),
      now: () => new Date(),
    })
  else {
    const about = { saleUnit: 'BKK01', customerCode, kind: 'standing-order-ahead' as const, subject, event }
    console.log((await standingOrderSource.load(db, about, 'th'))?.path ?? 'no message')
  }
} finally {
  await close()
}
