import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './database.ts'

const channel = 'sangdai'
const liveChannel = 'sangdai_live'
const mostKept = 500
const [shortestPause, longestPause] = [500, 15_000]

/** Something happened at a centre; whoever wants to know more asks the database. */
type Notification = { saleUnit: string; topic: string }

/** Told to every process when the transaction is committed. Commits that notify wait for each other. */
export async function notify(tx: Db, notification: Notification): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(notification)})`.execute(tx)
}

const mergedMs = 100
/** What was notified within that time, and whether it happened again meanwhile. */
const recentOf = new WeakMap<Db, Map<string, { isAgain: boolean }>>()

/**
 * The same outside a transaction, and merged with what follows within a tenth of a second: notifying is a commit that
 * waits for others. A crash may forget the last, as those who wait are cut off then too.
 */
export async function notifySoon(db: Db, notification: Notification): Promise<void> {
  const payload = JSON.stringify(notification)
  const recent = recentOf.get(db) ?? new Map<string, { isAgain: boolean }>()
  recentOf.set(db, recent)
  const known = recent.get(payload)
  if (known) {
    known.isAgain = true
    return
  }
  recent.set(payload, { isAgain: false })
  setTimeout(() => {
    const { isAgain } = recent.get(payload) ?? { isAgain: false }
    recent.delete(payload)
    if (isAgain) notifySoon(db, notification).catch(() => {})
  }, mergedMs)
  await sql`select set_config('synchronous_commit', 'off', true), pg_notify(${channel}, ${payload})`.execute(
    db,
  )
}

/** Something happened in rooms that pages listen to: what it is about, or the words themselves. */
export type LiveNotification = {
  rooms: readonly string[]
  about?: string
  say?: { name: string; data: unknown }
}

/** Told to whoever listens, in every process; outside a transaction, after what it tells of is committed. */
export async function notifyLive(db: Db, notification: LiveNotification): Promise<void> {
  await sql`select set_config('synchronous_commit', 'off', true), pg_notify(${liveChannel}, ${JSON.stringify(notification)})`.execute(
    db,
  )
}

type Heard = Notification & { at: number }
export type Notifications = {
  /**
   * What happened at a centre since a cursor, as topics; waits for it up to `waitMs`. Topics are undefined when
   * something may have been missed.
   */
  since: (
    saleUnit: string,
    cursor: string | undefined,
    waitMs: number,
  ) => Promise<{ cursor: string; topics: string[] | undefined }>
  /** Called with each topic as it is heard, and with none when something may have been missed. */
  onTopic: (listen: (topic: string | undefined) => void) => void
  /** Called with what happens in live rooms, and with nothing when something may have been missed. */
  onLive: (listen: (notification: LiveNotification | undefined) => void) => void
}

/** Nothing is ever heard: for programs that have nobody who waits. */
export const silentNotifications: Notifications = {
  since: async () => ({ cursor: '', topics: [] }),
  onTopic: () => {},
  onLive: () => {},
}

/** A connection of its own listens, and is made again when it breaks. */
export function listenForNotifications({
  url,
  log,
}: {
  url: string
  log: Pick<FastifyBaseLogger, 'warn'>
}): Notifications & { stop: () => Promise<void> } {
  // A broken connection may have missed something: cursors of before are then unknown.
  let life = randomUUID()
  let count = 0
  const heard: Heard[] = []
  const waiting = new Set<() => void>()
  const listeners: ((topic: string | undefined) => void)[] = []
  const tell = (topic: string | undefined) => {
    for (const listen of listeners) listen(topic)
  }
  const liveListeners: ((notification: LiveNotification | undefined) => void)[] = []
  const tellLive = (notification: LiveNotification | undefined) => {
    for (const listen of liveListeners) listen(notification)
  }
  const ending = new AbortController()
  const wake = () => {
    for (const go of waiting) go()
  }

  async function listenOnce(): Promise<void> {
    const client = new pg.Client({ connectionString: url, application_name: 'sangdai notifications' })
    const broken = new Promise<void>((done) => {
      client.once('error', () => done())
      client.once('end', () => done())
      ending.signal.addEventListener('abort', () => done(), { once: true })
    })
    try {
      await client.connect()
      client.on('notification', ({ channel: heardOn, payload }) => {
        if (heardOn === liveChannel) return tellLive(JSON.parse(payload ?? '{}') as LiveNotification)
        const notification = JSON.parse(payload ?? '{}') as Notification
        heard.push({ ...notification, at: ++count })
        if (heard.length > mostKept) heard.shift()
        tell(notification.topic)
        wake()
      })
      await client.query(`listen ${channel}; listen ${liveChannel}`)
      life = randomUUID()
      tell(undefined)
      tellLive(undefined)
      wake()
      await broken
    } finally {
      await client.end().catch(() => {})
    }
  }

  const running = (async () => {
    let pause = shortestPause
    while (!ending.signal.aborted) {
      const begun = Date.now()
      await listenOnce().catch((error: Error) =>
        log.warn({ reason: error.message }, 'notifications of the database are not heard'),
      )
      pause = Date.now() - begun > longestPause ? shortestPause : Math.min(pause * 2, longestPause)
      await sleep(pause, undefined, { signal: ending.signal }).catch(() => {})
    }
  })()

  return {
    since: async (saleUnit, cursor, waitMs) => {
      const [itsLife, itsCount] = cursor?.split('/') ?? []
      const until = Date.now() + waitMs
      for (;;) {
        const here = `${life}/${count}`
        if (!cursor) return { cursor: here, topics: [] }
        const isKnown = itsLife === life && Number(itsCount) >= (heard[0]?.at ?? count + 1) - 1
        if (!isKnown) return { cursor: here, topics: undefined }
        const topics = heard.filter((each) => each.at > Number(itsCount) && each.saleUnit === saleUnit)
        const left = until - Date.now()
        if (topics.length > 0 || left <= 0 || ending.signal.aborted)
          return { cursor: here, topics: topics.map(({ topic }) => topic) }
        await oneOf(waiting, left)
      }
    },
    onTopic: (listen) => void listeners.push(listen),
    onLive: (listen) => void liveListeners.push(listen),
    stop: async () => {
      ending.abort()
      wake()
      await running
    },
  }
}

/** Waits to be woken, or for a time. */
function oneOf(waiting: Set<() => void>, ms: number): Promise<void> {
  return new Promise((done) => {
    const go = () => {
      clearTimeout(timer)
      waiting.delete(go)
      done()
    }
    const timer = setTimeout(go, ms)
    waiting.add(go)
  })
}
