import { fill, type Locale } from '#shop/words/locale.ts'
import { shopEn } from './shop-en.ts'
import { type ShopWords, shopTh } from './shop-th.ts'
import type { Dictionary, Say } from './translation.ts'

/** The shop's sentences for what a server puts into words; in a browser a page has them already. */
export function shopSay(locale: Locale): Say<ShopWords> {
  const dictionary: Dictionary = locale === 'th' ? shopTh : shopEn
  return ((key: string, params?: Record<string, string | number>) =>
    fill(dictionary[key] ?? key, params)) as unknown as Say<ShopWords>
}
