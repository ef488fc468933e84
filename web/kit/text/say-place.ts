import type { Locale } from '#shop/words/locale.ts'

type Place = Record<'address' | 'province' | 'district' | 'subdistrict' | 'postcode', string>

/** An address in one line as on an envelope; names stay Thai, since the driver reads them. */
export function sayPlace(
  { address, province, district, subdistrict, postcode }: Place,
  locale: Locale,
): string {
  if (locale === 'en') return [address, subdistrict, district, `${province} ${postcode}`].join(', ')
  return province === 'กรุงเทพมหานคร'
    ? `${address} แขวง${subdistrict} เขต${district} ${province} ${postcode}`
    : `${address} ต.${subdistrict} อ.${district} จ.${province} ${postcode}`
}
