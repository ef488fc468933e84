import type { Locale } from '#shop/words/locale.ts'

const most = 3

/** What the provider's page shows as bought; orders past the third are only counted. */
export function describeOrders(orderNumbers: readonly string[], locale: Locale): string {
  const named = orderNumbers.slice(0, most).join(', ')
  const more = orderNumbers.length - most
  if (locale === 'th') return `คำสั่งซื้อ ${named}${more > 0 ? ` และอีก ${more} รายการ` : ''}`
  return `Order ${named}${more > 0 ? ` and ${more} more` : ''}`
}
