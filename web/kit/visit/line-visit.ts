import type { Jar } from './jar.ts'

/** How LINE opened the shop: at all, and from a centre's rich menu, which locks the centre. */
type LineVisit = { fromLine: boolean; centre: string | undefined }

export function readLineVisit(jar: Jar): LineVisit {
  const [from, centre] = (jar.get('line') ?? '').split(' ')
  return { fromLine: from === 'line', centre: centre && /^[A-Z0-9]{3,10}$/.test(centre) ? centre : undefined }
}

export function saveLineVisit(jar: Jar, { centre }: Pick<LineVisit, 'centre'>): void {
  jar.set('line', centre ? `line ${centre}` : 'line')
}

/** LINE's browser for pages that it opens as its own, which hands over who the visitor is. */
export const isLiffBrowser = (userAgent: string | null | undefined): boolean =>
  /\bLine\/\d+\.\d+\.\d+ LIFF\b/.test(userAgent ?? '')
