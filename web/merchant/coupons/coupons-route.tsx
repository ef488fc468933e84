import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { couponSeriesContract, couponSeriesPage } from '#shop/merchant-coupons/coupon-series-contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { mayManage } from '#web/merchant/staff/may-manage.ts'
import { readCouponQuery } from './coupon-query.ts'
import { CouponsScreen } from './coupons-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  return showProblems(async () => {
    const staff = await findStaff()
    const query = readCouponQuery(url.searchParams)
    const list = await callAsStaff(couponSeriesContract, {
      saleUnit: staff?.user.centre ?? '',
      ...(query.text ? { text: query.text } : {}),
      ...{ skip: (query.page - 1) * couponSeriesPage, take: couponSeriesPage },
    })
    const role = staff?.user.role.RoleCode
    return {
      query,
      list,
      today: bangkokDay(new Date()),
      mayChange: mayManage(role),
    }
  })
}

export default function CouponsRoute() {
  return <CouponsScreen {...useLoaderData<typeof loader>()} />
}
