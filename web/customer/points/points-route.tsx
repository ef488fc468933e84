import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { getPointContract, pointsLedgerContract } from '#shop/points/points-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { PointsScreen } from './points-screen.tsx'

const page = 24

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = context.get(visitorContext)
  const at = Math.min(1000, Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1))
  return showProblems(async () => {
    const [ledger, balance] = await Promise.all([
      call(pointsLedgerContract, { skip: (at - 1) * page, take: page }),
      call(getPointContract, {}),
    ])
    return { ledger, balance, at, pages: Math.max(1, Math.ceil(ledger.total / page)) }
  })
}

export default function PointsRoute() {
  return <PointsScreen {...useLoaderData<typeof loader>()} />
}
