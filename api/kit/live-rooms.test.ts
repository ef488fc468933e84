import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { listenTo, type Since, testRooms } from '#checks/chat/test-rooms.ts'
import { makeRandom } from '#database/seeds/random.ts'
import { mostRead } from './live-rooms.ts'

const settled = () => sleep(5)
const upTo = (last: number, from = 1) => Array.from({ length: last - from + 1 }, (_, at) => from + at)

afterEach(() => void vi.useRealTimers())

test('first what came after an event, then what happens, once each', async () => {
  const { write, tell, open } = testRooms()
  write(5)
  const one = listenTo(open({ after: 3 }))
  await settled()
  expect(one.heard).toEqual([4, 5])
  write(2)
  tell()
  tell()
  await settled()
  expect(one.heard).toEqual(upTo(7, 4))
})

test('what is written while the past is read is neither missed nor sent twice', async () => {
  for (const others of [0, 1, 3]) {
    const { write, tell, open, hold } = testRooms()
    write(2)
    const before = Array.from({ length: others }, () => listenTo(open()))
    await settled()
    const letGo = hold()
    const late = listenTo(open())
    write(2)
    tell()
    await settled()
    write(1)
    tell()
    letGo()
    await settled()
    for (const { heard } of [...before, late]) expect(heard).toEqual(upTo(5))
    write(1)
    tell()
    await settled()
    expect(late.heard).toEqual(upTo(6))
  }
})

test('how something is now is heard too when it changes while the past is read', async () => {
  const { setMark, tell, open, hold } = testRooms()
  setMark('old')
  const first = listenTo(open())
  await settled()
  const letGo = hold()
  const late = listenTo(open())
  setMark('new')
  tell()
  letGo()
  await settled()
  expect([first.heard.at(-1), late.heard.at(-1)]).toEqual(['new', 'new'])
})

test('events in any order of reading and telling arrive once, in their order', async () => {
  for (let round = 0; round < 100; round++) {
    const random = makeRandom(`live rooms ${round}`)
    const { written, write, tell, open, hold } = testRooms()
    const listeners: ReturnType<typeof listenTo>[] = []
    let letGo: (() => void) | undefined
    for (let step = 0; step < 40; step++) {
      const chance = random.next()
      if (chance < 0.4) {
        write()
        tell()
      } else if (chance < 0.55) listeners.push(listenTo(open({ most: 50 })))
      else if (chance < 0.65) void listeners.shift()?.stream.return?.()
      else if (chance < 0.75) letGo ??= hold()
      else if (chance < 0.9) {
        letGo?.()
        letGo = undefined
      } else await Promise.resolve()
    }
    letGo?.()
    write()
    tell()
    await settled()
    const { length } = written
    for (const { heard } of listeners) expect(heard).toEqual(upTo(length))
  }
})

test('more than one reading holds is read on, and whoever was away for long is no slow reader', async () => {
  const { write, tell, open } = testRooms()
  write(mostRead * 2 + 7)
  const late = listenTo(open())
  const quick = listenTo(open({ seconds: 0 }))
  await settled()
  expect([late.heard.length, quick.heard.length]).toEqual([mostRead * 2 + 7, mostRead * 2 + 7])
  expect([late.isOver, quick.isOver]).toEqual([false, true])
  write(1)
  tell()
  await settled()
  expect(late.heard.at(-1)).toBe(mostRead * 2 + 8)
})

test('what happens in a room is read once for all who listen there, and for no other room', async () => {
  const { write, tell, open, reads } = testRooms()
  const listeners = upTo(20).map(() => listenTo(open({ most: 50 })))
  const other = listenTo(open({ most: 50, rooms: ['other'] }))
  await settled()
  reads.length = 0
  write()
  tell('this')
  await settled()
  expect(reads).toEqual([{ after: 0, about: new Set(['this']) }])
  for (const { heard } of listeners) expect(heard).toEqual([1])
  expect(other.heard).toEqual([])
})

test('what is heard while a reading goes on is read together afterwards', async () => {
  const { tell, open, hold, reads } = testRooms()
  listenTo(open())
  await settled()
  reads.length = 0
  const letGo = hold()
  for (const about of ['a', 'b', 'c', 'b']) tell(about)
  letGo()
  await settled()
  expect(reads.map(({ about }) => [...(about ?? [])])).toEqual([['a'], ['b', 'c']])
})

test('when something may have been missed every room is read anew', async () => {
  const { write, hear, open, reads } = testRooms()
  const [one, two] = [listenTo(open()), listenTo(open({ rooms: ['other'] }))]
  await settled()
  reads.length = 0
  write(2)
  hear(undefined)
  await settled()
  expect(reads).toEqual(Array(2).fill({ after: 0, about: undefined }))
  expect([one.heard, two.heard]).toEqual([upTo(2), upTo(2)])
})

