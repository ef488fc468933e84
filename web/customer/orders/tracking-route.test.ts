import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { CallProblem } from '#web/kit/calls/call.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { loader } from './tracking-route.tsx'

// The API refuses half a surrogate pair, as the real one does.
const call = vi.fn(async (_contract: unknown, { orderNumber }: { orderNumber: string }) => {
  throw new CallProblem(orderNumber.isWellFormed() ? 404 : 500, false, {} as never)
})

async function open(path: string, params: { id?: string } = {}) {
  const context = new RouterContextProvider()
  context.set(visitorContext, { call, findShopper: async () => undefined } as never)
  return loader({ params, url: new URL(path, 'http://shop.test'), context } as unknown as LoaderFunctionArgs)
}

const emoji = '😀'
const cut = `${'A'.repeat(63)}${emoji}`

test('a number that is too long is cut, and what the cut halves becomes no order', async () => {
  const answer = await open(`/order/tracking?order=${encodeURIComponent(cut)}`).catch(
    (answer: unknown) => answer,
  )
  expect(answer).toBeInstanceOf(Response)
  expect((answer as Response).headers.get('location')).toBe(`/order/tracking/${'A'.repeat(63)}%EF%BF%BD`)
  expect(await open('/order/tracking/x', { id: cut })).toMatchObject({ tracked: null, missing: true })
  expect(await open('/order/tracking')).toMatchObject({ tracked: null, id: '', missing: false })
})
