import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router'
import { loginAsClientContract } from '#shop/identity/acting-contracts.ts'
import { suggestedBasketContract } from '#shop/my-sales/basket-contracts.ts'
import { formProblem } from '#web/kit/calls/form-problem.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { loadSalesPage } from '#web/merchant/my-sales/sales-page.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { BasketScreen } from './basket-screen.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  return showProblems(async () => {
    const page = await loadSalesPage(visitor)
    const request = { saleUnit: params.saleunit ?? '', customerCode: (params.code ?? '').slice(0, 60) }
    return {
      page,
      at: new Date().toISOString(),
      basket: await visitor.callAsStaff(suggestedBasketContract, request),
    }
  })
}

/** Signs in for the customer, and goes to the cart that was filled for them. */
export async function action({ params, context }: ActionFunctionArgs) {
  const { jar, callAsStaff } = context.get(visitorContext)
  try {
    const { Customer } = await callAsStaff(loginAsClientContract, {
      ...{ code: params.code ?? '', saleUnit: params.saleunit ?? '' },
    })
    jar.set('clientToken', Customer.jtoken)
    return redirectDocument(paths.cart)
  } catch (error) {
    return formProblem(error)
  }
}

export default function BasketRoute() {
  const { page, at, basket } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  return (
    <BasketScreen key={basket.customer.code} page={page} at={at} basket={basket} problem={problem?.message} />
  )
}
