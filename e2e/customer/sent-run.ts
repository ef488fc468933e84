import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import sharp from 'sharp'
import { demoPassword } from '#database/seeds/people/sign-ins.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'

const saleUnit = 'BKK01'
const rider = '0820000001'
type Action = { kind: string; orderNumber?: string } & Record<string, unknown>

/** Orders that are out with the rider of the demo, whose phone is played here over the API. */
export async function sendOut(request: APIRequestContext, numbers: string[]) {
  const origin = `${process.env.SHOP_DIRECT}/rest`
  const post = async (path: string, data: object, token?: string) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const answer = await request.post(`${origin}/${path}`, { data, headers })
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200)
    return answer.json()
  }
  const signIn = async (kind: string, username: string) =>
    (await post(`authen/${kind}/login`, { username, password: demoPassword })).token as string
  const [office, phone] = [await signIn('merchant', 'manager01'), await signIn('rider', rider)]
  await post('api/merchant/orders/move', { saleUnit, numbers, action: 'approve', why: 'ทดสอบ' }, office)
  const runId = randomUUID()
  const day = bangkokDay(new Date())
  const saved = await post(
    'api/merchant/dispatch/save',
    { saleUnit, id: runId, day, version: 0, rider, vehicle: 'กระบะ 1กข 1234', numbers },
    office,
  )
  await post('api/merchant/dispatch/send', { saleUnit, id: runId, version: saved.version }, office)

  /** What the rider does, with every outcome as it should be. */
  async function act(action: Action): Promise<void> {
    const at = new Date().toISOString()
    const actions = [{ id: randomUUID(), runId, at, ...action }]
    const { results } = await post('api/rider/actions', { saleUnit, sentAt: at, actions }, phone)
    expect(results).toMatchObject([{ outcome: 'done' }])
  }
  async function photograph(orderNumber: string): Promise<void> {
    const at = new Date().toISOString()
    const shape = { width: 640, height: 480, channels: 3 as const, background: '#7a9e4b' }
    const fields = { saleUnit, id: randomUUID(), runId, orderNumber, kind: 'photo', takenAt: at, sentAt: at }
    const picture = {
      name: 'photo.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: shape }).jpeg().toBuffer(),
    }
    const answer = await request.post(`${origin}/api/rider/proof`, {
      headers: { authorization: `Bearer ${phone}` },
      multipart: { request: JSON.stringify(fields), picture },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  /** What is collected at each door, in baht. */
  async function dues(): Promise<Map<string, number>> {
    const answer = await request.get(`${origin}/api/rider/runs?saleUnit=${saleUnit}`, {
      headers: { authorization: `Bearer ${phone}` },
    })
    const { runs } = await answer.json()
    const stops = runs.find((run: { id: string }) => run.id === runId).stops
    return new Map(
      stops.map((stop: { orderNumber: string; toCollect: number }) => [stop.orderNumber, stop.toCollect]),
    )
  }
  return { act, photograph, dues }
}
