import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteError,
} from 'react-router'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { RiderFrame } from '#web/rider/frame/rider-frame.tsx'
import { riderMark } from '#web/rider/store/rider-mark.ts'
import type { RiderSite } from '#web/rider/store/rider-site.ts'
import { ErrorScreen } from './error-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs): Promise<RiderSite | null> {
  const { findRider, settings } = context.get(visitorContext)
  const rider = await findRider()
  if (!rider) return null
  const { user, vehicle } = rider
  const { invoiceApproveCompany } = await settings()
  return {
    ...{ mark: riderMark(user), name: user.name, mobile: user.mobile, vehicle },
    approvesInvoices: user.company === invoiceApproveCompany,
  }
}

/** From one page of the run to the next nothing is asked, so that it needs no signal. */
export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined && formMethod !== 'GET'
}

/** The rider's layout: large type, black on white, and bottom tabs. */
export default function RiderLayout() {
  return (
    <RiderOrGuest site={useLoaderData<typeof loader>()}>
      <Outlet />
    </RiderOrGuest>
  )
}

/** What is not there, or not theirs, is said above the tabs; any other failure stands alone. */
export function ErrorBoundary() {
  const error = useRouteError()
  // The layout's own loading may be what failed.
  const site = useLoaderData<typeof loader | undefined>()
  if (!site || !isRouteErrorResponse(error) || ![403, 404].includes(error.status)) return <ErrorScreen />
  return (
    <RiderOrGuest site={site}>
      <ErrorScreen framed />
    </RiderOrGuest>
  )
}

/** The sign-in pages have no such frame; without a sign-in nothing else opens. */
function RiderOrGuest({ site, children }: { site: RiderSite | null; children: ReactNode }) {
  return site ? <RiderFrame site={site}>{children}</RiderFrame> : children
}
