import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Db } from './database.ts'
import { startRelay } from './outbox-relay.ts'

/** The payload of an outbox row, with its id for recognising repeats. */
export type Job = { id: string; saleUnit: string; orderNumber: string }
/** A job may run more than once, so its work must be idempotent. */
type Queue = { topic: string; work: (job: Job) => Promise<void> }
/** Scheduled in Bangkok time, in one process at a time. */
type Schedule = { name: string; cron: string; work: () => Promise<unknown> }

type Parts = {
  url: string
  db: Db
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  queues: readonly Queue[]
  schedules: readonly Schedule[]
}

const schema = 'jobs'
/** The dead-letter queue of jobs that failed every retry, for the operator to inspect and repeat. */
const givenUp = 'given-up'
const quarterOfAYear = 90 * 86_400
const zone = 'Asia/Bangkok'
const retries = {
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 120,
  deleteAfterSeconds: 86_400,
}

/**
 * The job runner in its own schema of the same database: servers share the work and take over unfinished
 * jobs.
 */
export async function startJobs({
  url,
  db,
  log,
  queues,
  schedules,
}: Parts): Promise<{ stop: () => Promise<void> }> {
  // The schema is made by a migration: the application's account may make none.
  const boss = new PgBoss({
    ...{ connectionString: url, schema, createSchema: false },
    ...{ application_name: 'sangdai jobs', max: 3 },
  })
  // A lost database connection is not fatal: the runner polls until it is back.
  boss.on('error', (error) => log.warn({ reason: error.message }, 'the job runner had trouble'))
  await boss.start()
  const topics = queues.map(({ topic }) => topic)
  await boss.createQueue(givenUp, {
    ...retries,
    retentionSeconds: quarterOfAYear,
    deleteAfterSeconds: quarterOfAYear,
  })
  for (const name of [...topics, ...schedules.map((schedule) => schedule.name)]) {
    await boss.createQueue(name, retries)
    // Queues of an earlier version have no dead-letter queue yet.
    await boss.updateQueue(name, { deadLetter: givenUp })
  }
  await boss.work<Partial<Job>, void, { includeMetadata: true; pollingIntervalSeconds: number }>(
    givenUp,
    { includeMetadata: true, pollingIntervalSeconds: 2 },
    async (jobs) => {
      for (const { sourceName, sourceId, sourceOutput, data } of jobs)
        log.error(
          { ...data, topic: sourceName, job: sourceId, reason: sourceOutput },
          'a job failed every time and was given up',
        )
    },
  )
  for (const { topic, work } of queues) {
    await boss.work<
      Omit<Job, 'id'>,
      unknown,
      { batchSize: number; perJobResults: true; pollingIntervalSeconds: number }
    >(topic, { batchSize: 50, perJobResults: true, pollingIntervalSeconds: 0.5 }, (jobs) =>
      Promise.all(jobs.map(({ id, data }) => settled(id, () => work({ ...data, id }), log))),
    )
  }
  for (const { name, cron, work } of schedules) {
    await boss.schedule(name, cron, null, { tz: zone })
    await boss.work(name, { pollingIntervalSeconds: 5 }, async () => void (await work()))
  }
  const relay = startRelay({ boss, db, log, topics })
  return {
    stop: async () => {
      await relay.stop()
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

/** Failed jobs of the last quarter by topic; empty before the runner has created its tables. */
export async function countGivenUp(pool: Pick<pg.Pool, 'query'>): Promise<Map<string, number>> {
  const { rows } = await pool
    .query<{ topic: string; count: number }>(
      `select coalesce(source_name, '') as topic, count(*)::int as count from ${schema}.job where name = $1 group by 1`,
      [givenUp],
    )
    .catch(() => ({ rows: [] }))
  return new Map(rows.map(({ topic, count }) => [topic, count]))
}

async function settled(id: string, work: () => Promise<void>, log: Parts['log']) {
  try {
    await work()
    return { id, status: 'completed' as const }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.warn({ job: id, reason }, 'a job failed and will be tried again')
    return { id, status: 'failed' as const, output: { reason } }
  }
}
