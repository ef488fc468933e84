import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { couponSeriesContract } from '#shop/merchant-coupons/coupon-series-contracts.ts'
import {
  promotionDetailContract,
  promotionMasterContract,
} from '#shop/merchant-promotions/merchant-promotion-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { mayManage } from '#web/merchant/staff/may-manage.ts'
import { PromotionScreen } from './promotion-screen.tsx'

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  return showProblems(async () => {
    const staff = await findStaff()
    const saleUnit = staff?.user.centre ?? ''
    const wanted = (params.id ?? '').slice(0, 60)
    const copied = wanted === 'new' ? (url.searchParams.get('copy') ?? '').slice(0, 60) : ''
    const [detail, master] = await Promise.all([
      callAsStaff(promotionDetailContract, { id: copied || wanted, saleUnit, copy: copied !== '' }),
      callAsStaff(promotionMasterContract, { saleUnit }),
    ])
    const { id, needsCoupon } = detail.promotion
    const coupons =
      id !== '' && needsCoupon
        ? (await callAsStaff(couponSeriesContract, { saleUnit, promotionId: id })).series
        : []
    const role = staff?.user.role.RoleCode
    return {
      detail,
      master,
      copied,
      coupons,
      mayChange: mayManage(role),
    }
  })
}

export default function PromotionRoute() {
  const data = useLoaderData<typeof loader>()
  const { id, version } = data.detail.promotion
  // What was saved begins a form of its own.
  return <PromotionScreen key={`${id || 'new'} ${data.copied} ${version}`} {...data} />
}
