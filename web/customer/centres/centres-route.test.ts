import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { testApi } from '#checks/tools/test-api.ts'
import { userLoginContract } from '#shop/identity/sign-in-contracts.ts'
import { call } from '#web/kit/calls/call.ts'
import { openJar } from '#web/kit/visit/jar.ts'
import { makeVisitor, visitorContext } from '#web/kit/visit/visitor.ts'
import { action, type CentresAnswer, loader } from './centres-route.ts'

const { api, pool } = await testApi({ now: () => new Date() })
const callOptions = { carrier: api.carrier, locale: 'th', address: '' } as const

function visit(path: string, cookie: string, form?: Record<string, string>) {
  const url = new URL(path, 'http://shop.test')
  const request = new Request(url, {
    headers: { cookie },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  })
  const jar = openJar(request, false)
  const context = new RouterContextProvider()
  context.set(visitorContext, makeVisitor(jar, callOptions))
  return { jar, args: { request, url, context } as never }
}
async function find(cookie: string, text = '', more = '') {
  const response = await loader(visit(`/centres?text=${encodeURIComponent(text)}${more}`, cookie).args)
  const { centres, others } = (await response.json()) as CentresAnswer
  return {
    centres: centres.map(({ saleUnit }) => saleUnit),
    others: others.map(({ saleUnit, asked }) => (asked ? `${saleUnit} asked` : saleUnit)),
  }
}

const { rows } = await pool.query(
  `select a.mobile from accounts a join customers c on c.account_id = a.id where c.status = 'active' and a.active
   group by a.mobile having array_agg(c.sale_unit::text order by c.sale_unit) = '{BKK01,NON01}' order by 1 limit 1`,
)
const { token } = await call(callOptions, userLoginContract, {
  username: rows[0].mobile,
  password: 'Sangdai#1',
})
const customer = `sangdai_customer_token=${token}`

describe('a customer of two centres', () => {
  test.each([
    ['sees their own, and nobody else’s', '', ['BKK01', 'NON01'], []],
    ['finds every centre of the network by its name', 'เชียงใหม่', [], ['CNX01']],
    ['or by the postcode it delivers to', '83000', [], ['HKT01']],
    ['their own first', '11000', ['BKK01', 'NON01'], []],
    ['and nothing where nobody delivers', '57000', [], []],
  ])('%s', async (_what, text, centres, others) => {
    const found = await find(customer, text)
    expect([found.centres.toSorted(), found.others]).toEqual([centres, others])
  })

  test('has them nearest first, once the phone has said where it is', async () => {
    expect((await find(customer, '', '&lat=13.86&lng=100.49')).centres).toEqual(['NON01', 'BKK01'])
  })

  test('asks another one to join, and from then on sees that it was asked', async () => {
    const asked = await action(visit('/centres', customer, { do: 'join', saleUnit: 'CNX01' }).args)
    expect(asked).toEqual({ asked: 'CNX01' })
    expect(await find(customer)).toMatchObject({ others: ['CNX01 asked'] })
    expect((await find(customer, 'ศูนย์')).others).toContain('CNX01 asked')
  })
})

test('a guest says where the shop is, and from then on browses the centre that delivers there', async () => {
  expect((await find('', '50200')).others).toEqual(['CNX01'])
  const { jar, args } = visit('/centres', '', { saleUnit: 'CNX01' })
  expect(await action(args)).toEqual({ switchedTo: 'CNX01' })
  expect(jar.get('selectedCentre')).toBe('CNX01')
  expect((await find('sangdai_selected_dist=CNX01')).centres).toEqual(['CNX01'])
})
