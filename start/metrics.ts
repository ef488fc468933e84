import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { z } from 'zod'
import { countGivenUp } from '#api/kit/jobs.ts'
import type { LoadBuild } from '#start/web/pages.ts'

const pageView = z.object({ page: z.string().max(60), locale: z.enum(['th', 'en']) })

type Watched = {
  ready: () => Promise<boolean>
  pool: pg.Pool | undefined
  loadBuild: LoadBuild
  token: string | undefined
}

/** Health, readiness, Prometheus metrics, and the shop's own page-view counter. */
export async function addMetrics(
  app: FastifyInstance,
  { ready, pool, loadBuild, token }: Watched,
): Promise<void> {
  const pageIds = new Set(Object.keys((await loadBuild()).build.routes))
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const views = new Counter({
    name: 'page_views_total',
    help: 'Pages opened',
    labelNames: ['page', 'locale'],
    registers: [registry],
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { totalCount: total = 0, idleCount: idle = 0, waitingCount: waiting = 0 } = pool ?? {}
      for (const [state, count] of Object.entries({ total, idle, waiting })) this.set({ state }, count)
    },
  })

  new Gauge({
    name: 'jobs_given_up',
    help: 'Jobs that failed every time, by topic, within 90 days',
    labelNames: ['topic'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const [topic, count] of pool ? await countGivenUp(pool) : []) this.set({ topic }, count)
    },
  })

  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: String(reply.statusCode),
    }
    // A page that listens is answered for as long as it is open.
    if (/event-stream/.test(String(reply.getHeader('content-type')))) return
    requests.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) =>
    (await ready()) ? { status: 'ready' } : reply.status(503).send({ status: 'not ready' }),
  )
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token))
      return reply.status(403).send({ Message: 'Only from this machine, or with METRICS_TOKEN as bearer.' })
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  app.post('/analytics/page', { bodyLimit: 1_024 }, async (request, reply) => {
    const view = pageView.safeParse(request.body)
    if (view.success && pageIds.has(view.data.page)) views.inc(view.data)
    return reply.status(204).send()
  })
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  // A proxy on this machine names the client; without that header the request is local.
  if (!token)
    return (
      !request.headers['x-forwarded-for'] &&
      /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '')
    )
  const given = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