test('words pass without a reading, to the rooms they are for', async () => {
  const { hear, open, reads } = testRooms()
  const [one, two] = [listenTo(open()), listenTo(open({ rooms: ['other'] }))]
  await settled()
  reads.length = 0
  hear({ rooms: ['room', 'nobody'], say: { name: 'typing', data: { name: 'ต้น' } } })
  await settled()
  expect([one.heard, two.heard, reads]).toEqual([[{ name: 'ต้น' }], [], []])
})

test('whoever claims to know more than there is makes nobody else miss anything', async () => {
  const { write, tell, open } = testRooms()
  write(3)
  const wrong = listenTo(open({ after: 1_000 }))
  await settled()
  const right = listenTo(open({ after: 3 }))
  await settled()
  write(2)
  tell()
  await settled()
  expect([wrong.heard, right.heard]).toEqual([[], [4, 5]])
})

test('a listener that takes nothing is ended, and the others hear on', async () => {
  const { write, tell, open } = testRooms()
  const stuck = open() as AsyncIterableIterator<Uint8Array>
  const other = listenTo(open())
  await settled()
  for (let each = 0; each < 210; each++) {
    write()
    tell()
    await Promise.resolve()
    if (each % 20 === 0) await settled()
  }
  await settled()
  expect(other.heard).toEqual(upTo(210))
  let taken = 0
  for await (const _ of stuck) taken++
  expect(taken).toBeLessThan(210)
})

test('whoever leaves while others still come in closes the room to nobody', async () => {
  const { write, tell, open, hold } = testRooms()
  const first = listenTo(open())
  await settled()
  const letGo = hold()
  const coming = listenTo(open())
  await first.stream.return?.()
  letGo()
  await settled()
  write()
  tell()
  await settled()
  expect([first.isOver, first.heard, coming.heard]).toEqual([true, [], [1]])
})

test('return() frees the room and the place of its person, also before the past was read', async () => {
  const { tell, open, hold, reads } = testRooms()
  const one = listenTo(open({ most: 1 }))
  await settled()
  expect(open({ most: 1 })).toBe(undefined)
  expect(open({ most: 1, person: 'q' })).not.toBe(undefined)
  await one.stream.return?.()
  const letGo = hold()
  const two = listenTo(open({ most: 1, rooms: ['two'] }))
  await two.stream.return?.()
  letGo()
  await settled()
  reads.length = 0
  tell('one', 'two')
  await settled()
  expect([two.isOver, reads]).toEqual([true, []])
  expect(open({ most: 1 })).not.toBe(undefined)
})

test('a stream ends after its time, and shows that it is alive until then', async () => {
  vi.useFakeTimers()
  const { open } = testRooms()
  let bytes = ''
  let isOver = false
  const stream = open({ seconds: 60 }) as AsyncIterableIterator<Uint8Array>
  void (async () => {
    for await (const part of stream) bytes += new TextDecoder().decode(part)
    isOver = true
  })()
  await vi.advanceTimersByTimeAsync(59_000)
  expect([isOver, bytes.split('event: beat\n').length - 1]).toEqual([false, 3])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(isOver).toBe(true)
  expect(bytes).toMatch(/^retry: \d+\n\n/)
})

test('at the end all are ended, and whoever comes then is sent away to another process', async () => {
  const { rooms, open, reads } = testRooms()
  const listeners = upTo(3).map(() => listenTo(open()))
  await settled()
  rooms.endAll()
  reads.length = 0
  const late = listenTo(open())
  await settled()
  expect([...listeners, late].map(({ isOver }) => isOver)).toEqual([true, true, true, true])
  expect(reads).toEqual([])
})

test('a reading that fails ends those who listen, who then come again', async () => {
  const { rooms, tell, read, warnings } = testRooms()
  let isBroken = false
  const place = {
    room: 'room',
    read: async (since: Since) => {
      if (isBroken) throw new Error('no database')
      return read(since)
    },
  }
  const open = () => rooms.open({ person: 'p', most: 8, after: 0, seconds: 600, places: [place] })
  const one = listenTo(open())
  await settled()
  isBroken = true
  tell()
  await settled()
  const two = listenTo(open())
  await settled()
  isBroken = false
  const three = listenTo(open())
  await settled()
  expect([one, two, three].map(({ isOver }) => isOver)).toEqual([true, true, false])
  expect(warnings).toHaveLength(2)
})
