import { sayNumber, shortMoney } from '#shop/money/say-money.ts'
import type { PromotionCalculation, PromotionRule, PromotionTier } from '#shop/promotions/promotion.ts'
import type { PromotionAbout } from '#shop/promotions/promotion-about.ts'
import { countedUnit, sayCounted } from '#shop/words/counted-unit.ts'
import { type Locale, pick } from '#shop/words/locale.ts'
import type { ShopWords } from '#web/words/customer/th/shop-th.ts'
import type { Say } from '#web/words/translation.ts'

export type DescribedPromotion = {
  shortName: string
  name: string
  calculation: PromotionCalculation
  tiers: readonly PromotionTier[]
  about?: PromotionAbout | undefined
}
type Unit = { name: string; rate: number }
export type PromotionNames = {
  /** Biggest first; quantities are counted in the last. */
  units: readonly Unit[]
  /** Missing when more of the same is given; without a name it is one of several. */
  gives?: 'points' | { unit: string; name: string } | undefined
}

/** 1234 hundredths of a percent as 12.34; whole ones without their zeros. */
const percent = (hundredths: number) => String(hundredths / 100)

/** What an promotion speaks of, in the reader's language; the product whose card or page it stands on knows its own units. */
export function promotionNames(
  about: PromotionAbout | undefined,
  locale: Locale,
  ownUnits?: readonly Unit[],
): PromotionNames {
  const word = ({ th, en }: { th: string; en: string }) => pick(locale, th, en)
  const gives = about?.gives
  const units = ownUnits ?? about?.units.map(({ name, rate }) => ({ name: word(name), rate })) ?? []
  if (gives?.kind === 'points') return { units, gives: 'points' }
  return {
    units,
    gives: gives?.kind === 'goods' ? { unit: word(gives.unit), name: word(gives.name) } : undefined,
  }
}

/** What is counted: base units, or the biggest unit in which everything bought and given of the same goods is whole. */
function countedIn(
  tiers: readonly PromotionTier[],
  { units, gives }: PromotionNames,
  say: Say<ShopWords>,
): Unit {
  const base = { name: units.at(-1)?.name ?? say('promotion.piece'), rate: 1 }
  if (gives || !tiers.some(({ freeQuantity }) => freeQuantity > 0)) return base
  const whole = ({ rate }: Unit) =>
    tiers.every((tier) => tier.orderBuy % rate === 0 && tier.freeQuantity % rate === 0)
  return units.find((unit) => unit.rate > 1 && whole(unit)) ?? base
}

function gain(
  tier: PromotionTier,
  unit: Unit,
  { units, gives }: PromotionNames,
  say: Say<ShopWords>,
): string {
  const { freeQuantity: free } = tier
  if (free > 0 && gives === 'points') return say('promotion.points', { count: sayNumber(free) })
  if (free > 0 && typeof gives === 'object') {
    const given = { count: sayNumber(free), unit: countedUnit(gives.unit || say('promotion.piece'), free) }
    return gives.name
      ? say('promotion.freeNamed', { ...given, name: gives.name })
      : say('promotion.free', given)
  }
  if (free > 0)
    return say('promotion.free', {
      count: sayNumber(free / unit.rate),
      unit: countedUnit(unit.name, free / unit.rate),
    })
  const amount = shortMoney(tier.discount)
  if (tier.discountType === '%') return say('promotion.percent', { percent: percent(tier.discount) })
  if (tier.discountType !== 'Money/UOM') return say('promotion.money', { amount })
  return units.length === 0
    ? say('promotion.eachPiece', { amount })
    : say('promotion.each', { amount, unit: countedUnit(unit.name, 1) })
}

/** Condition and gain, one sentence per tier. */
export function sayTiers(
  { calculation, tiers }: Pick<DescribedPromotion, 'calculation' | 'tiers'>,
  names: PromotionNames,
  say: Say<ShopWords>,
): string[] {
  const unit = countedIn(tiers, names, say)
  return tiers.map((tier) => {
    const gained = gain(tier, unit, names, say)
    if (calculation === 3)
      return say('promotion.sentence', {
        condition: say('promotion.spend', { amount: shortMoney(tier.orderBuy) }),
        gain: gained,
      })
    if (tier.orderBuy <= 1) return say('promotion.any', { unit: countedUnit(unit.name, 1), gain: gained })
    const count = tier.orderBuy / unit.rate
    const counted = { count: sayNumber(count), unit: countedUnit(unit.name, count) }
    return say('promotion.sentence', {
      condition: calculation === 1 ? say('promotion.every', counted) : say('promotion.reach', counted),
      gain: gained,
    })
  })
}

/** Promotion names are the merchant's Thai words; in English the effect is described instead. */
export function namePromotion(
  named: { name: string; shortName?: string; rule: PromotionRule | null },
  locale: Locale,
  say: Say<ShopWords>,
  names = promotionNames(named.rule?.about, locale),
): string {
  const { name, shortName = '', rule } = named
  return locale === 'th' || !rule
    ? shortName || name
    : sayRibbon({ name, shortName, ...rule }, locale, say, names)
}

/**
 * Whether the merchant's words contain a number without a unit: no money, percentage, points or selling unit.
 */
function countsWithoutUnit(text: string, units: readonly string[]): boolean {
  const meant = ['%', 'บาท', 'คะแนน', 'ส.ต.', 'สตางค์', ...units.filter(Boolean)]
    .map((word) => word.replace(/\W/g, '\\$&'))
    .join('|')
  return /\d/.test(text.replace(new RegExp(`฿\\s*[\\d,.]+|[\\d,.]+\\s*(?:${meant})`, 'g'), ''))
}

/**
 * A short text for a card's corner: the merchant's Thai words, or generated from the first tier in English
 * and where theirs lack a unit.
 */
export function sayRibbon(
  promotion: DescribedPromotion,
  locale: Locale,
  say: Say<ShopWords>,
  names: PromotionNames = promotionNames(promotion.about, locale),
): string {
  const [tier] = promotion.tiers
  const own = locale === 'th' ? promotion.shortName : ''
  if (
    !tier ||
    (own &&
      (promotion.calculation === 3 ||
        !countsWithoutUnit(
          own,
          names.units.map(({ name }) => name),
        )))
  )
    return promotion.shortName || promotion.name
  const unit = countedIn(promotion.tiers, names, say)
  const gained = gain(tier, unit, names, say)
  if (promotion.calculation === 3)
    return say('promotion.sentence', {
      condition: say('promotion.spend', { amount: shortMoney(tier.orderBuy) }),
      gain: gained,
    })
  if (tier.orderBuy <= 1) return gained
  return say('promotion.buyGain', { buy: sayCounted(tier.orderBuy / unit.rate, unit.name), gain: gained })
}
