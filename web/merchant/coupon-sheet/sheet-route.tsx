import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { couponSeriesProblems } from '#shop/merchant-coupons/coupon-series.ts'
import {
  couponNumbersContract,
  couponSeriesContract,
} from '#shop/merchant-coupons/coupon-series-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { qrPath } from '#web/kit/text/qr-path.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { readText } from '#web/merchant/lists/read-query.ts'
import sheetStyles from './sheet.css?url'
import { SheetScreen } from './sheet-screen.tsx'

export const links = () => [{ rel: 'stylesheet', href: sheetStyles }]

const onSheet = 24
/** Four sheets at a time, so that the page stays light. */
const atOnce = 4 * onSheet

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff, locale } = context.get(visitorContext)
  return showProblems(async () => {
    const saleUnit = (await findStaff())?.user.centre ?? ''
    const seriesId = (params.id ?? '').slice(0, 60)
    const after = readText(url.searchParams.get('after'), 60)
    const [{ series }, { coupons, next }] = await Promise.all([
      callAsStaff(couponSeriesContract, { saleUnit, seriesId }),
      callAsStaff(couponNumbersContract, {
        ...{ saleUnit, seriesId, onlyUnused: true, take: atOnce },
        ...(after ? { after } : {}),
      }),
    ])
    const [found] = series
    const { none } = couponSeriesProblems
    if (!found) throw data({ Code: none.code, Message: none[locale] }, { status: none.status })
    const slips = coupons.map(({ number, customerName }) => ({ number, customerName, qr: qrPath(number) }))
    return { series: found, slips, next, after }
  })
}

export default function SheetRoute() {
  return <SheetScreen {...useLoaderData<typeof loader>()} onSheet={onSheet} />
}
