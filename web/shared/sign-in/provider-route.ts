import { type LoaderFunctionArgs, redirect } from 'react-router'
import { signInProviders } from '#shop/sign-in/sign-in-providers.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { partsContext } from '#web/kit/calls/page-parts.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { finishAtProvider, isProviderCallback, providerSignInAddress } from './provider-sign-in.ts'

/** Google and Facebook, and later providers; LINE has pages of its own. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const provider = signInProviders.find((name) => name === params.provider)
  if (!provider || provider === 'line') throw new Response(null, { status: 404 })
  const gate = {
    provider,
    path: paths.providerLogin({ provider }),
    visitor: context.get(visitorContext),
    parts: context.get(partsContext),
    url,
  }
  if (isProviderCallback(url)) return finishAtProvider(gate)
  try {
    return redirect(await providerSignInAddress(gate))
  } catch (error) {
    if (error instanceof CallProblem)
      return redirect(withQuery(paths.login, { why: error.problem.Code, with: provider }))
    throw error
  }
}
