import type { Locale } from '../words/locale.ts'

type Address = Record<'address' | 'province' | 'district' | 'subdistrict' | 'postcode', string>

/** An address in one line as on an envelope; Bangkok has its own words for subdistrict and district. */
export function thaiAddress({ address, province, district, subdistrict, postcode }: Address): string {
  return province === 'กรุงเทพมหานคร'
    ? `${address} แขวง${subdistrict} เขต${district} ${province} ${postcode}`
    : `${address} ต.${subdistrict} อ.${district} จ.${province} ${postcode}`
}

/** A name in a language; English names are machine-romanised, so the Thai name stands beside it. */
export function placeText(locale: Locale, { name, nameEn }: { name: string; nameEn: string }): string {
  return locale === 'th' || nameEn === '' || nameEn === name ? name : `${nameEn} (${name})`
}
