import { fill, type Locale } from '#shop/words/locale.ts'
import { accountEn } from '#web/words/customer/en/account-en.ts'
import { centreEn } from '#web/words/customer/en/centre-en.ts'
import { deliveryEn } from '#web/words/customer/en/delivery-en.ts'
import { orderEn } from '#web/words/customer/en/order-en.ts'
import { payEn } from '#web/words/customer/en/pay-en.ts'
import { shareEn } from '#web/words/customer/en/share-en.ts'
import { shopEn } from '#web/words/customer/en/shop-en.ts'
import { accountTh } from '#web/words/customer/th/account-th.ts'
import { centreTh } from '#web/words/customer/th/centre-th.ts'
import { deliveryTh } from '#web/words/customer/th/delivery-th.ts'
import { orderTh } from '#web/words/customer/th/order-th.ts'
import { payTh } from '#web/words/customer/th/pay-th.ts'
import { shareTh } from '#web/words/customer/th/share-th.ts'
import { shopTh } from '#web/words/customer/th/shop-th.ts'

const dictionaries: Record<Locale, Record<string, string>> = {
  th: { ...shopTh, ...accountTh, ...centreTh, ...orderTh, ...payTh, ...deliveryTh, ...shareTh },
  en: { ...shopEn, ...accountEn, ...centreEn, ...orderEn, ...payEn, ...deliveryEn, ...shareEn },
}

type Key =
  | keyof typeof orderTh
  | keyof typeof payTh
  | keyof typeof deliveryTh
  | keyof typeof accountTh
  | keyof typeof centreTh
  | keyof typeof shareTh
  | keyof typeof shopTh

/** What a page says in a language: journeys follow the words as they are, and break when one goes. */
export const sayings =
  (locale: Locale) =>
  (key: Key, params: Record<string, string | number> = {}): string =>
    fill(dictionaries[locale][key] ?? key, params)

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The same with any values in its places. */
export const saidLike =
  (locale: Locale) =>
  (key: Key): RegExp =>
    new RegExp(
      (dictionaries[locale][key] ?? key)
        .split(/\{[^}]+\}/)
        .map(escaped)
        .join('.*'),
    )
