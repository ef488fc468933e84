import type { Locale } from '#shop/words/locale.ts'
import type { Area } from './area.ts'
import type { Dictionary } from './translation.ts'

type Load = () => Promise<Dictionary>

/** One chunk per language and area; the browser loads one. */
export const loadWords: Record<Locale, Record<Area, Load>> = {
  th: {
    shop: async () => (await import('#web/words/customer/th/shop-th.ts')).shopTh,
    merchant: async () => (await import('#web/words/merchant/merchant-th.ts')).merchantTh,
    rider: async () => (await import('#web/words/rider/rider-th.ts')).riderTh,
  },
  en: {
    shop: async () => (await import('#web/words/customer/en/shop-en.ts')).shopEn,
    merchant: async () => (await import('#web/words/merchant/merchant-en.ts')).merchantEn,
    rider: async () => (await import('#web/words/rider/rider-en.ts')).riderEn,
  },
}
