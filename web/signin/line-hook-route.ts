import { type LoaderFunctionArgs, redirect } from 'react-router'
import { swapCentreContract } from '#shop/centres/centre-contracts.ts'
import { CallProblem } from '#web/kit/call.ts'
import { keepLineVisit } from '#web/kit/line-visit.ts'
import { safeReturn } from '#web/kit/safe-return.ts'
import { type Visitor, visitorContext } from '#web/kit/visitor.ts'

/**
 * Where LINE opens the shop: from a message, a rich menu (`dc` names the centre it belongs to) or a LIFF address (`liff.state`).
 * Whoever is not signed in goes by LINE first and comes back here.
 */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const asked = (name: string) => url.searchParams.get(name) ?? ''
  const to = safeReturn(asked('to') || asked('liff.state'))
  const centre = /^[A-Za-z0-9]{3,10}$/.test(asked('dc')) ? asked('dc').toUpperCase() : undefined
  if (/^[\w-]{1,40}$/.test(asked('cid'))) visitor.jar.set('cid', asked('cid'))
  keepLineVisit(visitor.jar, { centre })
  const shopper = await visitor.findShopper()
  if (shopper?.kind !== 'customer') {
    // A centre's page for those LINE could not sign in: they look around as guests.
    if (asked('guest') === 'Y') return redirect(to)
    const here = `/line_hook?${new URLSearchParams({ to, ...(centre ? { dc: centre } : {}) })}`
    return redirect(`/line/authenuser?${new URLSearchParams({ to: here })}`)
  }
  if (centre && centre !== shopper.user.activeCentre && !shopper.actor) await enterCentre(visitor, centre)
  return redirect(to)
}

/** A rich menu of a centre that does not serve this shop leads into the centre in use, and locks nothing. */
async function enterCentre({ call, jar }: Visitor, saleUnit: string): Promise<void> {
  try {
    const { token, user } = await call(swapCentreContract, { saleUnit })
    jar.set('customerToken', token)
    jar.set('selectedCentre', user.saleUnit)
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    keepLineVisit(jar, { centre: undefined })
  }
}
