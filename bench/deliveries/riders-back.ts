import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import sharp from 'sharp'
import { makeTokens } from '#api/sessions/tokens.ts'
import { putRunOnPhone, type RunOnPhone } from '#checks/deliveries/runs-on-phones.ts'
import type { ActionResult } from '#shop/deliveries/rider-contracts.ts'
import { makeBuyers, saleUnit } from '../ordering/stage.ts'

export type Rider = RunOnPhone & { token: string; address: string; amounts: number[] }
type Parts = { pool: pg.Pool; secret: string; count: number; stops: number }

/** Riders on the road, each with customers of its own. */
export async function makeRiders({ pool, secret, count, stops }: Parts): Promise<Rider[]> {
  const query = async (text: string, values: unknown[]) => (await pool.query(text, values)).rows
  const customers = (await makeBuyers(pool, count)).map(({ code }) => code)
  const tokens = makeTokens(secret)
  const riders: Rider[] = []
  for (let at = 0; at < count; at++) {
    const run = await putRunOnPhone(
      query,
      Array.from({ length: stops }, () => ({ name: `ร้านที่ ${at}`, customer: customers[at] ?? '' })),
    )
    const [session] = await query(
      `insert into sessions (kind, rider_mobile, refresh_hash, method, created_at, expires_at)
       values ('rider', $1, $2, 'test', now(), now() + interval '1 day') returning id`,
      [run.mobile, randomUUID()],
    )
    const token = await tokens.issue({
      ...{ kind: 'rider', saleUnit, mobile: run.mobile, company: 'SANGDAI_FLEET' },
      session: session.id,
    })
    const owed = await query(`select number, total from orders where sale_unit = $1 and number = any($2)`, [
      saleUnit,
      run.numbers,
    ])
    const totals = new Map(owed.map(({ number, total }) => [number as string, Number(total) / 100]))
    const amounts = run.numbers.map((number) => totals.get(number) ?? 0)
    riders.push({ ...run, token, address: `10.1.${at >> 8}.${at & 255}`, amounts })
  }
  return riders
}

/** What a rider kept at some stops while there was no signal: arrived, then delivered for cash. */
export function keptAt({ runId, numbers, amounts }: Rider, first: number, stops: number): object[] {
  const at = new Date(Date.now() - 60_000).toISOString()
  return numbers.slice(first, first + stops).flatMap((orderNumber, step) => [
    { id: randomUUID(), runId, at, kind: 'arrive', orderNumber },
    {
      ...{ id: randomUUID(), runId, at, kind: 'deliver', orderNumber, paidWay: 'cash' },
      collected: amounts[first + step],
    },
  ])
}

const headersOf = ({ token, address }: Rider) => ({
  authorization: `Bearer ${token}`,
  'x-forwarded-for': address,
})

type Sent = { ms: number; status: number; results: ActionResult[] }

/** With little work of its own, since it shares the processors with the servers. */
export function sendActions(origin: string, rider: Rider, actions: object[]): Promise<Sent> {
  const start = performance.now()
  const text = JSON.stringify({ saleUnit, sentAt: new Date().toISOString(), actions })
  return new Promise((done, fail) => {
    const headers = {
      ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
      ...headersOf(rider),
    }
    request(`${origin}/rest/api/rider/actions`, { method: 'POST', agent: false, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', fail)
      answer.on('end', () => {
        const ms = performance.now() - start
        const { results = [] } = JSON.parse(Buffer.concat(parts).toString()) as { results?: ActionResult[] }
        done({ ms, status: answer.statusCode ?? 0, results })
      })
    })
      .on('error', fail)
      .end(text)
  })
}

export async function readRuns(origin: string, rider: Rider): Promise<number> {
  const start = performance.now()
  const answer = await fetch(`${origin}/rest/api/rider/runs?saleUnit=${saleUnit}`, {
    headers: headersOf(rider),
  })
  await answer.text()
  if (answer.status !== 200) throw new Error(`the runs of a rider answered ${answer.status}`)
  return performance.now() - start
}

/** A photo as a phone sends it: shrunk to 1,600 pixels, a few hundred kilobytes. */
export const photoOfPhone = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#789',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(1.5)
    .jpeg({ quality: 70 })
    .toBuffer()

/** Sends a picture until it is taken, as a phone does; answers how often it had to. */
export async function sendPicture(origin: string, rider: Rider, picture: Buffer): Promise<number> {
  const now = new Date().toISOString()
  const [orderNumber = ''] = rider.numbers
  const fields = {
    ...{ saleUnit, id: randomUUID(), runId: rider.runId, orderNumber },
    ...{ kind: 'photo', takenAt: now, sentAt: now },
  }
  for (let tries = 1; ; tries++) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('picture', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'photo.jpg')
    const answer = await fetch(`${origin}/rest/api/rider/proof`, {
      ...{ method: 'POST', headers: headersOf(rider), body: form },
    })
    await answer.text()
    if (answer.status === 200) return tries
    if (answer.status !== 503) throw new Error(`a picture answered ${answer.status}`)
    await sleep(500 + Math.random() * 1_500)
  }
}
