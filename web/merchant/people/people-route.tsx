import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { networkOwnersContract } from '#shop/people/network-owner-contracts.ts'
import { peopleContract } from '#shop/people/people-contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { oneOf } from '#web/merchant/lists/read-query.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'
import { PeopleScreen, tabs } from './people-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { callAsStaff } = visitor
  return showProblems(async () => {
    const saleUnit = await centreOf(visitor)
    const [people, network] = await Promise.all([
      callAsStaff(peopleContract, { saleUnit }),
      callAsStaff(networkOwnersContract, { saleUnit }),
    ])
    const now = new Date()
    return {
      ...{ saleUnit, people, network, now: now.toISOString(), today: bangkokDay(now) },
      tab: oneOf(tabs, url.searchParams.get('tab')) ?? ('staff' as const),
    }
  })
}

export default function PeopleRoute() {
  return <PeopleScreen {...useLoaderData<typeof loader>()} />
}
