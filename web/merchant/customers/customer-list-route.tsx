import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { roles } from '#shop/contract/caller.ts'
import { customerListPage } from '#shop/merchant-customers/customer-tabs.ts'
import {
  customerOptionsContract,
  merchantCustomersContract,
} from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { mayManage } from '#web/merchant/staff/may-manage.ts'
import { CustomerListScreen } from './customer-list-screen.tsx'
import { readCustomerQuery, requestOf } from './customer-query.ts'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  return showProblems(async () => {
    const user = (await findStaff())?.user
    const saleUnit = user?.centre ?? ''
    const role = user?.role.RoleCode
    const query = readCustomerQuery(url.searchParams)
    const [list, options] = await Promise.all([
      callAsStaff(merchantCustomersContract, {
        ...{ saleUnit, ...requestOf(query) },
        ...{ skip: (query.page - 1) * customerListPage, take: customerListPage },
      }),
      callAsStaff(customerOptionsContract, { saleUnit }),
    ])
    return { query, list, options, saleUnit, isOwn: role === roles.salesperson, mayImport: mayManage(role) }
  })
}

export default function CustomerListRoute() {
  return <CustomerListScreen {...useLoaderData<typeof loader>()} />
}
