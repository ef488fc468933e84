import { thaiAddress } from '#shop/thai/thai-address.ts'
import type { Locale } from '#shop/words/locale.ts'

type Place = Parameters<typeof thaiAddress>[0]

/** An address in one line as on an envelope; names stay Thai, since the driver reads them. */
export function sayPlace(place: Place, locale: Locale): string {
  const { address, province, district, subdistrict, postcode } = place
  return locale === 'en'
    ? [address, subdistrict, district, `${province} ${postcode}`].join(', ')
    : thaiAddress(place)
}
