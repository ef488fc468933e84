import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { PromotionToPrice } from '#shop/pricing/cart-to-price.ts'
import { priceCart } from '#shop/pricing/price-cart.ts'
import type { PricedCart } from '#shop/pricing/priced-cart.ts'
import type { PromotionCalculation } from '#shop/promotions/promotion.ts'
import type { Locale } from '#shop/words/locale.ts'
import {
  type CartFacts,
  type CartGoods,
  type CartKey,
  type CartKind,
  type CartLine,
  changeCart,
  currentCart,
  guestCarts,
  loadSender,
  putInCart,
  setTalk,
  subscribeTalk,
  talkOf,
  useCart,
  useCartKey,
  useKeepsCart,
} from '#web/cart/cart.tsx'
import { namePromotion } from '#web/goods/goods.tsx'
import { useSite } from '#web/kit/site.ts'
import type { Naming } from '#web/pricing/pricing.tsx'
import { useOrderWords } from '#web/words/order-words.ts'
import type { ShopWords } from '#web/words/shop-th.ts'
import type { Say } from '#web/words/translation.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'

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
  refresh: () => void
}

type Start = { kind: CartKind; facts: CartFacts; lines: readonly CartLine[] }

/** The cart as it stands in the browser, priced here and now from what the server said last; the server is asked whenever something is new. */
export function useCartPage({ kind, facts: first, lines: kept }: Start): CartPage {
  const key = useCartKey(kind)
  const locale = useLocale()
  const keeps = useKeepsCart()
  const cart = useCart(kind)
  const say = useOrderWords()
  const shop = useShopWords()
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
      ({ sendCart }) => sendCart({ key, kind, locale, keeps }, true),
      () => setTalk(key, { state: 'offline' }),
    )
  }, [key, kind, locale, keeps])

  useEffect(() => {
    if (!key) return
    setTalk(key, { facts: first })
    if (keeps) takeOver(key, kept)
    wake(true)
    if (keeps && (guestCarts(kind, key).length > 0 || differs(currentCart(key).lines, kept))) refresh()
  }, [key, keeps, first, kept, kind, refresh])

  const goods = useMemo(() => new Map(facts.goods.map((each) => [each.code, each])), [facts])
  const known = useMemo(() => new Set(facts.toPrice.lines.map(({ product }) => product.code)), [facts])
  const asked = useMemo(() => cart.lines.map(({ productCode }) => productCode).join(' '), [cart])
  const unknown = awake && cart.lines.some(({ productCode }) => !known.has(productCode) && !goods.has(productCode))
  useEffect(() => {
    if (unknown && asked) refresh()
  }, [unknown, asked, refresh])
  useAnswers(key, goods)
  useFreshness(refresh)

  const lines = awake ? cart.lines : kept
  const priced = useMemo(() => priceLines(lines, facts), [lines, facts])
  const naming = useMemo<Naming>(
    () => ({
      say,
      goods,
      promotions: new Map(facts.toPrice.promotions.map((promotion) => [promotion.id, inWordsOf(locale, promotion, shop)])),
    }),
    [say, shop, locale, goods, facts],
  )
  const ready = awake ? !(unknown && talk.state === 'talking' && goods.size === 0) : kept.length > 0
  return { cartKey: key, kind, ready, lines, goods, priced, naming, facts, state: talk.state, refresh }
}

/** Promotions bear Thai names: for others they are called by what they do. */
function inWordsOf(locale: Locale, promotion: PromotionToPrice, shop: Say<ShopWords>): PromotionToPrice {
  if (locale === 'th') return promotion
  const rule = { calculation: promotion.calculation as PromotionCalculation, tiers: promotion.tiers }
  const name = namePromotion({ ...promotion, rule }, locale, shop)
  return { ...promotion, name, shortName: name }
}

export function priceLines(lines: readonly CartLine[], { toPrice }: CartFacts): PricedCart {
  const products = new Map(toPrice.lines.map(({ product }) => [product.code, product]))
  return priceCart({
    ...toPrice,
    lines: lines.flatMap(({ productCode, quantities, selected }) => {
      const product = products.get(productCode)
      return selected && product ? [{ product, quantities }] : []
    }),
  })
}

/** What the page came with joins the browser's own cart; nothing is dropped before the two have spoken. */
function takeOver(key: CartKey, kept: readonly CartLine[]): void {
  changeCart(key, (now) => {
    const server = new Map(kept.map((line) => [line.productCode, line]))
    const mine = new Set(now.lines.map(({ productCode }) => productCode))
    const own = now.lines.map((line) => (Object.hasOwn(now.unsent, line.productCode) ? line : (server.get(line.productCode) ?? line)))
    const others = kept.filter(({ productCode }) => !mine.has(productCode) && !Object.hasOwn(now.unsent, productCode))
    return { lines: [...others, ...own], unsent: now.unsent }
  })
}

function differs(a: readonly CartLine[], b: readonly CartLine[]): boolean {
  const said = (lines: readonly CartLine[]) =>
    lines
      .map(({ productCode, quantities, selected }) => `${productCode} ${quantities} ${selected}`)
      .sort()
      .join('|')
  return said(a) !== said(b)
}

/** What the server said changes the cart: units without a price hold nothing, and what is out of stock is not selected when the setting says so. */
function useAnswers(key: CartKey | undefined, goods: ReadonlyMap<string, CartGoods>): void {
  const block = useSite()?.settings.blockOutOfStock
  useEffect(() => {
    if (!key || goods.size === 0) return
    const changed = currentCart(key).lines.flatMap((line): CartLine[] => {
      const product = goods.get(line.productCode)
      if (!product) return []
      const shown = new Set(product.units.filter((unit) => unit.shown).map(({ position }) => position))
      const quantities = line.quantities.map((quantity, at) => (shown.has((at + 1) as 1 | 2 | 3) ? quantity : 0)) as CartLine['quantities']
      const selected = line.selected && !(block && product.soldOut)
      const same = selected === line.selected && quantities.every((quantity, at) => quantity === line.quantities[at])
      return same ? [] : [{ ...line, quantities, selected }]
    })
    if (changed.length > 0) putInCart(key, changed)
  }, [key, goods, block])
}

const staleMs = 60_000

/** Whoever comes back to the page after a while, or whose signal returns, sees today's prices. */
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
