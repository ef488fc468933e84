import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { favouritesContract } from '#shop/catalogue/favourite-contracts.ts'
import { productItemsContract } from '#shop/catalogue/product-items-contract.ts'
import { cardMaker } from '#web/goods/goods.tsx'
import { showProblems } from '#web/kit/show-problems.ts'
import { visitorContext } from '#web/kit/visitor.ts'
import { WishlistScreen } from './wishlist-screen.tsx'

const mostCodes = 60

/** The server's list. A phone that has more, not yet sent, asks for those by their codes. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call, locale } = context.get(visitorContext)
  const codes = url.searchParams
    .getAll('code')
    .slice(0, mostCodes)
    .map((code) => code.slice(0, 60))
  return showProblems(async () => {
    const cards = await cardMaker(locale)
    if (codes.length > 0) return { products: cards(await call(productItemsContract, { codes, take: codes.length })), codes: [] }
    const { products, codes: kept } = await call(favouritesContract, { detail: true })
    return { products: cards(products), codes: kept }
  })
}
export type WishlistData = Awaited<ReturnType<typeof loader>>

export default function WishlistRoute() {
  return <WishlistScreen {...useLoaderData<typeof loader>()} />
}
