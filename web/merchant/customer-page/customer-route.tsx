import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router'
import { roles } from '#shop/contract/caller.ts'
import { loginAsClientContract } from '#shop/identity/acting-contracts.ts'
import {
  customerDetailContract,
  customerOptionsContract,
  customerPointsContract,
  customerStatementContract,
} from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { registrationFactsContract } from '#shop/merchants/client-contracts.ts'
import { suggestedBasketContract } from '#shop/my-sales/basket-contracts.ts'
import { customerVisitsContract } from '#shop/my-sales/visit-contracts.ts'
import { sendTokenLinkContract } from '#shop/sign-in/token-link-contracts.ts'
import { field, formProblem } from '#web/kit/calls/form-problem.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { readDay } from '#web/merchant/lists/read-query.ts'
import { mayManage } from '#web/merchant/staff/may-manage.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { CustomerScreen } from './customer-screen.tsx'

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  return showProblems(async () => {
    const user = (await findStaff())?.user
    const saleUnit = params.saleunit ?? user?.centre ?? ''
    const key = { saleUnit, code: (params.code ?? '').slice(0, 60) }
    const [from, to] = [readDay(url.searchParams.get('from')), readDay(url.searchParams.get('to'))]
    const [detail, options, statement, points, { visits }] = await Promise.all([
      callAsStaff(customerDetailContract, key),
      callAsStaff(customerOptionsContract, { saleUnit }),
      callAsStaff(customerStatementContract, { ...key, ...(from && { from }), ...(to && { to }) }),
      callAsStaff(customerPointsContract, key),
      callAsStaff(customerVisitsContract, { saleUnit, customerCode: key.code }),
    ])
    const { status } = detail.customer
    const [facts, basket] = await Promise.all([
      status === 'pending' ? callAsStaff(registrationFactsContract, key) : undefined,
      status === 'active'
        ? callAsStaff(suggestedBasketContract, { saleUnit, customerCode: key.code })
        : undefined,
    ])
    const role = user?.role.RoleCode
    return {
      ...{ saleUnit, detail, options, statement, points, visits, facts, basket },
      ...{ mayChange: role !== roles.salesperson, isManager: mayManage(role) },
    }
  })
}

/** Without script too: order for the customer, and send a link. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { jar, callAsStaff, findStaff } = context.get(visitorContext)
  const form = await request.formData()
  const saleUnit = params.saleunit ?? (await findStaff())?.user.centre ?? ''
  const code = params.code ?? ''
  try {
    if (field(form, 'do') === 'link')
      return { sent: await callAsStaff(sendTokenLinkContract, { code, saleUnit }), problem: undefined }
    const { Customer } = await callAsStaff(loginAsClientContract, { code, saleUnit })
    jar.set('clientToken', Customer.jtoken)
    // A new document, since the shop uses another dictionary than the back office.
    return redirectDocument(paths.home)
  } catch (error) {
    return formProblem(error)
  }
}

export default function CustomerRoute() {
  const answer = useActionData<typeof action>()
  const sent = answer && 'sent' in answer ? answer.sent : undefined
  const loaded = useLoaderData<typeof loader>()
  return (
    <CustomerScreen
      key={`${loaded.saleUnit} ${loaded.detail.customer.code}`}
      {...loaded}
      problem={answer?.problem}
      sent={sent}
    />
  )
}
