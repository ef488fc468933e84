import { Outlet, useMatches } from 'react-router'
import { useSite } from '#web/kit/site.ts'
import { BottomNavigation } from './bottom-navigation.tsx'
import { MaintenanceBanner } from './maintenance-banner.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { TopBar } from './top-bar.tsx'

/** Pages that show themselves alone: nothing leads away from signing in. */
const alone = new Set(['login', 'verify-otp', 'backup-verify-otp'])

/** The customer's layout: header with search, footer, and a bottom navigation on phones. */
export default function DefaultLayout() {
  const root = useSite()
  const page = useMatches().at(-1)?.id ?? ''
  if (!root || alone.has(page)) return <Outlet />
  return (
    <div className="flex min-h-dvh flex-col">
      <MaintenanceBanner settings={root.settings} />
      <TopBar />
      <SiteHeader />
      <div className="flex-1">
        <Outlet />
      </div>
      <SiteFooter />
      <BottomNavigation />
    </div>
  )
}
