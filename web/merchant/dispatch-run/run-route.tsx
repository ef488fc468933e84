import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { runDetailContract } from '#shop/dispatch/dispatch-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { readRunId } from './read-run-id.ts'
import { RunScreen } from './run-screen.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  const id = readRunId(params)
  return showProblems(async () =>
    callAsStaff(runDetailContract, { saleUnit: (await findStaff())?.user.centre ?? '', id }),
  )
}

export default function RunRoute() {
  const detail = useLoaderData<typeof loader>()
  return <RunScreen key={detail.run.id} detail={detail} />
}
