/** The letter shown for a shop without a photo. It skips the word for shop and a leading Thai vowel. */
export function initialOf(name: string): string {
  const bare = name.trim().replace(/^(ร้านค้า|ร้าน|บริษัท|หจก\.?|บจก\.?)\s*(?=\S)/, '')
  const letter = bare.replace(/^[เแโใไ]+(?=[ก-ฮ])/, '').match(/[\p{L}\p{N}]/u)?.[0]
  return letter?.toUpperCase() ?? '?'
}
