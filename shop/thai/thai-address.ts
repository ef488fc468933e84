type Address = Record<'address' | 'province' | 'district' | 'subdistrict' | 'postcode', string>

/** An address in one line as on an envelope; Bangkok has its own words for subdistrict and district. */
export function thaiAddress({ address, province, district, subdistrict, postcode }: Address): string {
  return province === 'กรุงเทพมหานคร'
    ? `${address} แขวง${subdistrict} เขต${district} ${province} ${postcode}`
    : `${address} ต.${subdistrict} อ.${district} จ.${province} ${postcode}`
}
