import { type LiffApp, liffLink } from './liff.ts'

export type MenuLinkParts = { liff: LiffApp | undefined; origin: string; saleUnit: string }

/** A page of the shop as menus and cards open it: signed in by LINE where it can, and locked on the centre. */
export function menuLink({ liff, origin, saleUnit }: MenuLinkParts, path: string): string {
  const hook = `/line_hook?dc=${encodeURIComponent(saleUnit)}&to=${encodeURIComponent(path)}`
  return liff ? liffLink(liff, hook) : `${origin}${hook}`
}
