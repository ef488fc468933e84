import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { registerOptionsContract } from '#shop/customers/registration-contracts.ts'
import { signInProviders } from '#shop/signin/sign-in-providers.ts'
import { showProblems } from '#web/kit/show-problems.ts'
import { visitorContext } from '#web/kit/visitor.ts'
import { RegisterPendingScreen } from './register-pending-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = context.get(visitorContext)
  const dist = (url.searchParams.get('dist') ?? '').slice(0, 20)
  const saleCode = (url.searchParams.get('saleCode') ?? '').slice(0, 60)
  const { centre, salesperson } = await showProblems(() => call(registerOptionsContract, { dist, saleCode }))
  const next =
    url.searchParams.get('layout') === 'merchant' && centre ? [centre.saleUnit, ...(salesperson ? [salesperson.saleCode] : [])] : undefined
  const linked = signInProviders.find((name) => name === url.searchParams.get('linked'))
  return { centre, linked, another: next ? `/manage/registerfrompc/${next.map(encodeURIComponent).join('/')}` : undefined }
}
export type PendingData = Awaited<ReturnType<typeof loader>>

export default function RegisterPendingRoute() {
  return <RegisterPendingScreen {...useLoaderData<typeof loader>()} />
}
