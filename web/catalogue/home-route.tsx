import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { hierarchyContract } from '#shop/catalogue/hierarchy-contract.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { productItemsContract } from '#shop/catalogue/product-items-contract.ts'
import { whatsNewContract } from '#shop/content/whats-new-contract.ts'
import { showProblems } from '#web/kit/show-problems.ts'
import { visitorContext } from '#web/kit/visitor.ts'
import { cardOf } from './card-product.ts'
import { HomeScreen } from './home-screen.tsx'

// A screenful or two of each; the rest is one tap away.
const shelf = 6
const grid = 12

export async function loader({ context }: LoaderFunctionArgs) {
  const { call, settings, locale } = context.get(visitorContext)
  return showProblems(async () => {
    const [banners, { categories }, hotDeals, bestSellers, recommended, fresh, { bannerSeconds }] = await Promise.all([
      call(whatsNewContract, { kind: 'B' }),
      call(hierarchyContract, { h2: false, h3: false, withPicture: true }),
      call(productItemsContract, { highlight: 'HOTDEAL', take: shelf }),
      call(productItemsContract, { types: ['BEST_SELLER'], take: grid }),
      call(productItemsContract, { types: ['suggest'], take: shelf }),
      call(productItemsContract, { highlight: 'NEW', take: shelf }),
      settings(),
    ])
    const cards = (products: Product[]) => products.map((product) => cardOf(product, locale))
    return {
      banners,
      categories,
      hotDeals: cards(hotDeals),
      bestSellers: cards(bestSellers),
      recommended: cards(recommended),
      fresh: cards(fresh),
      bannerSeconds,
    }
  })
}
export type HomeData = Awaited<ReturnType<typeof loader>>

export default function HomeRoute() {
  return <HomeScreen {...useLoaderData<typeof loader>()} />
}
