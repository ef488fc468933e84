import { type ActionFunctionArgs, redirect } from 'react-router'
import { refreshContract } from '#shop/identity/sign-in-contracts.ts'
import { CallProblem, loginAddress } from '#web/kit/calls/call.ts'
import { field } from '#web/kit/calls/form-problem.ts'
import { saveSignIn } from '#web/kit/visit/access-token.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'

export function loader() {
  return redirect(merchantPaths.home)
}

/** Switches to another of the staff member's centres: the same session, a new token. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { jar, call } = context.get(visitorContext)
  const saleUnit = field(await request.formData(), 'saleUnit')
  try {
    saveSignIn(
      jar,
      'merchant',
      await call(refreshContract, { refreshToken: jar.get('merchantRefresh') ?? '', saleUnit, rotate: true }),
    )
    jar.set('clientToken', '')
  } catch (error) {
    if (!(error instanceof CallProblem) || error.status >= 500) throw error
    // An unknown centre changes nothing.
    if (error.status === 401) return redirect(loginAddress(merchantPaths.login, merchantPaths.home))
  }
  return redirect(merchantPaths.home)
}
