import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { CallProblem } from '#web/kit/calls/call.ts'
import { partsContext } from '#web/kit/calls/page-parts.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { LeavingForProvider } from '#web/shared/sign-in/leaving-for-provider.tsx'
import {
  finishAtProvider,
  isProviderCallback,
  providerSignInAddress,
  startAtProvider,
} from '#web/shared/sign-in/provider-sign-in.ts'
import { readHookRequest } from './line-hook.ts'

/** LINE sign-in for customers: start, callback, and the page after LINE sign-out. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const gate = {
    provider: 'line',
    path: paths.lineAuthenUser,
    visitor,
    parts: context.get(partsContext),
    url,
  } as const
  if (isProviderCallback(url)) throw await finishAtProvider(gate)
  try {
    if (url.searchParams.get('state') !== 'GUEST') throw redirect(await providerSignInAddress(gate))
    // After sign-out no cookie is left, so the address names the channel.
    const { cid = visitor.jar.get('cid') } = readHookRequest((name) => url.searchParams.get(name) ?? '')
    return { address: await startAtProvider(gate, 'guest', `GUEST${cid ? `-${cid}` : ''}.`) }
  } catch (error) {
    if (error instanceof CallProblem)
      throw redirect(withQuery(paths.login, { why: error.problem.Code, with: 'line' }))
    throw error
  }
}

export default function LineAuthenUserRoute() {
  return <LeavingForProvider provider="line" {...useLoaderData<typeof loader>()} />
}
