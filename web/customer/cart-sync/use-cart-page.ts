import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { CartKind, CartLine } from '#shop/cart/cart.ts'
import type { CartToPrice } from '#shop/priced-cart/cart-to-price.ts'
import type { PricedCart } from '#shop/priced-cart/priced-cart.ts'
import { priceCart } from '#shop/pricing/price-cart.ts'
import type { CartFacts, CartGoods } from '#web/customer/cart/cart-goods.ts'
import { type CartKey, currentCart, guestCarts, putInCart } from '#web/customer/cart/cart-store.ts'
import { setTalk, subscribeTalk, talkOf } from '#web/customer/cart/facts-store.ts'
import { useCart, useCartKey } from '#web/customer/cart/use-cart.ts'
import type { Naming } from '#web/customer/pricing/price-words.ts'
import { shopperMark } from '#web/kit/calls/one-shopper.ts'
import { useSite } from '#web/kit/visit/site.ts'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { useKeepsCart } from './cart-keeper.tsx'
import { heedAnswer } from './heed-answer.ts'
import { loadSender } from './load-sender.ts'
import { differs, takeOver } from './take-over.ts'

export type CartPage = {
  cartKey: CartKey | undefined
  kind: CartKind
  /** False until the browser's own cart is known: then a skeleton stands in its place. */
  ready: boolean
  lines: readonly CartLine[]
  goods: ReadonlyMap<string, CartGoods>
  priced: PricedCart
  naming: Naming
  facts: CartFacts
  state: 'quiet' | 'talking' | 'offline' | 'refused'
  /** Products the server's cart had no room for; they are on this device alone. */
  leftOut: readonly string[]
  /** False until the server has answered about this cart; until then an unknown product may still be for sale. */
  answered: boolean
  refresh: () => void
}

/** The loader's data; without `readAt` it counts as older than the browser's cart. */
type Start = { kind: CartKind; facts: CartFacts; lines: readonly CartLine[]; readAt?: number }

/** The browser's cart, priced from the server's latest prices; a new product loads them again. */
export function useCartPage({ kind, facts: first, lines: kept, readAt = 0 }: Start): CartPage {
  const key = useCartKey(kind)
  const locale = useLocale()
  const keeps = useKeepsCart()
  const mark = shopperMark(useSite()?.visitor)
  const cart = useCart(kind)
  const say = useOrderWords()
  const talk = useSyncExternalStore(
    subscribeTalk,
    () => talkOf(key),
    () => talkOf(undefined),
  )
  const [awake, wake] = useState(false)
  const facts = talk.facts ?? first

  const refresh = useCallback(() => {
    if (!key) return
    void loadSender().then(
      ({ sendCart }) => sendCart({ key, kind, locale, keeps, mark }, true),
      () => setTalk(key, { state: 'offline' }),
    )
  }, [key, kind, locale, keeps, mark])

  useEffect(() => {
    if (!key) return
    setTalk(key, { facts: first })
    const same = !keeps || takeOver(key, kept, readAt)
    wake(true)
    if (keeps && (guestCarts(kind, key).length > 0 || !same)) refresh()
  }, [key, keeps, first, kept, readAt, kind, refresh])

  // Loaded before it is needed, since the signal may be gone by then.
  useEffect(() => {
    if (key) loadSender().catch(() => setTalk(key, { state: 'offline' }))
  }, [key])

  const goods = useMemo(() => new Map(facts.goods.map((each) => [each.code, each])), [facts])
  const known = useMemo(() => new Set(facts.toPrice.lines.map(({ product }) => product.code)), [facts])
  const asked = useMemo(() => cart.lines.map(({ productCode }) => productCode).join(' '), [cart])
  const unknown =
    awake && cart.lines.some(({ productCode }) => !known.has(productCode) && !goods.has(productCode))
  useEffect(() => {
    if (unknown && asked) refresh()
  }, [unknown, asked, refresh])
  useAnswers(key, kind, goods)
  useFreshness(refresh)

  const lines = awake ? cart.lines : kept
  const priced = useMemo(() => priceLines(lines, facts), [lines, facts])
  const naming = useMemo<Naming>(() => {
    const points = new Set(
      facts.toPrice.freeProducts.filter(({ givesPoints }) => givesPoints).map(({ code }) => code),
    )
    return {
      say,
      goods,
      points,
      promotions: new Map(facts.toPrice.promotions.map((promotion) => [promotion.id, promotion])),
    }
  }, [say, goods, facts])
  const answered = talk.facts !== undefined && talk.facts !== first
  const asking = !answered && (talk.state === 'quiet' || talk.state === 'talking')
  const ready = awake
    ? !(unknown && asking && !cart.lines.some(({ productCode }) => known.has(productCode)))
    : kept.length > 0
  return {
    cartKey: key,
    kind,
    ready,
    lines,
    goods,
    priced,
    naming,
    facts,
    state: talk.state,
    leftOut: talk.leftOut,
    answered,
    refresh,
  }
}

function priceLines(lines: readonly CartLine[], facts: CartFacts): PricedCart {
  return priceCart(cartOf(lines, facts))
}

/** The selected lines as the pricing function takes them. */
export function cartOf(lines: readonly CartLine[], { toPrice }: CartFacts): CartToPrice {
  const products = new Map(toPrice.lines.map(({ product }) => [product.code, product]))
  return {
    ...toPrice,
    lines: lines.flatMap(({ productCode, quantities, selected }) => {
      const product = products.get(productCode)
      return selected && product ? [{ product, quantities }] : []
    }),
  }
}

function useAnswers(key: CartKey | undefined, kind: CartKind, goods: ReadonlyMap<string, CartGoods>): void {
  const block = useSite()?.settings.blockOutOfStock
  useEffect(() => {
    if (!key || goods.size === 0) return
    const before = currentCart(key).lines
    const after = before.map((line) => {
      const product = goods.get(line.productCode)
      return product ? heedAnswer(line, product, { kind, block }) : line
    })
    const changed = after.filter((line, at) => differs([line], before.slice(at, at + 1)))
    if (changed.length > 0) putInCart(key, changed)
  }, [key, kind, goods, block])
}

const staleMs = 60_000

/** Loads prices again when the page becomes visible after a while, or the browser is online again. */
function useFreshness(refresh: () => void): void {
  useEffect(() => {
    let asked = Date.now()
    const ask = () => {
      asked = Date.now()
      refresh()
    }
    const look = () => document.visibilityState === 'visible' && Date.now() - asked > staleMs && ask()
    document.addEventListener('visibilitychange', look)
    addEventListener('online', ask)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', ask)
    }
  }, [refresh])
}
