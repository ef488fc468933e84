import { describe, expect, test } from 'vitest'
import {
  afterwards,
  type Keeper,
  mayArrive,
  newKey,
  readAttempt,
  settle,
  startAttempt,
  type Told,
} from './place-attempt.ts'

function keeper(): Keeper & { text: string | null } {
  const kept = {
    text: null as string | null,
    read: () => kept.text,
    write: (text: string) => {
      kept.text = text
    },
    clear: () => {
      kept.text = null
    },
  }
  return kept
}

/** A server that places each key once, and loses the answers it is told to lose. */
function server(lost: number[] = []) {
  const orders = new Map<string, string>()
  let asked = 0
  const send = async (key: string, body: string): Promise<Told<{ body: string }>> => {
    asked += 1
    const before = orders.get(key)
    if (before === undefined) orders.set(key, body)
    if (lost.includes(asked)) return { kind: 'unheard' }
    if (before !== undefined && before !== body)
      return { kind: 'refused', code: 'checkout.keyTaken', message: '', details: undefined }
    return { kind: 'heard', answer: { body: orders.get(key) ?? '' } }
  }
  return { orders, send }
}

test('a key is a version 4 UUID, and never the same', () => {
  const keys = new Set(Array.from({ length: 500 }, newKey))
  expect(keys.size).toBe(500)
  for (const key of keys)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

describe('an order on its way', () => {
  test('that is answered is over, and the next one has a key of its own', async () => {
    const [kept, { send, orders }] = [keeper(), server()]
    await settle(kept, startAttempt(kept, 'A'), send)
    await settle(kept, startAttempt(kept, 'A'), send)
    expect(orders.size).toBe(2)
    expect(kept.text).toBeNull()
  })

  test('whose answer is lost is sent again as the same order', async () => {
    const [kept, { send, orders }] = [keeper(), server([1, 2])]
    expect(await settle(kept, startAttempt(kept, 'A'), send)).toEqual({ kind: 'unheard' })
    expect(await settle(kept, startAttempt(kept, 'A'), send)).toEqual({ kind: 'unheard' })
    expect(await settle(kept, startAttempt(kept, 'A'), send)).toEqual({
      kind: 'heard',
      answer: { body: 'A' },
    })
    expect(orders.size).toBe(1)
  })

  test('that was changed after its answer was lost does not become a second one', async () => {
    const [kept, { send, orders }] = [keeper(), server([1])]
    await settle(kept, startAttempt(kept, 'A'), send)
    expect(await settle(kept, startAttempt(kept, 'B'), send)).toEqual({
      kind: 'heard',
      answer: { body: 'A' },
    })
    expect(orders.size).toBe(1)
    expect(kept.text).toBeNull()
  })

  test('that never arrived is placed as it stands now', async () => {
    const [kept, { send, orders }] = [keeper(), server()]
    await settle(kept, startAttempt(kept, 'A'), async () => ({ kind: 'unheard' }))
    expect(await settle(kept, startAttempt(kept, 'B'), send)).toEqual({
      kind: 'heard',
      answer: { body: 'B' },
    })
    expect(orders.size).toBe(1)
  })

  test('in two tabs at once is one order', async () => {
    const [kept, { send, orders }] = [keeper(), server()]
    const [one, two] = [startAttempt(kept, 'A'), startAttempt(kept, 'A')]
    await Promise.all([settle(kept, one, send), settle(kept, two, send)])
    expect(orders.size).toBe(1)
  })

  test('that is refused is over: the next try is another order', async () => {
    const kept = keeper()
    const told: Told<never> = { kind: 'refused', code: 'checkout.changed', message: '', details: [] }
    expect(await settle(kept, startAttempt(kept, 'A'), async () => told)).toEqual(told)
    expect(kept.text).toBeNull()
  })

  test('that comes when someone else is signed in keeps its key, and is looked up, not sent, when its customer is back', async () => {
    const [kept, { send, orders }] = [keeper(), server()]
    await send(startAttempt(kept, 'A').key, 'A')
    const left: Told<never> = { kind: 'refused', code: 'app.shopperLeft', message: '', details: undefined }
    expect(await settle(kept, startAttempt(kept, 'A'), async () => left)).toEqual(left)
    expect(readAttempt(kept.text)).toMatchObject({ body: 'A', at: 0 })
    const again = startAttempt(kept, 'A')
    expect(await settle(kept, again, send)).toEqual({ kind: 'heard', answer: { body: 'A' } })
    expect(orders.size).toBe(1)
    expect(kept.text).toBeNull()
  })

  test.each([
    ['of this very moment goes on', 10_000, ['A'], 'send'],
    ['whose cart was changed since is looked up', 10_000, ['B'], 'look up'],
    ['that is old is looked up', 400_000, ['A'], 'look up'],
  ])('%s', (_what, age, selected, next) => {
    const lines = (codes: string[]) => codes.map((productCode) => ({ productCode, quantities: [1, 0, 0] }))
    const attempt = startAttempt(keeper(), JSON.stringify({ lines: lines(['A']) }), 1_000_000)
    expect(afterwards(attempt, lines(selected), 1_000_000 + age)).toBe(next)
    expect(mayArrive(attempt, 1_000_000 + age)).toBe(age < 60_000)
  })

  test.each(['', 'null', '{', '[]', '{"key":"x","body":"A"}', '{"key":1}', '7'])(
    'that cannot be read (%s) is none',
    (text) => {
      expect(readAttempt(text)).toBeUndefined()
    },
  )
})
