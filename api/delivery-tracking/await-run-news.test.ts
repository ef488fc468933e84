import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openDatabase } from '#api/kit/database.ts'
import { listenForNotifications, notify } from '#api/kit/notifications.ts'
import { closeAfterFile } from '#checks/tools/close-after-file.ts'
import { ownDatabase } from '#checks/tools/own-database.ts'
import { awaitRunNews } from './await-run-news.ts'
import { findRunMark, runMarksSince } from './run-marks.ts'

const { pool, url } = await ownDatabase()
let asked = 0
const { db, close } = openDatabase(url, { connections: 4, onQuery: () => void asked++ })
closeAfterFile(close)
const notifications = listenForNotifications({ url, log: pino({ level: 'silent' }) })
closeAfterFile(notifications.stop)
const saleUnit = 'BKK01'

async function addRun(): Promise<string> {
  const id = randomUUID()
  await pool.query(
    `insert into delivery_runs (sale_unit, id, run_on, rider_mobile, state, made_at, made_by)
     values ($1, $2, (now() at time zone 'Asia/Bangkok')::date, '0820000001', 'sent', now(), 'manager01')`,
    [saleUnit, id],
  )
  return id
}
const start = (id: string) => pool.query(`update delivery_runs set state = 'started' where id = $1`, [id])
const say = (topic: string, at = saleUnit) => notify(db, { saleUnit: at, topic })
const [mine, other] = [await addRun(), await addRun()]

async function waiting(waitMs: number) {
  const { cursor } = await notifications.since(saleUnit, undefined, 0)
  const seen = { mark: await findRunMark(db, saleUnit, mine), cursor }
  return { seen, news: awaitRunNews({ db, notifications, saleUnit, runId: mine, waitMs }, seen) }
}

/** Listening begins with the first answer whose cursor is still known. */
async function untilHeard(): Promise<void> {
  for (;;) {
    const { cursor } = await notifications.since(saleUnit, undefined, 0)
    await say('ready')
    if ((await notifications.since(saleUnit, cursor, 500)).topics?.length) return
  }
}

test('who waits hears of their own run at once, and neither of others nor of what is no run', async () => {
  await untilHeard()
  const { news } = await waiting(20_000)
  let isOver = false
  void news.then(() => (isOver = true))
  await start(other)
  await say('run-changed')
  await say('payment-overdue')
  await say('run-changed', 'CNX01')
  await new Promise((done) => setTimeout(done, 1_500))
  expect(isOver).toBe(false)
  await start(mine)
  await say('run-changed')
  expect((await news).changed).toBe(true)
})

test('when nothing happens the wait ends unchanged, without a question to the database', async () => {
  const { seen, news } = await waiting(300)
  const before = asked
  expect(await news).toMatchObject({ changed: false, mark: seen.mark })
  expect(asked).toBe(before)
})

test('what happened in between is news, and a cursor of another process is no reason to answer at once', async () => {
  const { cursor } = await notifications.since(saleUnit, undefined, 0)
  const mark = await findRunMark(db, saleUnit, mine)
  const wait = { db, notifications, saleUnit, runId: mine, waitMs: 400 }
  const begun = Date.now()
  expect(await awaitRunNews(wait, { mark, cursor: `${randomUUID()}/7` })).toMatchObject({ changed: false })
  expect(Date.now() - begun).toBeGreaterThanOrEqual(390)
  await pool.query(`update delivery_runs set state = 'paused' where id = $1`, [mine])
  await say('run-changed')
  expect(await awaitRunNews(wait, { mark, cursor })).toMatchObject({ changed: true })
})

test('a thousand who wait share what is read, with a second between two readings', async () => {
  const before = asked
  const marks = await Promise.all(
    Array.from({ length: 1_000 }, () => runMarksSince(db, saleUnit, Date.now())),
  )
  expect(asked - before).toBeLessThanOrEqual(2)
  expect(marks[0]?.has(mine)).toBe(true)
})
