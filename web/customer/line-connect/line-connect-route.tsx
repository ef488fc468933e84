import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { confirmStateContract } from '#shop/identity/confirm-contracts.ts'
import { confirmLineLinkContract, lineLinkContract } from '#shop/line/line-link-contracts.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { confirmAddress } from '#web/kit/visit/confirm-address.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { LeavingForProvider } from '#web/shared/sign-in/leaving-for-provider.tsx'
import { LineConnectScreen } from './line-connect-screen.tsx'

/** What the link of the official account names; a page without it says that it is dead. */
function readLink(url: URL) {
  const given = (name: string) => url.searchParams.get(name) ?? ''
  return { saleUnit: given('dc').slice(0, 10) || '-', linkToken: given('linkToken').slice(0, 300) || '-' }
}

/** Whether the shopper has just signed in: who finds an open phone links nothing. */
async function requireConfirmed({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>) {
  const { confirmed } = await showProblems(() => context.get(visitorContext).call(confirmStateContract, {}))
  if (confirmed) return
  const { saleUnit: dc, linkToken } = readLink(url)
  throw redirect(confirmAddress(withQuery(paths.lineConnect, { dc, linkToken })))
}

/** Opening this page links nothing, wherever its link was; only its form does, and then LINE asks the other side. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  await requireConfirmed({ url, context })
  const { call } = context.get(visitorContext)
  try {
    return { link: await call(lineLinkContract, readLink(url)), why: '' }
  } catch (error) {
    if (error instanceof CallProblem && error.status === 400) return { link: undefined, why: error.said }
    throw error
  }
}

export async function action({ url, context }: ActionFunctionArgs) {
  await requireConfirmed({ url, context })
  const { call } = context.get(visitorContext)
  return showProblems(() => call(confirmLineLinkContract, readLink(url)))
}

export default function LineConnectRoute() {
  const { link, why } = useLoaderData<typeof loader>()
  const address = useActionData<typeof action>()?.address
  return address ? (
    <LeavingForProvider provider="line" address={address} />
  ) : (
    <LineConnectScreen link={link} why={why} />
  )
}
