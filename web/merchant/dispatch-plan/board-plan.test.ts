import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DispatchOrder, DispatchRun } from '#shop/dispatch/dispatch-contracts.ts'
import { type Board, type Drafts, differenceOf, draftOf, moveOrders, showBoard } from './board-plan.ts'
import { saveSteps } from './save-steps.ts'

const order = (number: string): DispatchOrder => ({
  ...{ number, status: 'SO Approve', customerName: number, address: '', subdistrict: '', district: 'จตุจักร' },
  ...{ postcode: '', pin: null, deliverOn: null, slot: '', total: 100, toCollect: 100, payment: 'COD' },
  ...{ cases: 100, lines: 1, note: '', attempts: 0 },
})
const run = (id: string, numbers: string[], given: Partial<DispatchRun> = {}): DispatchRun => ({
  ...{ id, runOn: '2026-11-16', state: 'planned', version: 1, rider: null, vehicle: '', mostCases: 0 },
  ...{ changedBy: 'มานี', startedAt: null, finishedAt: null, seen: null, troubles: 0 },
  stops: numbers.map((number, at) => ({ ...order(number), place: at + 1, state: 'waiting', doneAt: null })),
  ...given,
})
const board = (orders: string[], runs: DispatchRun[]): Board => ({
  ...{ at: '', today: '2026-11-16', day: '2026-11-16', start: { lat: 0, lng: 0, name: { th: '', en: '' } } },
  ...{ slots: [], orders: orders.map(order), isMore: false, runs, riders: [], openDays: [] },
})
const newRun = (id: string, numbers: string[]): Drafts => ({
  [id]: { id, version: 0, rider: null, vehicle: '', mostCases: 0, numbers },
})
const layOf = (shown: ReturnType<typeof showBoard>) => [
  shown.waiting.map(({ number }) => number).join(' '),
  ...shown.runs.map(({ numbers }) => numbers.join(' ')),
]

test('orders move between those that wait and runs, to the place they are dropped at', () => {
  const saved = board(['A', 'B'], [run('1', ['C', 'D']), run('2', [])])
  let drafts: Drafts = {}
  const move = (numbers: string[], to: { run: string | null; at?: number }) => {
    drafts = { ...drafts, ...moveOrders(showBoard(saved, drafts).runs, numbers, to) }
    return layOf(showBoard(saved, drafts))
  }
  expect(move(['A'], { run: '1', at: 1 })).toEqual(['B', 'C A D', ''])
  expect(move(['C', 'B'], { run: '2' })).toEqual(['', 'A D', 'C B'])
  expect(move(['D'], { run: '1', at: 0 })).toEqual(['', 'D A', 'C B'])
  expect(move(['C'], { run: null })).toEqual(['C', 'D A', 'B'])
})

test('an order that is back where it was leaves nothing to save', () => {
  const saved = board([], [run('1', ['A', 'B']), run('2', [])])
  const away = moveOrders(showBoard(saved, {}).runs, ['A'], { run: '2' })
  expect(showBoard(saved, away).runs.map(({ isChanged }) => isChanged)).toEqual([true, true])
  const back = { ...away, ...moveOrders(showBoard(saved, away).runs, ['A'], { run: '1', at: 0 }) }
  expect(showBoard(saved, back).runs.map(({ isChanged }) => isChanged)).toEqual([false, false])
})

test('what somebody else saved meanwhile is told, and mine is kept', () => {
  const draft = { '1': { ...draftOf(run('1', ['A'])), numbers: ['A', 'B'] } }
  const theirs = board(['B'], [run('1', ['A', 'C'], { version: 2, rider: { mobile: '1', name: 'สมชาย' } })])
  const shown = showBoard(theirs, draft)
  expect(shown.runs[0]).toMatchObject({ isBehind: true, isChanged: true, numbers: ['A', 'B'] })
  expect(shown.runs[0] && differenceOf(shown.runs[0])).toMatchObject({
    ...{ by: 'มานี', onlyTheirs: ['C'], onlyMine: ['B'], rider: 'สมชาย' },
  })
  expect(layOf(shown)[0]).toBe('C')
})

test('an order that somebody else put into another run, or that was cancelled, leaves the draft', () => {
  const drafts = newRun('9', ['A', 'B', 'C'])
  expect(layOf(showBoard(board(['A'], [run('1', ['B'])]), drafts))).toEqual(['', 'B', 'A'])
})

test('a stop that is recorded stays with its run', () => {
  const [first, ...stops] = run('1', ['A', 'B']).stops
  const saved = board([], [run('1', [], { stops: [{ ...first, state: 'delivered' } as never, ...stops] })])
  const { runs } = showBoard(saved, moveOrders(showBoard(saved, {}).runs, ['B'], { run: null }))
  expect([runs[0]?.done.length, runs[0]?.numbers]).toEqual([1, []])
})

test('saved one after the other, no order is ever in two runs, and all end as they are shown', () => {
  const numbers = ['A', 'B', 'C', 'D', 'E']
  const lay = fc.array(fc.integer({ min: -1, max: 2 }), { minLength: 5, maxLength: 5 })
  const runsOf = (places: number[]) =>
    [0, 1, 2].map((at) => numbers.filter((_, index) => places[index] === at))
  fc.assert(
    fc.property(lay, lay, (from, to) => {
      const before = runsOf(from)
      const saved = board(
        numbers.filter((_, index) => from[index] === -1),
        before.map((own, at) => run(String(at), own)),
      )
      const drafts = Object.fromEntries(
        runsOf(to).map((own, at) => [String(at), { ...draftOf(run(String(at), [])), numbers: own }]),
      )
      const { runs } = showBoard(saved, drafts)
      const kept = new Map(before.map((own, at) => [String(at), own]))
      for (const step of saveSteps(runs)) {
        kept.set(step.id, step.numbers)
        const all = [...kept.values()].flat()
        expect(new Set(all).size).toBe(all.length)
      }
      expect([...kept.values()]).toEqual(runsOf(to))
    }),
  )
})
