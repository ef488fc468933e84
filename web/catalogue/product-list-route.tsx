import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { hierarchyContract } from '#shop/catalogue/hierarchy-contract.ts'
import { pageSize } from '#shop/catalogue/product.ts'
import { productItemsContract } from '#shop/catalogue/product-items-contract.ts'
import { nearestWordsContract } from '#shop/catalogue/search-contracts.ts'
import { pick } from '#shop/words/locale.ts'
import { cardMaker } from '#web/goods/goods.tsx'
import { showProblems } from '#web/kit/show-problems.ts'
import { visitorContext } from '#web/kit/visitor.ts'
import { ProductListScreen } from './product-list-screen.tsx'
import { readSearch } from './product-search.ts'

const nearest = 6

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call, locale } = context.get(visitorContext)
  const search = readSearch(url.searchParams)
  const { type, sort, skip, text, c1, c2, c3, displayGroupId, promotionId } = search
  return showProblems(async () => {
    const [products, { categories }, cards] = await Promise.all([
      call(productItemsContract, {
        take: pageSize,
        skip,
        text,
        h1: c1,
        h2: c2,
        h3: c3,
        displayGroupId,
        promotionId,
        types: type === 'suggest' || type === 'BEST_SELLER' ? [type] : [],
        highlight: type === 'HOTDEAL' || type === 'NEW' ? type : '',
        onlyPromoted: type === 'PROMOTION',
        sortByPrice: sort,
      }),
      call(hierarchyContract, { h2: c1 !== undefined || c2 !== undefined, h3: c2 !== undefined || c3 !== undefined }),
      cardMaker(locale),
    ])
    const lost = products.length === 0 && skip === 0 && text.trim() !== ''
    const words = lost ? await call(nearestWordsContract, { search: text, take: nearest }) : []
    return {
      products: cards(products),
      categories: categories.map((category) => ({
        level: category.level,
        code: category.code,
        parent: category.h2 ?? category.h1,
        name: pick(locale, category.name, category.nameEn),
      })),
      search,
      nearest: [...new Set(words.map(({ th, en, text: plain }) => pick(locale, th, en) || plain))],
    }
  })
}
export type ProductListData = Awaited<ReturnType<typeof loader>>

export default function ProductListRoute() {
  return <ProductListScreen {...useLoaderData<typeof loader>()} />
}
