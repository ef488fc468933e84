import { fill, type Locale } from '#shop/words/locale.ts'
import { shopEn } from '#web/words/customer/en/shop-en.ts'
import { type ShopWords, shopTh } from '#web/words/customer/th/shop-th.ts'
import type { Dictionary, Say } from '#web/words/translation.ts'

/** The shop's dictionary for server code; a browser's page has it already. */
export function shopSay(locale: Locale): Say<ShopWords> {
  const dictionary: Dictionary = locale === 'th' ? shopTh : shopEn
  return ((key: string, params?: Record<string, string | number>) =>
    fill(dictionary[key] ?? key, params)) as unknown as Say<ShopWords>
}
