import { expect, test } from 'vitest'
import { kept, run } from '#checks/rider/sample-run.ts'
import { unreadRefusals } from './refusals.ts'

const none = new Set<string>()
const refused = kept('1', { kind: 'deliver', orderNumber: 'SO1' }, { state: 'refused', problem: 'Cancelled' })
const known = run({
  refusedActions: [{ id: '1', kind: 'deliver', orderNumber: 'SO1', at: '', problem: 'Cancelled' }],
})

test('what was refused stands with its sentence, its order and the telephone of the centre', () => {
  expect(unreadRefusals([run()], [refused], none)).toEqual([
    { id: '1', kind: 'deliver', orderNumber: 'SO1', problem: 'Cancelled', centrePhone: '020000000' },
  ])
})

test('known to the phone and to the server, it stands once', () => {
  expect(unreadRefusals([known], [refused], none)).toHaveLength(1)
})

test('read, it is gone, also when the server tells of it again', () => {
  expect(unreadRefusals([known], [refused], new Set(['1']))).toEqual([])
})

test('a picture that was not accepted is told of, although its delivery was', () => {
  const proof = { id: 'p', kind: 'photo' as const, bytes: new ArrayBuffer(1), type: '', takenAt: '' }
  const done = kept('2', { kind: 'deliver', orderNumber: 'SO1' }, { state: 'done', proofs: [proof] })
  expect(unreadRefusals([run()], [done], none)).toEqual([])
  const told = { ...done, proofs: [{ ...proof, problem: 'No picture' }] }
  expect(unreadRefusals([run()], [told], none).map(({ id, problem }) => [id, problem])).toEqual([
    ['p', 'No picture'],
  ])
})
