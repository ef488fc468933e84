import { describe, expect, test } from 'vitest'
import { type CookieName, readCookie, writeCookie } from './cookies.ts'
import { openJar } from './jar.ts'

const names: CookieName[] = [
  ...([
    'customerToken',
    'customerRefresh',
    'clientToken',
    'merchantToken',
    'merchantRefresh',
    'riderToken',
    'riderRefresh',
  ] as const),
  ...(['otp', 'signIn', 'linkTicket', 'line', 'cid', 'pointsMode'] as const),
]
const flagsOf = (cookie: string) => cookie.split('; ').slice(1)

describe.each(names)('the cookie %s', (name) => {
  test('is read by no script, goes with no form of another site, and over TLS only at a published shop', () => {
    expect(flagsOf(writeCookie(name, 'x', true))).toEqual(
      expect.arrayContaining(['Path=/', 'SameSite=Lax', 'HttpOnly', 'Secure']),
    )
    expect(flagsOf(writeCookie(name, 'x', false))).toEqual(
      expect.arrayContaining(['SameSite=Lax', 'HttpOnly']),
    )
    expect(flagsOf(writeCookie(name, 'x', false))).not.toContain('Secure')
  })

  test('is dropped by the same flags it was set with', () => {
    const life = (flag: string) => flag.startsWith('Max-Age=')
    const [set, dropped] = [flagsOf(writeCookie(name, 'x', true)), flagsOf(writeCookie(name, '', true))]
    expect(dropped.find(life)).toBe('Max-Age=0')
    expect(dropped.filter((flag) => !life(flag))).toEqual(set.filter((flag) => !life(flag)))
  })
})

test('cookies live a year, whatever stands behind them; who turned to points buys again an hour later', () => {
  const life = (name: CookieName) =>
    flagsOf(writeCookie(name, 'x', true)).find((flag) => flag.startsWith('Max-Age='))
  const yearly = [
    'customerToken',
    'customerRefresh',
    'merchantToken',
    'merchantRefresh',
    'riderToken',
    'riderRefresh',
    'selectedCentre',
  ] as const
  for (const name of yearly) expect([name, life(name)]).toEqual([name, `Max-Age=${365 * 86_400}`])
  expect(life('pointsMode')).toBe('Max-Age=3600')
})

test('only the chosen centre, which is no secret, may be read by a script', () => {
  expect(flagsOf(writeCookie('selectedCentre', 'BKK01', true))).not.toContain('HttpOnly')
})

test('what is written is read back, whatever it holds, and never from a name that only ends like it', () => {
  const value = 'a; Path=/evil, "b"=c\r\nร้าน'
  const pair = writeCookie('otp', value, true).split(';')[0] ?? ''
  const request = (cookie: string) => new Request('http://shop.test', { headers: { cookie } })
  expect(readCookie(request(pair), 'otp')).toBe(value)
  expect(readCookie(request(`x${pair}; ${pair}`), 'otp')).toBe(value)
  expect(readCookie(request(`x${pair}`), 'otp')).toBeUndefined()
  expect(readCookie(request('sangdai_otp=%E0%A4%A'), 'otp')).toBeUndefined()
})

test('a published shop says so in every cookie that a page changes', () => {
  const jar = openJar(new Request('https://shop.test'), true)
  jar.set('customerToken', 'x')
  jar.set('otp', '')
  for (const cookie of jar.changes())
    expect(flagsOf(cookie)).toEqual(expect.arrayContaining(['Secure', 'HttpOnly', 'SameSite=Lax']))
})
