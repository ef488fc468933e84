import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { productItemsContract } from '#shop/catalogue/product-items-contract.ts'
import { getPointContract } from '#shop/points/points-contracts.ts'
import { pick } from '#shop/words/locale.ts'
import { field } from '#web/kit/calls/form-problem.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { ProgrammeScreen } from './programme-screen.tsx'

const shown = 6

/** The programme's public page; a signed-in customer also sees the balance. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { call, findShopper, settings, locale } = context.get(visitorContext)
  return showProblems(async () => {
    const [shopper, { pointsPer100Baht }] = await Promise.all([findShopper(), settings()])
    const [balance, rewards] = await Promise.all([
      shopper?.kind === 'customer' ? call(getPointContract, {}) : null,
      call(productItemsContract, { onlyRedeemable: true, take: shown }),
    ])
    return {
      pointsPer100Baht,
      balance,
      rewards: rewards.map((product) => ({
        code: product.code,
        name: pick(locale, product.name.th, product.name.en),
        picture: product.pictures[0],
        points: product.pointsPerUnit,
        unit: pick(locale, product.units.at(-1)?.name.th ?? '', product.units.at(-1)?.name.en ?? ''),
      })),
    }
  })
}

/** Switches points mode. A person acting for a customer cannot redeem. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { jar, findShopper } = context.get(visitorContext)
  const requested = field(await request.formData(), 'do')
  const shopper = await findShopper()
  if (shopper?.kind !== 'customer') return redirect(withQuery(paths.login, { to: paths.pointProgramme }))
  if (requested === 'enter' && !shopper.actor) {
    jar.set('pointsMode', 'Y')
    return redirect(paths.products)
  }
  jar.set('pointsMode', '')
  return redirect(paths.pointProgramme)
}

export default function ProgrammeRoute() {
  return <ProgrammeScreen {...useLoaderData<typeof loader>()} />
}
