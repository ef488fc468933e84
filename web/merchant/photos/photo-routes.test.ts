import { type ActionFunctionArgs, type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApi } from '#checks/tools/test-api.ts'
import { merchantLoginContract } from '#shop/identity/sign-in-contracts.ts'
import { call } from '#web/kit/calls/call.ts'
import { openJar } from '#web/kit/visit/jar.ts'
import { makeVisitor, visitorContext } from '#web/kit/visit/visitor.ts'
import { officeMark } from '#web/merchant/staff/office-calls.ts'
import { action } from './add-route.ts'
import { loader } from './picture-route.ts'

const { api, pool } = await testApi({ now: () => new Date() })
const callOptions = { carrier: api.carrier, locale: 'th', address: '' } as const

async function visitOf(username?: string) {
  const context = new RouterContextProvider()
  const signedIn = username
    ? await call(callOptions, merchantLoginContract, { username, password: 'Sangdai#1', remember: false })
    : undefined
  const headers = new Headers(signedIn ? [['cookie', `sangdai_token=${signedIn.token}`]] : [])
  const request = new Request('http://shop.test/', { headers })
  context.set(visitorContext, makeVisitor(openJar(request, false), callOptions))
  return context
}
const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a7' } })
  .jpeg()
  .toBuffer()

async function send(context: RouterContextProvider, office: string, id: string, bytes = picture) {
  const form = new FormData()
  const takenAt = new Date().toISOString()
  form.set(
    'request',
    JSON.stringify({ customerCode: 'C0001', id, groupCode: 'PG01', takenAt, note: '', place: null }),
  )
  form.set('office', office)
  form.set('picture', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'a.jpg')
  const request = new Request('http://shop.test/merchant/visit/photo', { method: 'POST', body: form })
  const answer = await action({ request, context } as unknown as ActionFunctionArgs)
  return { status: answer.status, body: await answer.json() }
}
const open = (context: RouterContextProvider, id: string, headers = {}, code = 'C0001') =>
  loader({
    params: { code, saleunit: 'BKK01', id, size: 'small' },
    request: new Request('http://shop.test/', { headers }),
    context,
  } as unknown as LoaderFunctionArgs)
const markOf = (username: string) => officeMark({ id: username, centre: 'BKK01' })

test('what one person took is not sent under the sign-in of another, nor without one', async () => {
  const id = crypto.randomUUID()
  const left = { status: 200, body: { left: true } }
  expect(await send(await visitOf('manager01'), markOf('sales01'), id)).toEqual(left)
  expect(await send(await visitOf(), markOf('sales01'), id)).toEqual({ ...left, status: 401 })
  expect((await pool.query('select 1 from customer_photos where id = $1', [id])).rowCount).toBe(0)
})

test('a photo is sent, a broken one is refused in a sentence, and only its own staff open the file', async () => {
  const id = crypto.randomUUID()
  const sales = await visitOf('sales01')
  expect(await send(sales, markOf('sales01'), id)).toEqual({ status: 200, body: { id } })
  const broken = await send(sales, markOf('sales01'), crypto.randomUUID(), picture.subarray(0, 200))
  expect([broken.status, broken.body.why]).toEqual([400, expect.stringContaining('เปิดไม่ได้')])
  const shown = await open(sales, id)
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
  // The next person on the phone asks with the mark of the kept copy, and is refused all the same.
  const mark = { 'if-none-match': shown.headers.get('etag') ?? '' }
  expect((await open(sales, id, mark)).status).toBe(304)
  await expect(open(await visitOf(), id, mark)).rejects.toMatchObject({ status: 401 })
  await expect(open(sales, id, mark, 'C0004')).rejects.toMatchObject({ status: 403 })
})
