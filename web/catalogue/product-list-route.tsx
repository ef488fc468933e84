import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { hierarchyContract } from '#shop/catalogue/hierarchy-contract.ts'
import { pageSize } from '#shop/catalogue/product.ts'
import { productItemsContract } from '#shop/catalogue/product-items-contract.ts'
import { showProblems } from '#web/kit/show-problems.ts'
import { visitorContext } from '#web/kit/visitor.ts'
import { cardOf } from './card-product.ts'
import { ProductListScreen } from './product-list-screen.tsx'
import { readSearch } from './product-search.ts'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call, locale } = context.get(visitorContext)
  const search = readSearch(url.searchParams)
  const { type, sort, skip, text, c1, c2, c3, displayGroupId } = search
  return showProblems(async () => {
    const [products, { categories }] = await Promise.all([
      call(productItemsContract, {
        take: pageSize,
        skip,
        text,
        h1: c1,
        h2: c2,
        h3: c3,
        displayGroupId,
        types: type === 'suggest' || type === 'BEST_SELLER' ? [type] : [],
        highlight: type === 'HOTDEAL' || type === 'NEW' ? type : '',
        onlyPromoted: type === 'PROMOTION',
        sortByPrice: sort,
      }),
      call(hierarchyContract, { h2: c1 !== undefined, h3: false }),
    ])
    return { products: products.map((product) => cardOf(product, locale)), categories, search }
  })
}
export type ProductListData = Awaited<ReturnType<typeof loader>>

export default function ProductListRoute() {
  return <ProductListScreen {...useLoaderData<typeof loader>()} />
}
