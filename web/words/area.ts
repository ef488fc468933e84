/** The three areas of the web; each loads only its own dictionary, in one language. */
export const areas = ['shop', 'merchant', 'rider'] as const
export type Area = (typeof areas)[number]

/** The area of a path without its language prefix. */
export function areaOf(path: string): Area {
  if (/^\/(merchant|admin|sales)(\/|$)/i.test(path)) return 'merchant'
  return /^\/rider(\/|$)/i.test(path) ? 'rider' : 'shop'
}
