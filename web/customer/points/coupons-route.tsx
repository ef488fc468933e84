import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { couponState } from '#shop/coupons/coupon.ts'
import { couponsContract } from '#shop/coupons/coupon-contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { CouponsScreen } from './coupons-screen.tsx'

const states = ['unused', 'used', 'expired'] as const

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = context.get(visitorContext)
  const state = states.find((each) => each === url.searchParams.get('tab')) ?? 'unused'
  return showProblems(async () => {
    const { coupons } = await call(couponsContract, { oneByOne: true })
    const today = bangkokDay(new Date())
    const withState = coupons.map(({ coupon }) => ({ ...coupon, state: couponState(coupon, today) }))
    const count = (tab: (typeof states)[number]) => withState.filter((coupon) => coupon.state === tab).length
    return {
      state,
      coupons: withState.filter((coupon) => coupon.state === state),
      counts: { unused: count('unused'), used: count('used'), expired: count('expired') },
    }
  })
}

export default function CouponsRoute() {
  return <CouponsScreen {...useLoaderData<typeof loader>()} />
}
