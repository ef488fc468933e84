import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kept } from '#checks/rider/sample-run.ts'
import { whatMayGo, whichProofsMayGo } from './what-may-go.ts'

const now = 1_000_000
const numbersOf = (going: ReturnType<typeof whatMayGo>) => going.map(({ id }) => id)

test('what can still be undone is not sent, and neither is what follows it at the same stop', () => {
  const arrived = kept('1', { kind: 'arrive', orderNumber: 'SO1' }, { holdUntil: now + 3_000 })
  const delivered = kept('2', { kind: 'deliver', orderNumber: 'SO1' })
  const elsewhere = kept('3', { kind: 'arrive', orderNumber: 'SO2' })
  expect(numbersOf(whatMayGo([delivered, elsewhere, arrived], now))).toEqual(['3'])
})

test('the end of a run waits for every stop before it, and a stop for the start of the run', () => {
  const held = kept('1', { kind: 'fail', orderNumber: 'SO1' }, { holdUntil: now + 1_000 })
  const finish = kept('2', { kind: 'finish' })
  expect(numbersOf(whatMayGo([held, finish], now))).toEqual([])
  const start = kept('1', { kind: 'start' }, { holdUntil: now + 1_000 })
  expect(numbersOf(whatMayGo([start, kept('2', { kind: 'arrive', orderNumber: 'SO1' })], now))).toEqual([])
})

test('runs do not wait for each other', () => {
  const held = kept('1', { kind: 'start' }, { holdUntil: now + 1_000 })
  const other = kept('2', { kind: 'start', runId: 'another' })
  expect(numbersOf(whatMayGo([held, other], now))).toEqual(['2'])
})

test('a phone whose clock was set back by an hour still sends', () => {
  const made = kept('1', { kind: 'start' }, { holdUntil: now + 3_600_000 })
  expect(numbersOf(whatMayGo([made], now))).toEqual(['1'])
})

test('no more than ten go at once, the oldest first', () => {
  const many = Array.from({ length: 70 }, (_, at) =>
    kept(String(at + 1), { kind: 'load', orderNumber: `SO${at}` }),
  )
  expect(numbersOf(whatMayGo(many.toReversed(), now))).toEqual(many.slice(0, 10).map(({ id }) => id))
})

test('however actions are held, those of one stop go in their order', () => {
  const action = fc.record({ stop: fc.constantFrom('SO1', 'SO2', ''), isHeld: fc.boolean() })
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (made) => {
      const all = made.map(({ stop, isHeld }, at) =>
        kept(String(at + 1), stop ? { kind: 'load', orderNumber: stop } : { kind: 'pause' }, {
          holdUntil: isHeld ? now + 1_000 : 0,
        }),
      )
      const going = new Set(numbersOf(whatMayGo(all, now)))
      const isFree: boolean[] = []
      for (const [at, each] of made.entries()) {
        const follows = (stop: string) => !stop || !each.stop || stop === each.stop
        isFree.push(!each.isHeld && made.slice(0, at).every(({ stop }, as) => isFree[as] || !follows(stop)))
        expect(going.has(String(at + 1))).toBe(isFree[at])
      }
    }),
  )
})

test('pictures follow the figures they belong to, and a refused picture is not sent again', () => {
  const proof = {
    id: 'p',
    kind: 'photo' as const,
    bytes: new ArrayBuffer(1),
    type: 'image/jpeg',
    takenAt: '',
  }
  const waiting = kept('1', { kind: 'deliver', orderNumber: 'SO1' }, { proofs: [proof] })
  expect(whichProofsMayGo([waiting])).toEqual([])
  expect(whichProofsMayGo([{ ...waiting, state: 'done' }])).toHaveLength(1)
  expect(
    whichProofsMayGo([{ ...waiting, state: 'done', proofs: [{ ...proof, problem: 'no picture' }] }]),
  ).toEqual([])
})
