import { describe, expect, test } from 'vitest'
import type { Result } from '#web/kit/calls/ask-server.ts'
import {
  type AttemptStore,
  isSentAgain,
  mayArrive,
  newKey,
  type OrderRequest,
  readAttempt,
  settle,
  startAttempt,
} from './place-attempt.ts'

function makeStore(): AttemptStore & { text: string | null } {
  const store = {
    text: null as string | null,
    read: () => store.text,
    write: (text: string) => {
      store.text = text
    },
    clear: () => {
      store.text = null
    },
  }
  return store
}

const order = (...codes: string[]): OrderRequest => ({
  ...{
    kind: 'normal',
    deliveryMethod: 'DELIVERY',
    freeChoices: [],
    totalSeen: 0,
    pointsSeen: 0,
    linesSeen: [],
  },
  ...{ shipTo: '', billTo: '', payment: 'COD', remark: '' },
  lines: codes.map((productCode) => ({ productCode, quantities: [1, 0, 0] })),
})
const [A, B] = [order('A'), order('B')]

/** A server that places each key once, and loses the answers it is told to lose. Its order's number names its products. */
function server(lost: number[] = []) {
  const orders = new Map<string, string>()
  let sendings = 0
  const numberOf = (key: string) => ({ orderNumber: orders.get(key) ?? '', saleUnit: 'BKK01' })
  return {
    orders,
    send: async ({
      key,
      lines,
    }: OrderRequest & { key: string }): Promise<Result<ReturnType<typeof numberOf>>> => {
      sendings += 1
      const body = lines.map(({ productCode }) => productCode).join()
      const before = orders.get(key)
      if (before === undefined) orders.set(key, body)
      if (lost.includes(sendings)) return { kind: 'unknown' }
      if (before !== undefined && before !== body)
        return { kind: 'refused', code: 'checkout.keyTaken', message: '' }
      return { kind: 'ok', answer: numberOf(key) }
    },
    findPlaced: async (key: string) => {
      sendings += 1
      return lost.includes(sendings)
        ? ({ kind: 'unknown' } as const)
        : ({ kind: 'ok', answer: numberOf(key) } as const)
    },
  }
}
const placed = (orderNumber: string) => ({ kind: 'ok', answer: { orderNumber, saleUnit: 'BKK01' } })
const says = (result: Result<never>) => ({ ...server(), send: async () => result })

test('a key is a version 4 UUID, and never the same', () => {
  const keys = new Set(Array.from({ length: 500 }, newKey))
  expect(keys.size).toBe(500)
  for (const key of keys)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

describe('an order on its way', () => {
  test('that is answered is over, and the next one has a key of its own', async () => {
    const [store, shop] = [makeStore(), server()]
    await settle(store, startAttempt(store, A), shop)
    await settle(store, startAttempt(store, A), shop)
    expect(shop.orders.size).toBe(2)
    expect(store.text).toBeNull()
  })

  test('whose answer is lost is sent again as the same order', async () => {
    const [store, shop] = [makeStore(), server([1, 2])]
    expect(await settle(store, startAttempt(store, A), shop)).toEqual({ kind: 'unknown' })
    expect(await settle(store, startAttempt(store, A), shop)).toEqual({ kind: 'unknown' })
    expect(await settle(store, startAttempt(store, A), shop)).toEqual(placed('A'))
    expect(shop.orders.size).toBe(1)
  })

  test('that was changed after its answer was lost does not become a second one', async () => {
    const [store, shop] = [makeStore(), server([1])]
    await settle(store, startAttempt(store, A), shop)
    expect(await settle(store, startAttempt(store, B), shop)).toEqual(placed('A'))
    expect(shop.orders.size).toBe(1)
    expect(store.text).toBeNull()
  })

  test('that never arrived is placed as it stands now', async () => {
    const [store, shop] = [makeStore(), server()]
    await settle(store, startAttempt(store, A), says({ kind: 'unknown' }))
    expect(await settle(store, startAttempt(store, B), shop)).toEqual(placed('B'))
    expect(shop.orders.size).toBe(1)
  })

  test('in two tabs at once is one order', async () => {
    const [store, shop] = [makeStore(), server()]
    const [one, two] = [startAttempt(store, A), startAttempt(store, A)]
    await Promise.all([settle(store, one, shop), settle(store, two, shop)])
    expect(shop.orders.size).toBe(1)
  })

  test('that is refused is over: the next try is another order', async () => {
    const store = makeStore()
    const result: Result<never> = { kind: 'refused', code: 'checkout.changed', message: '', details: [] }
    expect(await settle(store, startAttempt(store, A), says(result))).toEqual(result)
    expect(store.text).toBeNull()
  })

  test('that comes when someone else is signed in keeps its key, and is looked up, not sent, when its customer is back', async () => {
    const [store, shop] = [makeStore(), server()]
    await shop.send({ ...A, key: startAttempt(store, A).key })
    const left: Result<never> = { kind: 'refused', code: 'app.shopperLeft', message: '' }
    expect(await settle(store, startAttempt(store, A), says(left))).toEqual(left)
    expect(readAttempt(store.text)).toMatchObject({ request: A, at: 0 })
    const again = startAttempt(store, A)
    expect(await settle(store, again, shop)).toEqual(placed('A'))
    expect(shop.orders.size).toBe(1)
    expect(store.text).toBeNull()
  })

  test.each([
    ['of this very moment goes on', 10_000, A, true],
    ['whose cart was changed since is looked up', 10_000, B, false],
    ['that is old is looked up', 400_000, A, false],
  ])('%s', (_what, age, selected, next) => {
    const attempt = startAttempt(makeStore(), A, 1_000_000)
    expect(isSentAgain(attempt, selected.lines, 1_000_000 + age)).toBe(next)
    expect(mayArrive(attempt, 1_000_000 + age)).toBe(age < 60_000)
  })

  test('whose answer is lost once more when its key is looked up keeps the key', async () => {
    const [store, shop] = [makeStore(), server([1, 3])]
    await settle(store, startAttempt(store, A), shop)
    expect(await settle(store, startAttempt(store, B), shop)).toEqual({ kind: 'unknown' })
    expect(await settle(store, startAttempt(store, B), shop)).toEqual(placed('A'))
    expect(shop.orders.size).toBe(1)
  })

  test('of the version before is looked up by its key, and never sent', () => {
    const key = newKey()
    const before = readAttempt(JSON.stringify({ key, body: JSON.stringify(A), at: Date.now() }))
    expect(before).toEqual({ key, at: 0 })
    expect(before && isSentAgain(before, A.lines, Date.now())).toBe(false)
  })

  test.each(['', 'null', '{', '[]', '{"key":"x","at":1}', '{"key":1}', '7'])(
    'that cannot be read (%s) is none',
    (text) => {
      expect(readAttempt(text)).toBeUndefined()
    },
  )
})
