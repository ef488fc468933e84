import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { testApi } from '#checks/tools/test-api.ts'
import { userLoginContract } from '#shop/identity/sign-in-contracts.ts'
import { call } from '#web/kit/calls/call.ts'
import { openJar } from '#web/kit/visit/jar.ts'
import { makeVisitor, visitorContext } from '#web/kit/visit/visitor.ts'
import { action } from './address-route.tsx'

const { api, pool } = await testApi({ now: () => new Date() })
const callOptions = { carrier: api.carrier, locale: 'th', address: '' } as const
const { token } = await call(callOptions, userLoginContract, {
  username: '0810000001',
  password: 'Sangdai#1',
})

const shop = {
  ...{ name: 'สาขาสอง', phone: '0810000001', address: '9/9 ซอยวิภาวดี 17', taxNumber: '', remark: '' },
  ...{ province: 'กรุงเทพมหานคร', district: 'จตุจักร', subdistrict: 'ลาดยาว', postcode: '10900' },
}
const pin = { lat: '13.841912', lng: '100.562234' }

async function send(form: Record<string, string>) {
  const url = new URL('/profile/address', 'http://shop.test')
  const headers = { cookie: `sangdai_customer_token=${token}` }
  const request = new Request(url, { method: 'POST', headers, body: new URLSearchParams(form) })
  const context = new RouterContextProvider()
  context.set(visitorContext, makeVisitor(openJar(request, false), callOptions))
  await action({ request, url, context } as never)
  const { rows } = await pool.query(
    `select id, lat, lng from addresses where sale_unit = 'BKK01' and name = 'สาขาสอง' and active`,
  )
  return rows[0]
}

test('an address keeps the pin it was given, also when its street changes, until it moves to another subdistrict', async () => {
  const { id, ...added } = await send({ do: 'add', type: 'S', ...shop, ...pin })
  expect(added).toEqual({ lat: 13.841912, lng: 100.562234 })
  const save = (change: object) => send({ do: 'save', id, ...shop, ...pin, ...change })
  expect(await save({ address: '11 ซอยวิภาวดี 19' })).toEqual({ id, ...added })
  expect(await save({ lat: '13.85', lng: '100.57' })).toEqual({ id, lat: 13.85, lng: 100.57 })
  const moved = { subdistrict: 'จันทรเกษม', lat: '13.85', lng: '100.57' }
  expect(await save(moved)).toEqual({ id, lat: null, lng: null })
  expect(await save({ ...moved, lat: '13.83' })).toEqual({ id, lat: 13.83, lng: 100.57 })
})
