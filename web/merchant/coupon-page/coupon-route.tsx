import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { couponSeriesProblems } from '#shop/merchant-coupons/coupon-series.ts'
import {
  couponNumbersContract,
  couponSeriesContract,
  couponUsesContract,
} from '#shop/merchant-coupons/coupon-series-contracts.ts'
import {
  promotionDetailContract,
  promotionMasterContract,
  promotionsOfCentreContract,
} from '#shop/merchant-promotions/merchant-promotion-contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import { readText } from '#web/merchant/lists/read-query.ts'
import { mayManage } from '#web/merchant/staff/may-manage.ts'
import { MakeScreen } from './make-screen.tsx'
import { SeriesScreen } from './series-screen.tsx'

const mostOffered = 100
const numbersPage = 24
const usesPage = 50

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  return showProblems(async () => {
    const staff = await visitor.findStaff()
    const saleUnit = staff?.user.centre ?? ''
    const role = staff?.user.role.RoleCode
    const mayChange = mayManage(role)
    const id = (params.id ?? '').slice(0, 60)
    return id === 'new'
      ? {
          new: await loadMaking(visitor, saleUnit, readText(url.searchParams.get('promotion'), 60)),
          mayChange,
        }
      : {
          series: await loadSeries(visitor, { saleUnit, id, mayChange, search: url.searchParams }),
          mayChange,
        }
  })
}

/** Promotions that hold with a coupon only, now or soon. */
async function loadMaking({ callAsStaff }: Visitor, saleUnit: string, promotionId: string | undefined) {
  const [master, ...lists] = await Promise.all([
    callAsStaff(promotionMasterContract, { saleUnit }),
    ...(['CURRENT', 'SOON'] as const).map((tab) =>
      callAsStaff(promotionsOfCentreContract, { saleUnit, tab, text: '', take: mostOffered }),
    ),
  ])
  const offered = lists.flatMap((list) => list.promotions)
  const named = promotionId && !offered.some(({ id }) => id === promotionId) ? promotionId : undefined
  const more = named ? [(await callAsStaff(promotionDetailContract, { id: named, saleUnit })).promotion] : []
  const promotions = [...more, ...offered]
    .filter(({ needsCoupon }) => needsCoupon)
    .map(({ id, name, startsOn, endsOn }) => ({ id, name, startsOn, endsOn }))
  return { promotions, promotionId, customerTypes: master.customerTypes, today: bangkokDay(new Date()) }
}

type Wanted = { saleUnit: string; id: string; mayChange: boolean; search: URLSearchParams }

async function loadSeries({ callAsStaff, locale }: Visitor, { saleUnit, id, mayChange, search }: Wanted) {
  const after = readText(search.get('after'), 60)
  const [{ series }, { uses, isMore }, numbers] = await Promise.all([
    callAsStaff(couponSeriesContract, { saleUnit, seriesId: id }),
    callAsStaff(couponUsesContract, { saleUnit, seriesId: id, take: usesPage }),
    // Only those who make numbers see them.
    mayChange
      ? callAsStaff(couponNumbersContract, {
          ...{ saleUnit, seriesId: id, take: numbersPage },
          ...(after ? { after } : {}),
        })
      : undefined,
  ])
  const [found] = series
  const { none } = couponSeriesProblems
  if (!found) throw data({ Code: none.code, Message: none[locale] }, { status: none.status })
  // Most series are for everybody and need no names of types.
  const customerTypes =
    found.audience === 'types' ? (await callAsStaff(promotionMasterContract, { saleUnit })).customerTypes : []
  return {
    series: found,
    customerTypes,
    uses,
    hasMoreUses: isMore,
    numbers,
    after,
    today: bangkokDay(new Date()),
  }
}

export default function CouponRoute() {
  const { series, new: making, mayChange } = useLoaderData<typeof loader>()
  if (making) return <MakeScreen {...making} mayChange={mayChange} />
  return series ? <SeriesScreen key={series.series.id} {...series} mayChange={mayChange} /> : null
}
