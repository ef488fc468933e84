import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteError,
} from 'react-router'
import { partsContext } from '#web/kit/calls/page-parts.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { RiderFrame } from '#web/rider/frame/rider-frame.tsx'
import { RiderShell } from '#web/rider/frame/rider-shell.tsx'
import { findSite } from '#web/rider/sending/load-day.ts'
import type { RiderSite } from '#web/rider/store/rider-site.ts'
import { ErrorScreen } from './error-screen.tsx'

/** Who is signed in; `shell` where one document is sent to every rider. */
export async function loader({ context }: LoaderFunctionArgs): Promise<RiderSite | 'shell' | null> {
  if (context.get(partsContext).isShell) return 'shell'
  return (await findSite(context.get(visitorContext))) ?? null
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
function RiderOrGuest({ site, children }: { site: RiderSite | 'shell' | null; children: ReactNode }) {
  if (site === 'shell') return <RiderShell>{children}</RiderShell>
  return site ? <RiderFrame site={site}>{children}</RiderFrame> : children
}
