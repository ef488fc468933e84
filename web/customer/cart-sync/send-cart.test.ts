import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type CartLine, mostCartLines } from '#shop/cart/cart.ts'
import { type CartKey, changeCart, currentCart, putInCart } from '#web/customer/cart/cart-store.ts'
import { emptyCart } from '#web/customer/cart/stored-cart.ts'
import { syncStateOf } from '#web/customer/cart/sync-state-store.ts'
import { shopperLeft } from '#web/kit/calls/one-shopper.ts'
import { dismissToast, toastStore } from '#web/ui/toast-store.ts'
import { setLastSyncedAt } from './last-synced-at.ts'
import { type Sender, sendCart } from './send-cart.ts'

const key: CartKey = 'sangdai_cart_C0001_BKK01_normal'
const sender: Sender = { key, kind: 'normal', locale: 'en', hasServerCart: true, mark: 'C0001%20BKK01%20' }
const line = (productCode: string, one: number): CartLine => ({
  productCode,
  quantities: [one, 0, 0],
  selected: true,
})
const amounts = () =>
  Object.fromEntries(
    currentCart(key).lines.map(({ productCode, quantities }) => [productCode, quantities[0]]),
  )

type Sent = { lines: (CartLine & { changedAt?: string })[] }
const exchanges: Sent[] = []
let most = 0
/** Removed lines come first, since they changed first; goods of a code with an X are not sold. */
let stored = new Map<string, CartLine>()
let clock = 0

/** A server that keeps a cart as ours does, and takes so many lines at a time. */
function serve(sent: Sent): object {
  const askedAt = ++clock
  const leftOut: string[] = []
  for (const { changedAt: _, ...one } of sent.lines.slice(0, mostCartLines)) {
    if (one.productCode.startsWith('FULL')) leftOut.push(one.productCode)
    else if (!one.productCode.startsWith('X')) stored.set(one.productCode, one)
  }
  return { lines: [...stored.values()], leftOut, askedAt, readAt: ++clock }
}

function sync(answer: (sent: Sent, at: number) => Promise<Response> | Response): void {
  let under = 0
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const sent = JSON.parse(body) as Sent
    const at = exchanges.push(sent) - 1
    most = Math.max(most, ++under)
    await new Promise((go) => setTimeout(go, 2))
    under--
    return answer(sent, at)
  })
}

beforeEach(() => {
  exchanges.length = 0
  most = 0
  stored = new Map()
  changeCart(key, () => emptyCart)
  setLastSyncedAt(key, 0)
  for (const { id } of toastStore.current()) dismissToast(id)
  sync((sent) => Response.json(serve(sent)))
})

describe('talking with the server about a cart', () => {
  test('hundreds of removed lines take no standing one away', async () => {
    for (let at = 0; at < 310; at++) stored.set(`R${at}`, line(`R${at}`, 0))
    stored.set('A', line('A', 1))
    stored.set('B', line('B', 2))
    putInCart(key, [line('C', 3)])
    expect(await sendCart(sender, false)).toBe('ok')
    expect(amounts()).toEqual({ A: 1, B: 2, C: 3 })
    expect(currentCart(key).unsent).toEqual({})
  })

  test('more changes than an exchange takes are told in several', async () => {
    const many = Array.from({ length: 650 }, (_, at) => line(`P${at}`, at + 1))
    putInCart(key, many)
    await sendCart(sender, false)
    expect(
      exchanges.map(({ lines }) => [lines.length, lines.filter(({ changedAt }) => changedAt).length]),
    ).toEqual([
      [300, 300],
      [300, 300],
      [50, 50],
    ])
    expect(stored.size).toBe(650)
    expect(currentCart(key)).toEqual({ lines: many, unsent: {} })
  })

  test('one exchange at a time, however many ask at once', async () => {
    putInCart(key, [line('A', 1)])
    const talks = [sendCart(sender, false), sendCart(sender, false), sendCart(sender, false)]
    await new Promise((go) => setTimeout(go, 3))
    talks.push(sendCart(sender, false))
    expect(await Promise.all(talks)).toEqual(['ok', 'ok', 'ok', 'ok'])
    expect(exchanges).toHaveLength(4)
    expect(most).toBe(1)
  })

  test('one that failed does not hold up the next', async () => {
    sync((sent, at) => (at === 0 ? Promise.reject(new TypeError('no signal')) : Response.json(serve(sent))))
    putInCart(key, [line('A', 1)])
    expect(await Promise.all([sendCart(sender, false), sendCart(sender, false)])).toEqual(['unknown', 'ok'])
    expect(stored.get('A')).toEqual(line('A', 1))
  })

  test('a later cart heard by another tab meanwhile is not undone by an earlier answer', async () => {
    stored.set('A', line('A', 1))
    sync((sent, at) => {
      const answer = Response.json(serve(sent))
      if (at > 0) return answer
      // The other tab tells two of it and is answered before this one.
      stored.set('A', line('A', 2))
      changeCart(key, () => ({ lines: [line('A', 2)], unsent: {} }))
      setLastSyncedAt(key, ++clock)
      return answer
    })
    await sendCart(sender, false)
    expect(amounts()).toEqual({ A: 2 })
    expect(exchanges).toHaveLength(2)
  })

  test('what the centre does not sell stays, to be seen', async () => {
    putInCart(key, [line('X1', 1), line('A', 1)])
    expect(await sendCart(sender, false)).toBe('ok')
    expect(amounts()).toEqual({ X1: 1, A: 1 })
  })

  test('what the kept cart has no room for stays on the device and is told, even if it was removed before', async () => {
    stored.set('FULL1', line('FULL1', 0))
    putInCart(key, [line('FULL1', 5), line('FULL2', 1), line('A', 1)])
    expect(await sendCart(sender, false)).toBe('ok')
    expect(amounts()).toEqual({ FULL1: 5, FULL2: 1, A: 1 })
    expect(syncStateOf(key).leftOut).toEqual(['FULL1', 'FULL2'])
  })

  test.each([
    ['the shopper left', () => Response.json({ code: shopperLeft, message: 'gone' }), 'refused'],
    ['it is refused', () => Response.json({ code: 'x', message: 'no' }, { status: 400 }), 'refused'],
    ['the server failed', () => new Response('<html>', { status: 502 }), 'unknown'],
    ['the answer broke off', () => new Response('{"lines":[{"productCode":'), 'unknown'],
    ['somebody else answered', () => new Response('<html>Sign in to the Wi-Fi</html>'), 'unknown'],
  ])('nothing is lost and nothing counts as heard when %s', async (why, answer, outcome) => {
    changeCart(key, () => ({ lines: [line('A', 1), line('B', 2)], unsent: { B: 7 } }))
    sync(answer)
    expect(await sendCart(sender, false)).toBe(outcome)
    expect(currentCart(key)).toEqual({ lines: [line('A', 1), line('B', 2)], unsent: { B: 7 } })
    expect(syncStateOf(key).state).toBe(outcome === 'refused' ? 'refused' : 'offline')
    // What the server refused is said for thirty seconds; who left is told by the page that takes this one's place.
    const said = why === 'it is refused' ? [{ text: 'no', tone: 'danger', lifeMs: 30_000 }] : []
    expect(toastStore.current()).toMatchObject(said)
  })

  test('it speaks for the customer whose cart it is, whoever the page belongs to by then', async () => {
    const marks: unknown[] = []
    vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
      marks.push(headers['x-shopper'])
      return Response.json({ code: shopperLeft })
    })
    await sendCart(sender, false)
    expect(marks).toEqual([sender.mark])
  })
})
