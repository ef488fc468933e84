import { expect, test } from 'vitest'
import { openJar } from '#web/kit/visit/jar.ts'
import { readLineVisit } from '#web/kit/visit/line-visit.ts'
import { whereInLine } from './where-in-line.ts'

const liff = { id: '1234567890-AbCdEfGh', links: 'https://liff.line.me/1234567890-AbCdEfGh' }
const inLiff =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Safari Line/14.9.1 LIFF'
const inLine =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Safari Line/14.9.1'

function visit(address: string, { userAgent = '', cookie = '', method = 'GET', hasApp = true } = {}) {
  const url = new URL(address, 'http://shop.test')
  const request = new Request(url, { method, headers: { 'user-agent': userAgent, cookie } })
  const jar = openJar(request, false)
  const locale = url.pathname.startsWith('/en') ? 'en' : 'th'
  return {
    leads: whereInLine({ jar }, request, url, { liff: hasApp ? liff : undefined, locale }),
    line: readLineVisit(jar),
  }
}
const state = (value: string) => `/?liff.state=${encodeURIComponent(value)}`

test.each([
  ['a page', '/product/1124?p=2', '/line_hook?to=%2Fproduct%2F1124%3Fp%3D2&liff=Y'],
  ['a page in English', '/en/product/1124', '/en/line_hook?to=%2Fproduct%2F1124&liff=Y'],
  ['home', '/', '/line_hook?to=%2F&liff=Y'],
  ['home in English', '/en', '/en/line_hook?to=%2F&liff=Y'],
  ['a centre’s rich menu', '/line_hook?dc=NON01&to=/cart', '/line_hook?dc=NON01&to=%2Fcart&liff=Y'],
  ['a centre alone', '?dc=NON01&to=/cart', '/line_hook?dc=NON01&to=%2Fcart&liff=Y'],
  ['what is only like English', '/entrance', '/line_hook?to=%2Fentrance&liff=Y'],
  ['another site', '//evil.test/x', '/line_hook?to=%2Fevil.test%2Fx&liff=Y'],
  ['another site in full', 'https://evil.test/x', '/line_hook?to=%2F&liff=Y'],
  ['a script', 'javascript:alert(1)', '/line_hook?to=%2F&liff=Y'],
  ['rubbish', '\\\\evil', '/line_hook?to=%2F&liff=Y'],
  ['nothing', '', '/line_hook?to=%2F&liff=Y'],
])('LINE’s deep link to %s goes by the page that signs in', (_what, value, leads) => {
  expect(visit(state(value)).leads).toBe(leads)
})

test('a page that LINE’s app opens without saying where is remembered, and signs in first', () => {
  const first = visit('/en/promotion?p=1', { userAgent: inLiff })
  expect(first).toEqual({
    leads: '/en/line_hook?to=%2Fpromotion%3Fp%3D1&liff=Y',
    line: { fromLine: true, centre: undefined },
  })
  expect(visit('/promotion', { userAgent: inLiff, cookie: 'sangdai_line=line%20NON01' })).toEqual({
    leads: undefined,
    line: { fromLine: true, centre: 'NON01' },
  })
  const customer = visit('/promotion', { userAgent: inLiff, cookie: 'sangdai_customer_token=a.b.c' })
  expect([customer.leads, customer.line.fromLine]).toEqual([undefined, true])
})

test.each([
  ['an ordinary browser', '/promotion', {}],
  ['LINE’s browser for any link', '/promotion', { userAgent: inLine }],
  ['a form', '/cart', { userAgent: inLiff, method: 'POST' }],
  ['a shop without an app', state('/cart'), { userAgent: inLiff, hasApp: false }],
  ['the back office', '/merchant/orders', { userAgent: inLiff }],
  ['the sign-in page', '/login?to=/cart', { userAgent: inLiff }],
  ['signing out', '/logout', { userAgent: inLiff }],
  ['LINE’s own way back', '/line/authenuser?code=1', { userAgent: inLiff }],
  ['a public file', '/robots.txt', { userAgent: inLiff }],
])('%s is left alone', (_what, address, how) => {
  expect(visit(address, how)).toMatchObject({ leads: undefined, line: { fromLine: false } })
})
