import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { setupContract, setupDoneContract } from '#shop/customers/setup-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { ProfileSetupScreen } from './profile-setup-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { call, settings } = context.get(visitorContext)
  return showProblems(async () => ({
    ...(await call(setupContract, {})),
    lineLogin: (await settings()).lineLogin,
  }))
}

export async function action({ context }: ActionFunctionArgs) {
  await showProblems(() => context.get(visitorContext).call(setupDoneContract, {}))
  return redirect(paths.profileSetupContent)
}

export default function ProfileSetupRoute() {
  return <ProfileSetupScreen {...useLoaderData<typeof loader>()} />
}
