import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { staffPersonContract } from '#shop/people/people-contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'
import { PersonScreen } from './person-screen.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  return showProblems(async () => {
    const saleUnit = await centreOf(visitor)
    const username = (params.username ?? '').slice(0, 60)
    const detail = await visitor.callAsStaff(staffPersonContract, { saleUnit, username })
    return { saleUnit, detail, today: bangkokDay(new Date()) }
  })
}

export default function PersonRoute() {
  const data = useLoaderData<typeof loader>()
  return <PersonScreen key={data.detail.person.username} {...data} />
}
