import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { testApi } from '#checks/tools/test-api.ts'
import { merchantLoginContract } from '#shop/identity/sign-in-contracts.ts'
import { call } from '#web/kit/calls/call.ts'
import { openJar } from '#web/kit/visit/jar.ts'
import { makeVisitor, visitorContext } from '#web/kit/visit/visitor.ts'
import { loader } from './export-route.ts'

const { api, pool } = await testApi({ now: () => new Date() })
const callOptions = { carrier: api.carrier, locale: 'th', address: '' } as const

test('the export has every row of a list of more than two pages, once, under one head', async () => {
  await pool.query(
    `insert into payments (sale_unit, id, customer_code, method, provider, amount, state, key, made_at, made_by_kind, made_by)
     select 'BKK01', 'PYTEST' || lpad(n::text, 10, '0'), 'C0002', 'QR', 'hand', 100, 'failed', gen_random_uuid(), '2026-11-01', 'job', 'test'
     from generate_series(1, 2345) n`,
  )
  const { token } = await call(callOptions, merchantLoginContract, {
    ...{ username: 'supervisor01', password: 'Sangdai#1', remember: false },
  })
  const context = new RouterContextProvider()
  const request = new Request('http://shop.test/', { headers: { cookie: `sangdai_token=${token}` } })
  context.set(visitorContext, makeVisitor(openJar(request, false), callOptions))
  // Neither how many the page shows nor where it begins cuts the export short.
  const url = new URL('http://shop.test/merchant/payment/export?tab=all&method=QR&filter=ended&show=24')
  const response = (await loader({ url, context } as unknown as LoaderFunctionArgs)) as Response
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = new TextDecoder().decode(bytes).split('\r\n').filter(Boolean)
  expect(lines[0]).toMatch(/^เลขรายการ,/)
  const ids = lines.slice(1).map((line) => line.split(',')[0] ?? '')
  const made = ids.filter((id) => id.startsWith('PYTEST'))
  expect([made.length, new Set(ids).size]).toEqual([2_345, ids.length])
})
