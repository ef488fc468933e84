import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { applicationDetailContract } from '#shop/applications/application-office-contracts.ts'
import { applicationsProblems } from '#shop/applications/applications-problems.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { ApplicationScreen } from './application-screen.tsx'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { callAsStaff, locale } = context.get(visitorContext)
  const { id = '' } = params
  if (!uuid.test(id)) throw new Response(applicationsProblems.none[locale], { status: 404 })
  return showProblems(async () => ({ application: await callAsStaff(applicationDetailContract, { id }) }))
}

export default function ApplicationRoute() {
  const { application } = useLoaderData<typeof loader>()
  return <ApplicationScreen key={application.id} application={application} />
}
