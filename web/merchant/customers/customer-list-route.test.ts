import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { testApi } from '#checks/tools/test-api.ts'
import { merchantLoginContract } from '#shop/identity/sign-in-contracts.ts'
import { call } from '#web/kit/calls/call.ts'
import { openJar } from '#web/kit/visit/jar.ts'
import { makeVisitor, visitorContext } from '#web/kit/visit/visitor.ts'
import { loader } from './customer-list-route.tsx'

const { api } = await testApi({ now: () => new Date() })
const callOptions = { carrier: api.carrier, locale: 'th', address: '' } as const

test('customers are listed twelve a page, and nobody stands on two', async () => {
  const { token } = await call(callOptions, merchantLoginContract, {
    username: 'manager01',
    password: 'Sangdai#1',
    remember: false,
  })
  const context = new RouterContextProvider()
  const request = new Request('http://shop.test/', { headers: { cookie: `sangdai_token=${token}` } })
  context.set(visitorContext, makeVisitor(openJar(request, false), callOptions))
  const open = (page: number) =>
    loader({
      url: new URL(`http://shop.test/merchant/customer?page=${page}`),
      context,
    } as unknown as LoaderFunctionArgs)
  const [first, second] = [(await open(1)).list, (await open(2)).list]
  expect(first.customers.length).toBe(12)
  expect(first.count).toBeGreaterThan(12)
  expect(new Set([...first.customers, ...second.customers].map(({ code }) => code)).size).toBe(
    12 + second.customers.length,
  )
})
