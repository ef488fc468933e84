import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import type { PromotionCalculation, PromotionRule, PromotionTier } from '#shop/promotions/promotion.ts'
import { countedUnit } from '#shop/words/counted-unit.ts'
import type { Locale } from '#shop/words/locale.ts'
import type { ShopWords } from '#web/words/shop-th.ts'
import type { Say } from '#web/words/translation.ts'

export type ToldOffer = { shortName: string; name: string; calculation: PromotionCalculation; tiers: readonly PromotionTier[] }
/** What one unit of the goods is called, and what is given if that is something else; without a name it is one of several. */
type Names = { unit: string; free?: { unit: string; name: string } | undefined }

/** 1234 hundredths of a percent as 12.34; whole ones without their zeros. */
const percent = (hundredths: number) => String(hundredths / 100)
/** ฿45 rather than ฿45.00: an offer is read in passing. */
export const shortMoney = (amount: number) => sayMoney(amount).replace(/\.00$/, '')

function condition(tier: PromotionTier, calculation: PromotionCalculation, unit: string, say: Say<ShopWords>): string {
  if (calculation === 3) return say('offer.spend', { amount: shortMoney(tier.orderBuy) })
  if (tier.orderBuy <= 1) return say('offer.any', { unit: countedUnit(unit, 1) })
  const counted = { count: sayNumber(tier.orderBuy), unit: countedUnit(unit, tier.orderBuy) }
  return calculation === 1 ? say('offer.every', counted) : say('offer.reach', counted)
}

function given(count: number, unit: string, free: Names['free'], say: Say<ShopWords>): string {
  const counted = countedUnit(free?.unit ?? unit, count)
  return free?.name ? say('offer.what', { unit: counted, name: free.name }) : counted
}

function gain(tier: PromotionTier, { unit, free }: Names, say: Say<ShopWords>): string {
  if (tier.freeQuantity > 0)
    return say('offer.free', { count: sayNumber(tier.freeQuantity), what: given(tier.freeQuantity, unit, free, say) })
  const amount = shortMoney(tier.discount)
  if (tier.discountType === '%') return say('offer.percent', { percent: percent(tier.discount) })
  if (tier.discountType !== 'Money/UOM') return say('offer.money', { amount })
  return unit === say('offer.piece') ? say('offer.eachPiece', { amount }) : say('offer.each', { amount, unit: countedUnit(unit, 1) })
}

/** What to buy and what one gets, a sentence for each tier. */
export function sayTiers({ calculation, tiers }: Pick<ToldOffer, 'calculation' | 'tiers'>, names: Names, say: Say<ShopWords>): string[] {
  return tiers.map((tier) =>
    say('offer.sentence', { condition: condition(tier, calculation, names.unit, say), gain: gain(tier, names, say) }),
  )
}

/** Promotions bear the merchant's Thai name; an English reader is told what they do instead. */
export function namePromotion(
  named: { name: string; shortName?: string; rule: PromotionRule | null },
  locale: Locale,
  say: Say<ShopWords>,
): string {
  const { name, shortName = '', rule } = named
  return locale === 'th' || !rule ? shortName || name : sayRibbon({ name, shortName, ...rule }, locale, say)
}

/** A few words for the corner of a card. Merchants write them in Thai; in English they are made from the first tier. */
export function sayRibbon(offer: ToldOffer, locale: Locale, say: Say<ShopWords>): string {
  const [tier] = offer.tiers
  if ((locale === 'th' && offer.shortName) || !tier) return offer.shortName || offer.name
  const names = { unit: say('offer.piece') }
  if (tier.freeQuantity > 0 && offer.calculation !== 3)
    return say('offer.buyGet', { buy: sayNumber(tier.orderBuy), free: sayNumber(tier.freeQuantity) })
  const gained = gain(tier, names, say)
  if (tier.orderBuy <= 1) return gained
  if (offer.calculation === 3) return say('offer.spendGain', { amount: shortMoney(tier.orderBuy), gain: gained })
  return say('offer.buyGain', { buy: sayNumber(tier.orderBuy), gain: gained })
}
