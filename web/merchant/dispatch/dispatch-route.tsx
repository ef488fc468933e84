import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { dispatchBoardContract } from '#shop/dispatch/dispatch-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { onlySet, readDay } from '#web/merchant/lists/read-query.ts'
import { DispatchScreen } from './dispatch-screen.tsx'

/** The whole day: what is narrowed is only hidden, so that no choice is lost with it. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff, staffSettings } = context.get(visitorContext)
  return showProblems(async () => {
    const saleUnit = (await findStaff())?.user.centre ?? ''
    const [board, { invoiceApproveCompany }] = await Promise.all([
      callAsStaff(dispatchBoardContract, {
        saleUnit,
        ...onlySet({ day: readDay(url.searchParams.get('day')) }),
      }),
      staffSettings(),
    ])
    return { board, approvingCompany: invoiceApproveCompany }
  })
}

export default function DispatchRoute() {
  const { board, approvingCompany } = useLoaderData<typeof loader>()
  return <DispatchScreen key={board.day} board={board} approvingCompany={approvingCompany} />
}
