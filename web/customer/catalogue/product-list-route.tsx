import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { hierarchyContract } from '#shop/catalogue/hierarchy-contract.ts'
import { nearestWordsContract } from '#shop/catalogue/search-contracts.ts'
import { pick } from '#shop/words/locale.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { inPointsMode } from '#web/kit/visit/points-mode.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { findProducts } from './find-products.ts'
import { ProductListScreen } from './product-list-screen.tsx'
import { readSearch } from './product-search.ts'

const nearest = 6
const popularProducts = readSearch(new URLSearchParams({ type: 'BEST_SELLER' }))

export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { call, locale } = visitor
  const search = readSearch(url.searchParams)
  const { skip, text, c1, c2, c3 } = search
  return showProblems(async () => {
    const onlyRedeemable = await inPointsMode(visitor)
    const [products, { categories }] = await Promise.all([
      findProducts(visitor, search),
      call(hierarchyContract, {
        h2: c1 !== undefined || c2 !== undefined,
        h3: c2 !== undefined || c3 !== undefined,
        onlyRedeemable,
      }),
    ])
    const lost = products.length === 0 && skip === 0 && text.trim() !== ''
    const words = lost ? await call(nearestWordsContract, { search: text, take: nearest }) : []
    // When no word is near either, best sellers are better than an empty page.
    const popular = lost && words.length === 0 ? await findProducts(visitor, popularProducts) : []
    return {
      products,
      categories: categories.map((category) => ({
        level: category.level,
        code: category.code,
        parent: category.h2 ?? category.h1,
        name: pick(locale, category.name, category.nameEn),
      })),
      search,
      popular,
      nearest: [...new Set(words.map(({ th, en, text: plain }) => pick(locale, th, en) || plain))],
    }
  })
}

export default function ProductListRoute() {
  return <ProductListScreen {...useLoaderData<typeof loader>()} />
}
