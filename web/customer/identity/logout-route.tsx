import { type ActionFunctionArgs, redirect } from 'react-router'
import { logoutContract } from '#shop/identity/sign-in-contracts.ts'
import { revokeLineTokenContract, staffLineLogoutContract } from '#shop/sign-in/external-contracts.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { field } from '#web/kit/calls/form-problem.ts'
import { readLineVisit } from '#web/kit/visit/line-visit.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'

/** Every cookie of one customer, so that the next at this device starts clean. */
const ofShopper = [
  ...([
    'customerToken',
    'customerRefresh',
    'clientToken',
    'line',
    'pointsMode',
    'otp',
    'signIn',
    'linkTicket',
  ] as const),
  ...(['selectedCentre', 'cid'] as const),
]

export function loader() {
  return redirect(paths.home)
}

async function end(call: () => Promise<unknown>): Promise<void> {
  try {
    await call()
  } catch (error) {
    // An already ended session needs no sign-out.
    if (!(error instanceof CallProblem)) throw error
  }
}

/** Revokes the LINE token; a failure stops the sign-out only for customers who came from LINE. */
async function leavesLine(call: Visitor['call']): Promise<boolean> {
  try {
    await call(revokeLineTokenContract, {})
    return true
  } catch (error) {
    if (error instanceof CallProblem) return false
    throw error
  }
}

/** Signs out the person the form names. Leaving a client returns to that client in the back office. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { jar, call, callAsStaff, callAsRider, findShopper } = context.get(visitorContext)
  const who = field(await request.formData(), 'who')
  const { fromLine } = readLineVisit(jar)
  if (who === 'merchant') {
    // Staff who signed in by LINE are signed out there too; a failure does not stop the sign-out.
    await end(() => callAsStaff(staffLineLogoutContract, {}))
    await end(() => callAsStaff(logoutContract, {}))
    for (const name of ['merchantToken', 'merchantRefresh', 'clientToken', 'secondFactor'] as const)
      jar.set(name, '')
    return redirect(merchantPaths.login)
  }
  if (who === 'rider') {
    await end(() => callAsRider(logoutContract, {}))
    for (const name of ['riderToken', 'riderRefresh'] as const) jar.set(name, '')
    return redirect(riderPaths.login)
  }
  const shopper = await findShopper()
  if (shopper?.actor) {
    jar.set('clientToken', '')
    if (shopper.actor.kind === 'agent') return redirect(paths.agentCustomers)
    return redirect(
      merchantPaths.customer({ code: shopper.user.customerCode, saleunit: shopper.user.saleUnit }),
    )
  }
  if (shopper?.kind === 'customer' && !(await leavesLine(call)) && fromLine)
    return redirect(withQuery(paths.home, { trouble: 'line' }))
  await end(() => call(logoutContract, {}))
  const cid = jar.get('cid')
  for (const name of ofShopper) jar.set(name, '')
  return redirect(
    fromLine ? withQuery(paths.lineAuthenUser, { state: 'GUEST', ...(cid ? { cid } : {}) }) : paths.home,
  )
}

export default function LogoutRoute() {
  return null
}
