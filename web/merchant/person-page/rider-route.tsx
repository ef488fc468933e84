import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { riderPersonContract } from '#shop/people/rider-contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { RiderScreen } from './rider-screen.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  const mobile = params.mobile ?? ''
  if (!/^[0-9]{10}$/.test(mobile)) throw new Response(null, { status: 404 })
  return showProblems(async () => {
    const user = (await findStaff())?.user
    const detail = await callAsStaff(riderPersonContract, { saleUnit: user?.centre ?? '', mobile })
    return { detail, centre: user?.centreName ?? '', today: bangkokDay(new Date()) }
  })
}

export default function RiderRoute() {
  return <RiderScreen {...useLoaderData<typeof loader>()} />
}
