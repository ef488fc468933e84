import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { openJar } from '#web/kit/visit/jar.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import { action } from './logout-route.tsx'

/** Everything a customer may leave in a browser, and what remains after sign-out. */
async function leave(actor: { kind: 'agent'; name: string } | null) {
  const left = {
    ...{
      sangdai_customer_token: 't',
      sangdai_customer_refresh: 'r',
      sangdai_line: 'line NON01',
      sangdai_point: 'Y',
      sangdai_otp: 'o',
    },
    ...{
      sangdai_sign_in: 's',
      sangdai_link_ticket: 'k',
      sangdai_selected_dist: 'NON01',
      sangdai_cid: 'c',
      sangdai_client_token: 'x',
      sangdai_device: 'd',
    },
  }
  const cookie = Object.entries(left)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
  const request = new Request('http://shop.test/logout', {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ who: '' }),
  })
  const jar = openJar(request, false)
  const context = new RouterContextProvider()
  const visitor = {
    jar,
    call: async () => ({}),
    findShopper: async () => ({ kind: 'customer', actor, user: {} }),
  }
  context.set(visitorContext, visitor as unknown as Visitor)
  await action({ request, context } as unknown as Parameters<typeof action>[0])
  const dropped = jar.changes().map((change) => change.split('=')[0] ?? '')
  return Object.keys(left).filter((name) => !dropped.includes(name))
}

test('a shopper who signs out leaves nothing but what the device itself is known by', async () => {
  expect(await leave(null)).toEqual(['sangdai_device'])
})

test('leaving a client leaves only the client', async () => {
  expect(await leave({ kind: 'agent', name: 'C0004' })).toHaveLength(10)
})
