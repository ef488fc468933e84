import type { Jar } from './jar.ts'

/** How LINE opened the shop: from LINE at all, and from a rich menu that belongs to one centre, which then cannot be changed. */
type LineVisit = { fromLine: boolean; centre: string | undefined }

export function readLineVisit(jar: Jar): LineVisit {
  const [from, centre] = (jar.get('line') ?? '').split(' ')
  return { fromLine: from === 'line', centre: centre && /^[A-Z0-9]{3,10}$/.test(centre) ? centre : undefined }
}

export function keepLineVisit(jar: Jar, { centre }: Pick<LineVisit, 'centre'>): void {
  jar.set('line', centre ? `line ${centre}` : 'line')
}
