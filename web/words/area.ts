/** The three areas of the house; each loads only its own sentences, in one language. */
export type Area = 'shop' | 'merchant' | 'rider'

/** The area of a path without its language prefix. */
export function areaOf(path: string): Area {
  if (/^\/(merchant|admin|sales)(\/|$)/i.test(path)) return 'merchant'
  return /^\/rider(\/|$)/i.test(path) ? 'rider' : 'shop'
}
