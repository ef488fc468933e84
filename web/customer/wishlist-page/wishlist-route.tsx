import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { wishlistContract } from '#shop/wishlist/wishlist-contracts.ts'
import { cardMaker } from '#web/customer/product-cards/card-product.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { WishlistScreen } from './wishlist-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { call, locale } = context.get(visitorContext)
  return showProblems(async () => {
    const [{ products, codes }, cards] = await Promise.all([
      call(wishlistContract, { detail: true }),
      cardMaker(locale),
    ])
    return { products: cards(products), codes }
  })
}

export default function WishlistRoute() {
  return <WishlistScreen {...useLoaderData<typeof loader>()} />
}
