import * as paths from '#web/paths/customer-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { withQuery } from '#web/paths/path-to.ts'

/** The protocol's limit of one file; each page has one entry per language. */
export const mostAddresses = 50_000

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const inXml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

export type SitemapPage = { path: string; day?: string }

/** A sitemap of these pages in Thai and English, each naming the other. */
export function sitemapOf(origin: string, pages: SitemapPage[]): string {
  const entries = pages.map(({ path, day }) => {
    const thai = inXml(`${origin}${path}`)
    const english = inXml(origin + inLanguage('en', path))
    const links = `<xhtml:link rel="alternate" hreflang="th" href="${thai}"/><xhtml:link rel="alternate" hreflang="en" href="${english}"/><xhtml:link rel="alternate" hreflang="x-default" href="${thai}"/>`
    const changed = day ? `<lastmod>${day}</lastmod>` : ''
    return `<url><loc>${thai}</loc>${changed}${links}</url>\n<url><loc>${english}</loc>${changed}${links}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`
}

/** The index of a network too large for one file. */
export function sitemapIndexOf(origin: string, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, part) => `<sitemap><loc>${inXml(origin + withQuery(paths.sitemap, { part }))}</loc></sitemap>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
}
