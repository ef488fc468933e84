import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { productDetailContract, relatedProductsContract } from '#shop/catalogue/product-detail-contract.ts'
import { cardMaker } from '#web/goods/goods.tsx'
import { showProblems } from '#web/kit/show-problems.ts'
import { visitorContext } from '#web/kit/visitor.ts'
import { pageProduct } from './page-product.ts'
import { ProductScreen } from './product-screen.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { call, locale } = context.get(visitorContext)
  const code = params.code ?? ''
  return showProblems(async () => {
    const [detail, related, cards] = await Promise.all([
      call(productDetailContract, { code }),
      call(relatedProductsContract, { code }),
      cardMaker(locale),
    ])
    return { product: pageProduct(detail, locale), related: cards(related) }
  })
}
export type ProductData = Awaited<ReturnType<typeof loader>>

export default function ProductRoute() {
  const data = useLoaderData<typeof loader>()
  // Another product is another page: the chosen picture and the copied code do not carry over.
  return <ProductScreen key={data.product.code} {...data} />
}
