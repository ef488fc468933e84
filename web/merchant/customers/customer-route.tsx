import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router'
import { loginAsClientContract } from '#shop/identity/acting-contracts.ts'
import {
  approveCustomerContract,
  customerListContract,
  registrationFactsContract,
} from '#shop/merchants/client-contracts.ts'
import { sendTokenLinkContract } from '#shop/sign-in/token-link-contracts.ts'
import { field, formProblem } from '#web/kit/calls/form-problem.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { CustomerScreen } from './customer-screen.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  return showProblems(async () => {
    const [customer] = await callAsStaff(customerListContract, {
      code: params.code,
      saleUnit: params.saleunit,
    })
    if (!customer) throw new Response(null, { status: 404 })
    const facts =
      customer.status === 'pending'
        ? await callAsStaff(registrationFactsContract, { code: customer.code, saleUnit: customer.saleUnit })
        : undefined
    return { customer, facts, mayApprove: (await findStaff())?.user.role.RoleCode !== '3' }
  })
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { jar, callAsStaff, findStaff } = context.get(visitorContext)
  const form = await request.formData()
  const saleUnit = params.saleunit ?? (await findStaff())?.user.centre ?? ''
  const code = params.code ?? ''
  try {
    if (field(form, 'do') === 'order') {
      const { Customer } = await callAsStaff(loginAsClientContract, { code, saleUnit })
      jar.set('clientToken', Customer.jtoken)
      // A new document, since the shop uses another dictionary than the back office.
      return redirectDocument(paths.home)
    }
    if (field(form, 'do') === 'link') {
      return { sent: await callAsStaff(sendTokenLinkContract, { code, saleUnit }), problem: undefined }
    }
    await callAsStaff(approveCustomerContract, { code, saleUnit, approve: field(form, 'do') === 'approve', why: field(form, 'why') })
    return redirect(merchantPaths.customer({ code, saleunit: saleUnit }))
  } catch (error) {
    return formProblem(error)
  }
}

export default function CustomerRoute() {
  const answer = useActionData<typeof action>()
  const sent = answer && 'sent' in answer ? answer.sent : undefined
  return <CustomerScreen {...useLoaderData<typeof loader>()} problem={answer?.problem} sent={sent} />
}
