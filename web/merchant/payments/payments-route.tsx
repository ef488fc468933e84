import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import {
  decideSlipContract,
  paymentListContract,
  paymentTasksContract,
  slipQueueContract,
} from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { field, formProblem } from '#web/kit/calls/form-problem.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { readBaht } from '#web/merchant/slips/read-baht.ts'
import type { DecideAnswer } from '#web/merchant/slips/slip-queue.tsx'
import { readQuery } from './payment-query.ts'
import { PaymentsScreen } from './payments-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  return showProblems(async () => {
    const staff = await findStaff()
    const saleUnit = staff?.user.centre ?? ''
    const query = readQuery(url.searchParams)
    const [tasks, queue, list] = await Promise.all([
      callAsStaff(paymentTasksContract, { saleUnit }),
      query.tab === 'slips' ? callAsStaff(slipQueueContract, { saleUnit, ...startOf(url) }) : undefined,
      query.tab === 'slips' ? undefined : callAsStaff(paymentListContract, { saleUnit, ...query.request }),
    ])
    return { query, tasks, queue, list, isOwner: staff?.user.role.RoleCode === '8' }
  })
}

/** The slip to show, or the one that was passed over. */
function startOf({ searchParams }: URL): { from?: string; after?: string } {
  const [from, after] = [searchParams.get('slip') ?? '', searchParams.get('after') ?? '']
  if (isSlipId(from)) return { from }
  return isSlipId(after) ? { after } : {}
}

const isSlipId = (text: string) => z.uuid().safeParse(text).success

/** Decides on a slip; afterwards the page loads again and shows the next one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  const form = await request.formData()
  const said = { name: field(form, 'name').slice(0, 200), slipId: field(form, 'slipId').slice(0, 40) }
  const received = readBaht(field(form, 'received'))
  try {
    const { state } = await callAsStaff(decideSlipContract, {
      saleUnit: (await findStaff())?.user.centre ?? '',
      slipId: said.slipId,
      decision: field(form, 'decision') === 'confirm' ? 'confirm' : 'refuse',
      why: field(form, 'why').slice(0, 300),
      ...(received ? { received } : {}),
    })
    const amount = received ?? Number(field(form, 'amount'))
    return { ...said, state, amount, problem: undefined } satisfies DecideAnswer
  } catch (error) {
    return formProblem(error)
  }
}

export default function PaymentsRoute() {
  return <PaymentsScreen {...useLoaderData<typeof loader>()} />
}
