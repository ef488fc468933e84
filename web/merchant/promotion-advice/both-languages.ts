import type { PromotionDraft } from '#shop/merchant-promotions/promotion-draft.ts'
import type { PromotionAbout } from '#shop/promotions/promotion-about.ts'
import type { Locale } from '#shop/words/locale.ts'
import { promotionNames, sayRibbon, sayTiers } from '#web/shared/promotions/say-promotion.ts'
import type { ShopWords } from '#web/words/customer/th/shop-th.ts'
import type { Say } from '#web/words/translation.ts'
import { speak } from '#web/words/words.tsx'

// Staff see what customers of either language will read, so both dictionaries are needed.
const [{ shopTh }, { shopEn }] = await Promise.all([
  import('#web/words/customer/th/shop-th.ts'),
  import('#web/words/customer/en/shop-en.ts'),
])
const says: Record<Locale, Say<ShopWords>> = {
  th: speak('th', shopTh).say as unknown as Say<ShopWords>,
  en: speak('en', shopEn).say as unknown as Say<ShopWords>,
}

type Told = Pick<PromotionDraft, 'name' | 'shortName' | 'calculation' | 'tiers'>

export const sayTiersOf = (draft: Told, about: PromotionAbout | null, locale: Locale): string[] =>
  sayTiers(draft, promotionNames(about ?? undefined, locale), says[locale])

export const sayRibbonOf = (draft: Told, about: PromotionAbout | null, locale: Locale): string =>
  sayRibbon({ ...draft, about: about ?? undefined }, locale, says[locale])
