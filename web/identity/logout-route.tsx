import { type ActionFunctionArgs, redirect } from 'react-router'
import { logoutContract } from '#shop/identity/sign-in-contracts.ts'
import { CallProblem } from '#web/kit/call.ts'
import { field } from '#web/kit/form-problem.ts'
import { type Visitor, visitorContext } from '#web/kit/visitor.ts'

export function loader() {
  return redirect('/')
}

async function end(call: Visitor['call']): Promise<void> {
  try {
    await call(logoutContract, {})
  } catch (error) {
    // A session that has ended already needs no ending.
    if (!(error instanceof CallProblem)) throw error
  }
}

/** Signs out whoever the form names. Leaving a client leads back to that client in the back office. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { jar, call, callAsStaff, callAsRider, findShopper } = context.get(visitorContext)
  const who = field(await request.formData(), 'who')
  if (who === 'merchant') {
    await end(callAsStaff)
    for (const name of ['merchantToken', 'merchantRefresh', 'clientToken'] as const) jar.set(name, '')
    return redirect('/merchant/login')
  }
  if (who === 'rider') {
    await end(callAsRider)
    for (const name of ['riderToken', 'riderRefresh'] as const) jar.set(name, '')
    return redirect('/rider/login')
  }
  const shopper = await findShopper()
  if (shopper?.actor) {
    jar.set('clientToken', '')
    return redirect(`/merchant/customer/${encodeURIComponent(shopper.user.customerCode)}/${shopper.user.saleUnit}`)
  }
  await end(call)
  for (const name of ['customerToken', 'customerRefresh'] as const) jar.set(name, '')
  return redirect('/')
}

export default function LogoutRoute() {
  return null
}
