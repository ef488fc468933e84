import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { roles } from '#shop/contract/caller.ts'
import { promotionListPage } from '#shop/merchant-promotions/list-tabs.ts'
import { promotionsOfCentreContract } from '#shop/merchant-promotions/merchant-promotion-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { mayManage } from '#web/merchant/staff/may-manage.ts'
import { readPromotionQuery } from './promotion-query.ts'
import { PromotionsScreen } from './promotions-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  return showProblems(async () => {
    const staff = await findStaff()
    const query = readPromotionQuery(url.searchParams)
    const { tab, page, filters } = query
    const list = await callAsStaff(promotionsOfCentreContract, {
      ...{ saleUnit: staff?.user.centre ?? '', tab, text: '', ...filters },
      ...{ skip: (page - 1) * promotionListPage, take: promotionListPage },
    })
    const role = staff?.user.role.RoleCode
    return {
      query,
      list,
      mayChange: mayManage(role),
      seesCoupons: role !== roles.salesperson,
    }
  })
}

export default function PromotionsRoute() {
  return <PromotionsScreen {...useLoaderData<typeof loader>()} />
}
