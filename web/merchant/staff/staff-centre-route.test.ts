import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { CallProblem } from '#web/kit/calls/call.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { action } from './staff-centre-route.ts'

async function choose(answer: () => Promise<{ token: string; refreshToken?: string }>) {
  const context = new RouterContextProvider()
  const set = vi.fn()
  context.set(visitorContext, {
    jar: { get: (name: string) => (name === 'merchantRefresh' ? 'refresh' : undefined), set },
    call: answer,
  } as never)
  const request = new Request('http://shop.test/merchant/centre', {
    method: 'POST',
    body: new URLSearchParams({ saleUnit: 'NON01' }),
  })
  const { headers } = await action({ request, context } as unknown as ActionFunctionArgs)
  return { to: headers.get('location'), set: set.mock.calls }
}
const refused = (status: number) => async () => {
  throw new CallProblem(status, false, {} as never)
}

test('another centre is worked in with its own token, and nobody’s client is taken along', async () => {
  const { to, set } = await choose(async () => ({ token: 'new', refreshToken: 'next' }))
  expect(to).toBe('/merchant')
  expect(new Map(set as [string, string][])).toEqual(
    new Map([
      ['merchantToken', 'new'],
      ['merchantRefresh', 'next'],
      ['clientToken', ''],
    ]),
  )
})

test('a centre that is none leaves one where one is; a session that ended leads to the sign-in', async () => {
  for (const status of [400, 403, 429])
    expect(await choose(refused(status))).toEqual({ to: '/merchant', set: [] })
  expect(await choose(refused(401))).toEqual({ to: '/merchant/login?to=%2Fmerchant', set: [] })
  await expect(choose(refused(500))).rejects.toThrow()
})
