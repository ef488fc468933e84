import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { activityContract, activityPeopleContract } from '#shop/activity/activity-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { readLogQuery } from './log-query.ts'
import { LogScreen } from './log-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  return showProblems(async () => {
    const saleUnit = (await findStaff())?.user.centre ?? ''
    const query = readLogQuery(url.searchParams)
    const [log, { people, isGuarded }] = await Promise.all([
      callAsStaff(activityContract, {
        ...{ saleUnit, ...query.filters },
        ...(query.after ? { after: query.after } : {}),
      }),
      callAsStaff(activityPeopleContract, { saleUnit }),
    ])
    return { query, log, people, isGuarded }
  })
}

export default function LogRoute() {
  return <LogScreen {...useLoaderData<typeof loader>()} />
}
