import type { LoaderFunctionArgs } from 'react-router'
import { locales } from '#shop/words/locale.ts'
import { partsContext } from '#web/kit/calls/page-parts.ts'
import { findGuest } from '#web/kit/visit/guest.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'

/** Private pages, and those that only redirect. */
const closed = [
  'merchant',
  'rider',
  'admin',
  'sales',
  'agents',
  'profile',
  'cart',
  'checkout',
  'history',
  'payment',
  'order/tracking',
  'chat',
]

/**
 * Search engines may read guest pages, or nothing without guest mode; the response is the same for every
 * visitor.
 */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { origin, ...asking } = context.get(partsContext)
  const lines = (await findGuest(asking))
    ? [
        'Allow: /',
        'Disallow: /rest/',
        ...locales.flatMap((locale) => closed.map((path) => `Disallow: ${inLanguage(locale, `/${path}`)}`)),
        '',
        `Sitemap: ${origin}${paths.sitemap}`,
      ]
    : ['Disallow: /']
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' }
  return new Response(`User-agent: *\n${lines.join('\n')}\n`, { headers })
}
