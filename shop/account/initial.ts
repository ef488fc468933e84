/** The letter that stands for a shop without a photo. Most shops begin with the word for shop, and a leading vowel is not a letter by itself. */
export function initialOf(name: string): string {
  const bare = name.trim().replace(/^(ร้านค้า|ร้าน|บริษัท|หจก\.?|บจก\.?)\s*(?=\S)/, '')
  const letter = bare.replace(/^[เแโใไ]+(?=[ก-ฮ])/, '').match(/[\p{L}\p{N}]/u)?.[0]
  return letter?.toUpperCase() ?? '?'
}
