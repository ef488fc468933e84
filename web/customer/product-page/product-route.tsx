import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageSize } from '#shop/catalogue/product.ts'
import { productItemsContract } from '#shop/catalogue/product-items-contract.ts'
import { productDetailContract, relatedProductsContract } from '#shop/products/product-detail-contract.ts'
import { cardMaker } from '#web/customer/product-cards/card-product.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { inPointsMode } from '#web/kit/visit/points-mode.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import { NotSoldScreen } from './not-sold-screen.tsx'
import { pageProduct } from './page-product.ts'
import { ProductScreen } from './product-screen.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { call, locale } = visitor
  const code = params.code ?? ''
  return showProblems(async () => {
    try {
      const [detail, related, cards, onlyRedeemable] = await Promise.all([
        call(productDetailContract, { code }),
        call(relatedProductsContract, { code }),
        cardMaker(locale),
        inPointsMode(visitor),
      ])
      const alike = onlyRedeemable ? related.filter(({ pointsPerUnit }) => pointsPerUnit > 0) : related
      return data({ product: pageProduct(detail, locale), related: cards(alike) })
    } catch (error) {
      if (!(error instanceof CallProblem) || error.status !== 404) throw error
      return data({ notSold: error.problem.Message, popular: await findPopular(visitor) }, { status: 404 })
    }
  })
}

/** A visitor of a product not sold here, by link or after a switch of centre, is led to what is. */
async function findPopular(visitor: Visitor) {
  const { call, locale } = visitor
  const onlyRedeemable = await inPointsMode(visitor)
  const [products, cards] = await Promise.all([
    call(productItemsContract, { take: pageSize, types: ['BEST_SELLER'], onlyRedeemable }),
    cardMaker(locale),
  ])
  return cards(products)
}

export default function ProductRoute() {
  const loaded = useLoaderData<typeof loader>()
  if ('notSold' in loaded) return <NotSoldScreen {...loaded} />
  // Another product is another page: the chosen picture and the copied code must reset.
  return <ProductScreen key={loaded.product.code} {...loaded} />
}
