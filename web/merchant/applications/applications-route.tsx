import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { applicationListContract, applicationPage } from '#shop/applications/application-office-contracts.ts'
import { applicationStates } from '#shop/applications/application-states.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { oneOf } from '#web/merchant/lists/read-query.ts'
import { ApplicationsScreen } from './applications-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff } = context.get(visitorContext)
  const state = oneOf(applicationStates, url.searchParams.get('tab')) ?? 'waiting'
  const page = Math.min(Math.max(Math.trunc(Number(url.searchParams.get('page')) || 1), 1), 500)
  return showProblems(async () => ({
    state,
    page,
    list: await callAsStaff(applicationListContract, { state, skip: (page - 1) * applicationPage }),
  }))
}

export default function ApplicationsRoute() {
  return <ApplicationsScreen {...useLoaderData<typeof loader>()} />
}
