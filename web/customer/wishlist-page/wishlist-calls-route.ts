import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { productItemsContract } from '#shop/catalogue/product-items-contract.ts'
import {
  addFavouritesContract,
  favouritesContract,
  removeFavouritesContract,
} from '#shop/wishlist/wishlist-contracts.ts'
import { type CardProduct, cardMaker } from '#web/customer/product-cards/card-product.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { answerShopper } from '#web/kit/visit/answer-shopper.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'

const atOnce = 60
const longestCode = 60

function clean(codes: readonly unknown[]): string[] {
  return codes
    .flatMap((code) => (typeof code === 'string' && code !== '' ? [code.slice(0, longestCode)] : []))
    .slice(0, atOnce)
}

export type WishedCards = { products: CardProduct[] }

/** Goods by their codes, for hearts the page does not know yet; opened by hand, it leads to the wishlist. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<Response> {
  const { call, locale } = context.get(visitorContext)
  const codes = clean(url.searchParams.getAll('code'))
  if (codes.length === 0) return redirect(paths.wishlist)
  const [products, cards] = await showProblems(() =>
    Promise.all([call(productItemsContract, { codes, take: codes.length }), cardMaker(locale)]),
  )
  return Response.json({ products: cards(products) } satisfies WishedCards)
}

/** Takes what changed on a phone and answers with the whole list as the server keeps it. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const visitor = context.get(visitorContext)
  const form = await request.formData()
  const [add, remove] = [clean(form.getAll('add')), clean(form.getAll('remove'))]
  return answerShopper(request, visitor, async () => {
    if (add.length > 0) await visitor.call(addFavouritesContract, { codes: add })
    if (remove.length > 0) await visitor.call(removeFavouritesContract, { codes: remove })
    return { codes: (await visitor.call(favouritesContract, { detail: false })).codes }
  })
}
