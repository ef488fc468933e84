import { useEffect } from 'react'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useLocation,
} from 'react-router'
import {
  promotionListContract,
  promotionProductsContract,
  promotionProductsTake,
} from '#shop/catalogue/promotion-contracts.ts'
import { pick } from '#shop/words/locale.ts'
import { cardMaker } from '#web/customer/product-cards/card-product.ts'
import { makePageCache } from '#web/kit/calls/page-cache.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { inPointsMode } from '#web/kit/visit/points-mode.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { PromotionsForMembers, PromotionsScreen } from './promotions-screen.tsx'

const most = 48

/** Every promotion for the customer, or those of one brand. A guest is told that they are for customers. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { call, settings, locale, findShopper } = visitor
  return showProblems(async () => {
    // Points mode has no promotions: the list shows what can be redeemed.
    if (!(await settings()).promotionMenu || (await inPointsMode(visitor))) throw redirect(paths.products)
    if ((await findShopper())?.kind !== 'customer') return null
    const { brand } = params
    const [{ promotions, brands }, products, cards] = await Promise.all([
      call(promotionListContract, { brand, take: most }),
      brand ? [] : call(promotionProductsContract, { take: promotionProductsTake }),
      cardMaker(locale),
    ])
    const chosen = brand ? findBrand(brands, brand) : undefined
    const page = {
      brand: chosen && { code: chosen.code, name: pick(locale, chosen.name, chosen.nameEn) },
      brands: brands.map(({ code, name, nameEn, count }) => ({
        code,
        name: pick(locale, name, nameEn),
        count,
      })),
      promotions: promotions.map(({ promotion, freeProducts, productCount, pictures }) => ({
        ...promotion,
        productCount,
        pictures,
        free: freeProducts.map((product) => ({
          unit: pick(locale, product.unitTh, product.unitEn),
          name: pick(locale, product.nameTh, product.nameEn),
        })),
      })),
      products: cards(products),
    }
    // A brand without promotions has no page: an outdated link gets a 404.
    return brand && !chosen ? data(page, { status: 404 }) : page
  })
}

/** By its code, or by its name as products carry it on the wire. */
function findBrand<Brand extends { code: string; name: string; nameEn: string }>(
  brands: Brand[],
  brand: string,
): Brand | undefined {
  const same = (word: string) => word.toLowerCase() === brand.toLowerCase()
  return brands.find(({ code, name, nameEn }) => same(code) || same(name) || same(nameEn))
}

type Page = ReturnType<typeof useLoaderData<typeof loader>>
const cache = makePageCache<Page>(5 * 60_000)

/** Returning within five minutes makes no request. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<Page> {
  const { pathname } = new URL(request.url)
  return (cache.fresh(pathname) ?? { data: cache.store(pathname, await serverLoader<typeof loader>()) }).data
}

export default function PromotionsRoute() {
  const page = useLoaderData<typeof loader>()
  // The data of the document counts as cached too; its key has the language prefix, as the request has.
  const { pathname } = useLocation()
  useEffect(() => {
    const key = new URL(window.location.href).pathname
    if (key.endsWith(pathname) && !cache.fresh(key)) cache.store(key, page)
  }, [page, pathname])
  return page ? <PromotionsScreen {...page} /> : <PromotionsForMembers />
}
