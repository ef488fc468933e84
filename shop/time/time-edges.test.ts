import { expect, test } from 'vitest'
import { addDays, bangkokMinute, noonOf, sayDateTime, sayLongDate, sayTime, sayWeekday } from './bangkok.ts'
import { loadingCache } from './loading-cache.ts'
import { weekdayOf } from './weekday.ts'

test.each([
  ['2026-11-16T00:00:00+07:00', 0],
  ['2026-11-16T00:00:59.999+07:00', 0],
  ['2026-11-16T00:01:00+07:00', 1],
  ['2026-11-16T06:59:00+07:00', 419],
  ['2026-11-16T23:59:59+07:00', 1439],
])('%s is minute %i of its day in Bangkok', (at, minute) => {
  expect(bangkokMinute(new Date(at))).toBe(minute)
})

test.each([
  ['2026-11-15', 'อา. 15 พ.ย.', 'Sun 15 Nov'],
  ['2026-11-16', 'จ. 16 พ.ย.', 'Mon 16 Nov'],
  ['2026-11-17', 'อ. 17 พ.ย.', 'Tue 17 Nov'],
  ['2026-11-18', 'พ. 18 พ.ย.', 'Wed 18 Nov'],
  ['2026-12-31', 'พฤ. 31 ธ.ค.', 'Thu 31 Dec'],
  ['2027-01-01', 'ศ. 1 ม.ค.', 'Fri 1 Jan'],
  ['2027-01-02', 'ส. 2 ม.ค.', 'Sat 2 Jan'],
])('%s is said %s and %s', (day, th, en) => {
  expect([sayWeekday(noonOf(day), 'th'), sayWeekday(noonOf(day), 'en')]).toEqual([th, en])
  expect(weekdayOf(day)).toBe(new Date(`${day}T12:00:00Z`).getUTCDay())
})

test('long dates and times name everything, in both languages', () => {
  const late = new Date('2026-12-31T23:05:00+07:00')
  expect([sayLongDate(late, 'th'), sayLongDate(late, 'en')]).toEqual(['31 ธันวาคม 2569', '31 December 2026'])
  expect([sayTime(late, 'th'), sayTime(late, 'en')]).toEqual(['23:05\u00a0น.', '23:05'])
  expect(sayDateTime(late, 'th')).toBe('31 ธ.ค. 69 23:05\u00a0น.')
  expect(noonOf('2026-11-16').toISOString()).toBe('2026-11-16T05:00:00.000Z')
  expect(addDays('2026-11-16', 0)).toBe('2026-11-16')
})

test('what is kept without a word on how many is ten thousand, and is not loaded ahead', async () => {
  let [time, loads] = [0, 0]
  const cache = loadingCache<number>({ freshMs: 100, now: () => time })
  const owner = {}
  const load = async () => ++loads
  for (let key = 0; key <= 10_000; key++) await cache.get(owner, String(key), load)
  expect(loads).toBe(10_001)
  await cache.get(owner, '1', load)
  expect(loads).toBe(10_001)
  await cache.get(owner, '0', load)
  expect(loads).toBe(10_002)
  time = 99
  await cache.get(owner, '5', load)
  expect(loads).toBe(10_002)
})

test('without a clock of its own, what is kept goes by the clock on the wall', async () => {
  const cache = loadingCache<number>({ freshMs: 60_000 })
  const owner = {}
  let loads = 0
  for (const _ of [1, 2]) await cache.get(owner, 'a', async () => ++loads)
  expect(loads).toBe(1)
})

test('what is loaded ahead does not take the place of what came later', async () => {
  let time = 0
  const waiting: ((value: string) => void)[] = []
  const cache = loadingCache<string>({ freshMs: 50, staleMs: 50, now: () => time })
  const owner = {}
  const ask = () => cache.get(owner, 'a', () => new Promise((done) => waiting.push(done)))
  const first = ask()
  waiting[0]?.('first')
  await first
  time = 60
  await ask()
  time = 100
  const later = ask()
  waiting[2]?.('later')
  await later
  waiting[1]?.('loaded ahead, and late')
  await new Promise((done) => setImmediate(done))
  expect(await ask()).toBe('later')
})

test('what failed late does not take away what was loaded since', async () => {
  let time = 0
  const cache = loadingCache<string>({ freshMs: 100, now: () => time })
  const owner = {}
  const { promise, reject } = Promise.withResolvers<string>()
  const first = cache.get(owner, 'a', () => promise)
  time = 100
  await cache.get(owner, 'a', async () => 'good')
  reject(new Error('late'))
  await expect(first).rejects.toThrow('late')
  await new Promise((done) => setImmediate(done))
  expect(await cache.get(owner, 'a', async () => 'asked again')).toBe('good')
})

test('what was loaded ahead is loaded ahead again, and is the last to go', async () => {
  let [time, loads] = [0, 0]
  const cache = loadingCache<number>({ freshMs: 50, staleMs: 50, most: 2, now: () => time })
  const owner = {}
  const ask = async (key: string) => {
    const value = await cache.get(owner, key, async () => ++loads)
    await new Promise((done) => setImmediate(done))
    return value
  }
  await ask('a')
  time = 20
  await ask('b')
  time = 60
  await ask('a')
  expect(loads).toBe(3)
  time = 65
  await ask('c')
  expect([await ask('a'), loads]).toEqual([3, 4])
  time = 120
  await ask('a')
  expect(loads).toBe(5)
})
