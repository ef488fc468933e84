import type { LoaderFunctionArgs } from 'react-router'
import { hierarchyContract } from '#shop/catalogue/hierarchy-contract.ts'
import { codesAtOnce, productCodesContract } from '#shop/catalogue/product-codes-contract.ts'
import { whatsNewContract } from '#shop/content/whats-new-contract.ts'
import type { AnswerOf, Endpoint, RequestOf } from '#shop/contract/endpoint.ts'
import { loadingCache } from '#shop/time/loading-cache.ts'
import { call } from '#web/kit/calls/call.ts'
import { type PageParts, partsContext } from '#web/kit/calls/page-parts.ts'
import { findGuest } from '#web/kit/visit/guest.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { mostAddresses, type SitemapPage, sitemapIndexOf, sitemapOf } from './sitemap.ts'

const cache = loadingCache<string | undefined>({ freshMs: 600_000, most: 50 })

type CallApi = <E extends Endpoint>(contract: E, request: RequestOf<E>) => Promise<AnswerOf<E>>

/** Lists what a guest can open, whoever requests it, since private assortments must not leak. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<Response> {
  const parts = context.get(partsContext)
  const part = /^\d{1,4}$/.exec(url.searchParams.get('part') ?? '')?.[0] ?? ''
  const xml = await cache.get(parts.carrier, `${parts.origin} ${part}`, () => writeSitemap(parts, part))
  if (xml === undefined) return new Response('Not found', { status: 404 })
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

async function writeSitemap(
  { carrier, locale, address, origin }: PageParts,
  part: string,
): Promise<string | undefined> {
  const guest = await findGuest({ carrier, locale, address })
  if (!guest) return undefined
  const callApi: CallApi = (contract, request) =>
    call({ carrier, locale, address, token: guest.token }, contract, request)
  const products = async (skip: number): Promise<SitemapPage[]> => {
    const { codes } = await callApi(productCodesContract, { skip, take: codesAtOnce })
    return codes.map((code) => ({ path: paths.product({ code }) }))
  }
  const { total } = await callApi(productCodesContract, { take: 0 })
  if (part !== '' && part !== '0') {
    const skip = (Number(part) - 1) * codesAtOnce
    return skip < total ? sitemapOf(origin, await products(skip)) : undefined
  }
  const own = await pagesBesideProducts(callApi)
  if (part === '0') return sitemapOf(origin, own)
  if ((own.length + total) * 2 <= mostAddresses) return sitemapOf(origin, [...own, ...(await products(0))])
  return sitemapIndexOf(origin, 1 + Math.ceil(total / codesAtOnce))
}

async function pagesBesideProducts(callApi: CallApi): Promise<SitemapPage[]> {
  const [{ categories }, news, fixed] = await Promise.all([
    callApi(hierarchyContract, { h3: false }),
    callApi(whatsNewContract, { kind: 'N' }),
    callApi(whatsNewContract, { kind: 'P' }),
  ])
  const lists = categories.map(({ code, h1 }) => ({
    path: h1 ? withQuery(paths.products, { c1: h1, c2: code }) : withQuery(paths.products, { c1: code }),
  }))
  return [
    ...[paths.home, paths.products, paths.news, paths.register, paths.releaseNotes, paths.pdpa].map(
      (path) => ({
        path,
      }),
    ),
    ...lists,
    ...fixed.flatMap(({ code }) =>
      code && code !== 'PDPA_001' ? [{ path: withQuery(paths.news, { code }) }] : [],
    ),
    ...news.map(({ id, startsOn }) => ({ path: paths.contents({ id }), day: startsOn })),
  ]
}
