import type { LoaderFunctionArgs } from 'react-router'
import type { CardProduct } from '#web/customer/product-cards/card-product.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { findProducts } from './find-products.ts'
import { readSearch } from './product-search.ts'

export type MoreProducts = { products: CardProduct[] }

/** The next page of a list, with the same query as the list itself. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<Response> {
  const products = await showProblems(() =>
    findProducts(context.get(visitorContext), readSearch(url.searchParams)),
  )
  return Response.json({ products } satisfies MoreProducts)
}
