import { type ReactNode, Suspense } from 'react'
import { isRouteErrorResponse, Outlet, useMatches, useRouteError, useSearchParams } from 'react-router'
import { CartSync } from '#web/customer/cart-sync/cart-sync.tsx'
import { InviteByLine } from '#web/customer/centres/invite-by-line.tsx'
import { AskConsent } from '#web/customer/consents/ask-consent.tsx'
import { PointsBar } from '#web/customer/points/points-bar.tsx'
import { WishlistSync } from '#web/customer/wishlist/wishlist-sync.tsx'
import { useSite } from '#web/kit/visit/site.ts'
import { ArrivalTrouble } from './arrival-trouble.tsx'
import { BottomNavigation } from './bottom-navigation.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { MaintenanceBanner } from './maintenance-banner.tsx'
import { OnBehalfBanner } from './on-behalf-banner.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { TopBar } from './top-bar.tsx'

/** Pages without menus: nothing leads away from a sign-in. */
const alone = new Set(['login', 'verify-otp', 'backup-verify-otp'])
/** Pages a salesperson opens for a new shop, with `layout=merchant`. */
const aloneForStaff = new Set(['register', 'register-pending'])

/** The checkout has one task and the browser's own Back. */
const focused = new Set(['checkout', 'advance-checkout'])

/** Pages as high as the window, that scroll inside; on a phone they have a header of their own. */
const whole = new Set(['chat'])

/** The customer's layout: header with search, footer, and a bottom navigation on phones. */
export default function DefaultLayout() {
  const root = useSite()
  const page = useMatches().at(-1)?.id ?? ''
  const [search] = useSearchParams()
  const forStaff = aloneForStaff.has(page) && search.get('layout') === 'merchant'
  if (!root || alone.has(page) || forStaff) return <Outlet />
  return (
    <ShopFrame page={page}>
      <Outlet />
    </ShopFrame>
  )
}

/** The frame of a page, also of the 404 page, so that its search works. */
export function ShopFrame({ page, children }: { page: string; children: ReactNode }) {
  const root = useSite()
  if (!root) return children
  const isWhole = whole.has(page)
  return (
    <div className={isWhole ? 'flex h-dvh flex-col' : 'flex min-h-dvh flex-col'}>
      <div className={isWhole ? 'max-md:hidden' : 'contents'}>
        <MaintenanceBanner />
        <TopBar />
        {/* On-behalf and points mode are visible at any scroll position. */}
        <div className={root.pointsMode || root.visitor?.actedForBy ? 'sticky top-0 z-20' : 'contents'}>
          <SiteHeader />
          <OnBehalfBanner />
          <PointsBar />
        </div>
      </div>
      <div className={isWhole ? 'min-h-0 flex-1' : 'flex-1'}>{children}</div>
      {isWhole ? null : (
        <Suspense>
          <SiteFooter />
        </Suspense>
      )}
      {focused.has(page) || isWhole ? null : <BottomNavigation />}
      <CartSync />
      <WishlistSync />
      <ArrivalTrouble />
      {page === 'home' ? <AskConsent /> : null}
      {page === 'home' ? <InviteByLine /> : null}
    </div>
  )
}

/** A 404 is shown inside the shop, with search and menus; any other failure without them. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen />
  return (
    <ShopFrame page="">
      <ErrorScreen framed />
    </ShopFrame>
  )
}
