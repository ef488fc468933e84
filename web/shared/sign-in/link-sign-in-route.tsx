import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { confirmStateContract } from '#shop/identity/confirm-contracts.ts'
import { signInProviders } from '#shop/sign-in/sign-in-providers.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { partsContext } from '#web/kit/calls/page-parts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { confirmAddress } from '#web/kit/visit/confirm-address.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { LeavingForProvider } from './leaving-for-provider.tsx'
import { LinkSignInScreen } from './link-sign-in-screen.tsx'
import { startAtProvider } from './provider-sign-in.ts'

function providerOf({ provider: asked }: LoaderFunctionArgs['params']) {
  const provider = signInProviders.find((name) => name === asked)
  if (!provider) throw new Response(null, { status: 404 })
  return provider
}

/** Opening this page starts nothing, wherever its link was; only its form does. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const provider = providerOf(params)
  const { confirmed } = await showProblems(() => context.get(visitorContext).call(confirmStateContract, {}))
  if (!confirmed) throw redirect(confirmAddress(paths.linkSignIn({ provider })))
  return { provider }
}

export async function action({ url, params, context }: ActionFunctionArgs) {
  const provider = providerOf(params)
  const visitor = context.get(visitorContext)
  const { confirmed } = await showProblems(() => visitor.call(confirmStateContract, {}))
  if (!confirmed) return redirect(confirmAddress(paths.linkSignIn({ provider })))
  const path = provider === 'line' ? paths.lineAuthenUser : paths.providerLogin({ provider })
  try {
    return {
      address: await startAtProvider(
        { provider, path, visitor, parts: context.get(partsContext), url },
        'link',
      ),
    }
  } catch (error) {
    if (error instanceof CallProblem)
      return redirect(withQuery(paths.profile, { why: error.problem.Code, with: provider }))
    throw error
  }
}

export default function LinkSignInRoute() {
  const { provider } = useLoaderData<typeof loader>()
  const address = useActionData<typeof action>()?.address
  return address ? (
    <LeavingForProvider provider={provider} address={address} />
  ) : (
    <LinkSignInScreen provider={provider} />
  )
}
