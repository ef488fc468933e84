import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { registerOptionsContract } from '#shop/customers/registration-contracts.ts'
import { signInProviders } from '#shop/sign-in/sign-in-providers.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { RegisterPendingScreen } from './register-pending-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call, jar } = context.get(visitorContext)
  const dist = (url.searchParams.get('dist') ?? jar.get('selectedCentre') ?? '').slice(0, 20)
  const saleCode = (url.searchParams.get('saleCode') ?? '').slice(0, 60)
  const { chosenBy, salesperson, ...options } = await showProblems(() =>
    call(registerOptionsContract, { dist, saleCode }),
  )
  // The link names the deciding centre, which may not be the default one.
  const centre = chosenBy === 'default' ? null : options.centre
  const next =
    url.searchParams.get('layout') === 'merchant' && centre
      ? { dist: centre.saleUnit, salecode: salesperson?.saleCode }
      : undefined
  const linked = signInProviders.find((name) => name === url.searchParams.get('linked'))
  return {
    centre,
    linked,
    another: next && paths.registerFromPc(next),
  }
}

export default function RegisterPendingRoute() {
  return <RegisterPendingScreen {...useLoaderData<typeof loader>()} />
}
