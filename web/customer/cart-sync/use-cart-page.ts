import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { CartKind, CartLine } from '#shop/cart/cart.ts'
import type { CartToPrice } from '#shop/priced-cart/cart-to-price.ts'
import type { PricedCart } from '#shop/priced-cart/priced-cart.ts'
import { priceCart } from '#shop/pricing/price-cart.ts'
import type { CartFacts, CartProduct } from '#web/customer/cart/cart-products.ts'
import { type CartKey, currentCart, guestCarts, putInCart } from '#web/customer/cart/cart-store.ts'
import { setSyncState, subscribeSyncState, syncStateOf } from '#web/customer/cart/sync-state-store.ts'
import { useCart, useCartKey } from '#web/customer/cart/use-cart.ts'
import type { Naming } from '#web/customer/pricing/price-words.ts'
import { shopperMark } from '#web/kit/calls/one-shopper.ts'
import { useSite } from '#web/kit/visit/site.ts'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { applyServerCart } from './apply-server-cart.ts'
import { useHasServerCart } from './cart-sync.tsx'
import { loadSender } from './load-sender.ts'
import { differs, mergePageCart } from './merge-page-cart.ts'

export type CartPage = {
  cartKey: CartKey | undefined
  kind: CartKind
  /** False until the browser's own cart is known: then a skeleton stands in its place. */
  ready: boolean
  lines: readonly CartLine[]
  products: ReadonlyMap<string, CartProduct>
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
export function useCartPage({ kind, facts: first, lines: fromServer, readAt = 0 }: Start): CartPage {
  const key = useCartKey(kind)
  const locale = useLocale()
  const hasServerCart = useHasServerCart()
  const mark = shopperMark(useSite()?.visitor)
  const cart = useCart(kind)
  const say = useOrderWords()
  const sync = useSyncExternalStore(
    subscribeSyncState,
    () => syncStateOf(key),
    () => syncStateOf(undefined),
  )
  const [isAwake, setIsAwake] = useState(false)
  const facts = sync.facts ?? first

  const refresh = useCallback(() => {
    if (!key) return
    void loadSender().then(
      ({ sendCart }) => sendCart({ key, kind, locale, hasServerCart, mark }, true),
      () => setSyncState(key, { state: 'offline' }),
    )
  }, [key, kind, locale, hasServerCart, mark])

  useEffect(() => {
    if (!key) return
    setSyncState(key, { facts: first })
    const same = !hasServerCart || mergePageCart(key, fromServer, readAt)
    setIsAwake(true)
    if (hasServerCart && (guestCarts(kind, key).length > 0 || !same)) refresh()
  }, [key, hasServerCart, first, fromServer, readAt, kind, refresh])

  // Loaded before it is needed, since the signal may be gone by then.
  useEffect(() => {
    if (key) loadSender().catch(() => setSyncState(key, { state: 'offline' }))
  }, [key])

  const products = useMemo(() => new Map(facts.products.map((each) => [each.code, each])), [facts])
  const known = useMemo(() => new Set(facts.toPrice.lines.map(({ product }) => product.code)), [facts])
  const codes = useMemo(() => cart.lines.map(({ productCode }) => productCode).join(' '), [cart])
  const unknown =
    isAwake && cart.lines.some(({ productCode }) => !known.has(productCode) && !products.has(productCode))
  useEffect(() => {
    if (unknown && codes) refresh()
  }, [unknown, codes, refresh])
  useAnswers(key, kind, products)
  useFreshness(refresh)

  const lines = isAwake ? cart.lines : fromServer
  const priced = useMemo(() => priceLines(lines, facts), [lines, facts])
  const naming = useMemo<Naming>(() => {
    const points = new Set(
      facts.toPrice.freeProducts.filter(({ givesPoints }) => givesPoints).map(({ code }) => code),
    )
    return {
      say,
      products,
      points,
      promotions: new Map(facts.toPrice.promotions.map((promotion) => [promotion.id, promotion])),
    }
  }, [say, products, facts])
  const answered = sync.facts !== undefined && sync.facts !== first
  const isAsking = !answered && (sync.state === 'quiet' || sync.state === 'talking')
  const ready = isAwake
    ? !(unknown && isAsking && !cart.lines.some(({ productCode }) => known.has(productCode)))
    : fromServer.length > 0
  return {
    cartKey: key,
    kind,
    ready,
    lines,
    products,
    priced,
    naming,
    facts,
    state: sync.state,
    leftOut: sync.leftOut,
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

function useAnswers(
  key: CartKey | undefined,
  kind: CartKind,
  products: ReadonlyMap<string, CartProduct>,
): void {
  const block = useSite()?.settings.blockOutOfStock
  useEffect(() => {
    if (!key || products.size === 0) return
    const before = currentCart(key).lines
    const after = before.map((line) => {
      const product = products.get(line.productCode)
      return product ? applyServerCart(line, product, { kind, block }) : line
    })
    const changed = after.filter((line, at) => differs([line], before.slice(at, at + 1)))
    if (changed.length > 0) putInCart(key, changed)
  }, [key, kind, products, block])
}

const staleMs = 60_000

/** Loads prices again when the page becomes visible after a while, or the browser is online again. */
function useFreshness(refresh: () => void): void {
  useEffect(() => {
    let lastAsked = Date.now()
    const ask = () => {
      lastAsked = Date.now()
      refresh()
    }
    const look = () => document.visibilityState === 'visible' && Date.now() - lastAsked > staleMs && ask()
    document.addEventListener('visibilitychange', look)
    addEventListener('online', ask)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', ask)
    }
  }, [refresh])
}
