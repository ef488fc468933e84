import { useEffect } from 'react'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { buyAgainContract } from '#shop/catalogue/buy-again-contract.ts'
import { displayGroupsContract } from '#shop/catalogue/display-group-contract.ts'
import { hierarchyContract } from '#shop/catalogue/hierarchy-contract.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { productItemsContract } from '#shop/catalogue/product-items-contract.ts'
import { whatsNewContract } from '#shop/content/whats-new-contract.ts'
import { orderAdviceContract } from '#shop/order-advice/order-advice-contracts.ts'
import { type Locale, pick } from '#shop/words/locale.ts'
import { adviceOf } from '#web/customer/order-advice/advised-item.ts'
import { cardMaker } from '#web/customer/product-cards/card-product.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { inPointsMode } from '#web/kit/visit/points-mode.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { agentLinks } from './agent-links.ts'
import { dealsEnd } from './deals-end.ts'
import { makeHomeCache } from './home-cache.ts'
import { homeContent } from './home-content.ts'
import { type HomeData, HomeScreen } from './home-screen.tsx'

// One or two screens of each; the list page has the rest.
const shelf = 6
const grid = 12
const groups = 6
const ofGroup = 4
const stories = 3
const advised = 12

export async function loader({ context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { call, settings, locale, findShopper } = visitor
  return showProblems(async () => {
    const [shopper, onlyRedeemable] = await Promise.all([findShopper(), inPointsMode(visitor)])
    // In points mode the page shows only what can be redeemed, without promotions.
    const buysAgain = shopper?.kind === 'customer' && !onlyRedeemable
    const [
      content,
      { categories },
      hotDeals,
      again,
      advice,
      bestSellers,
      recommended,
      fresh,
      shown,
      cached,
      cards,
    ] = await Promise.all([
      Promise.all((['B', 'M', 'N', 'L'] as const).map((kind) => call(whatsNewContract, { kind }))),
      call(hierarchyContract, { h2: false, h3: false, withPicture: true, onlyRedeemable }),
      onlyRedeemable ? [] : call(productItemsContract, { highlight: 'HOTDEAL', take: shelf }),
      buysAgain ? call(buyAgainContract, { take: shelf }) : [],
      buysAgain ? call(orderAdviceContract, { take: advised }) : undefined,
      call(productItemsContract, { types: ['BEST_SELLER'], take: grid, onlyRedeemable }),
      call(productItemsContract, { types: ['suggest'], take: shelf, onlyRedeemable }),
      call(productItemsContract, { highlight: 'NEW', take: shelf, onlyRedeemable }),
      call(displayGroupsContract, {
        type: 'EORDER_HOME_PAGE',
        productsIncluded: true,
        take: groups,
        productsTake: ofGroup,
      }),
      settings(),
      cardMaker(locale),
    ])
    const [banners = [], miniBanners = [], news = [], links = []] = content.map((kind) =>
      kind.map((one) => homeContent(one, locale)),
    )
    const now = new Date()
    return {
      banners: onlyRedeemable ? [] : banners,
      bannerSeconds: cached.bannerSeconds,
      miniBanners: onlyRedeemable ? [] : miniBanners.slice(0, cached.miniBannerAmount),
      miniBannerSeconds: cached.miniBannerSeconds,
      news: news.slice(0, stories),
      links: shopper && !onlyRedeemable ? [...agentLinks(shopper.agent, locale), ...links] : links,
      categories: categories.map(({ code, name, nameEn, picture }) => ({
        code,
        name: locale === 'en' ? nameEn || name : name,
        picture,
      })),
      brands: brandsOf([...bestSellers, ...recommended, ...fresh, ...hotDeals], locale),
      hotDeals: cards(hotDeals),
      dealsEnd: dealsEnd(hotDeals, now),
      now: now.getTime(),
      again: cards(again),
      advice: advice && adviceOf(advice, locale),
      bestSellers: cards(bestSellers),
      recommended: cards(recommended),
      fresh: cards(fresh),
      groups: shown.groups
        .filter(({ products }) => !onlyRedeemable || products.some(({ pointsPerUnit }) => pointsPerUnit > 0))
        .map(({ group, products }) => ({
          id: group.id,
          name: group.useTranslatedName && locale === 'en' ? group.nameEn || group.name : group.name,
          pictures: products.flatMap(({ pictures }) => pictures.slice(0, 1)),
        })),
    }
  })
}
const mostBrands = 12

/** The brands of the best sellers on this page, each once, in that order. */
function brandsOf(products: readonly Product[], locale: Locale): string[] {
  return [...new Set(products.map(({ brand }) => pick(locale, brand.name.th, brand.name.en)))]
    .filter(Boolean)
    .slice(0, mostBrands)
}

const cache = makeHomeCache<HomeData>()

/** Returning to the home page within three minutes makes no request. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<HomeData> {
  return cache.fresh() ?? cache.keep(await serverLoader<typeof loader>())
}

export default function HomeRoute() {
  const data = useLoaderData<typeof loader>()
  // The data of the document counts as cached too.
  useEffect(() => void (cache.fresh() ?? cache.keep(data)), [data])
  return <HomeScreen {...data} />
}
