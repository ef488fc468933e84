import { Menu, MessageCircle } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import {
  isRouteErrorResponse,
  Link,
  type LoaderFunctionArgs,
  Outlet,
  useLoaderData,
  useRouteError,
} from 'react-router'
import { waitingApplicationsContract } from '#shop/applications/application-office-contracts.ts'
import { officeChatUnreadContract } from '#shop/chat/chat-office-contracts.ts'
import { roles } from '#shop/contract/caller.ts'
import { paymentTasksContract } from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { useChatsWaiting } from '#web/merchant/chat/use-chats-waiting.ts'
import { FormCentre } from '#web/merchant/forms/use-kept.ts'
import merchantStyles from '#web/merchant/look/merchant.css?url'
import { MerchantLook } from '#web/merchant/look/merchant-look.tsx'
import { useOwnVisits } from '#web/merchant/outbox/cached-visit.ts'
import { SearchEverywhere } from '#web/merchant/search/search-everywhere.tsx'
import { mayManage } from '#web/merchant/staff/may-manage.ts'
import { MerchantMenu } from '#web/merchant/staff/merchant-menu.tsx'
import { officeMark, useOffice } from '#web/merchant/staff/office-calls.ts'
import type { StaffSite } from '#web/merchant/staff/staff-site.ts'
import { useRoleNotice } from '#web/merchant/staff/use-role-notice.ts'
import { OutboxGate } from '#web/merchant/waiting/outbox-gate.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useMerchantWords } from '#web/words/words.tsx'
import { ErrorScreen } from './error-screen.tsx'

export const links = () => [{ rel: 'stylesheet', href: merchantStyles }]

export async function loader({ context }: LoaderFunctionArgs): Promise<StaffSite | null> {
  const { findStaff, staffSettings, callAsStaff } = context.get(visitorContext)
  const staff = await findStaff()
  if (!staff) return null
  const mayLead = staff.user.role.RoleCode !== roles.salesperson
  const isOwner = staff.user.role.RoleCode === roles.owner
  const [settings, tasks, applications, chats] = await Promise.all([
    staffSettings(),
    mayLead ? callAsStaff(paymentTasksContract, { saleUnit: staff.user.centre }) : undefined,
    isOwner ? callAsStaff(waitingApplicationsContract, {}) : undefined,
    callAsStaff(officeChatUnreadContract, { saleUnit: staff.user.centre }),
  ])
  return {
    user: staff.user,
    centres: staff.centres,
    slipsWaiting: tasks?.slips ?? 0,
    applicationsWaiting: applications?.count ?? 0,
    chatsWaiting: chats.waiting,
    menu: {
      home: true,
      orders: settings.merchantOrders,
      dispatch: settings.merchantOrders && mayLead,
      payments: mayLead,
      promotions: settings.merchantPromotions,
      products: settings.merchantProducts,
      customers: settings.merchantCustomers,
      mySales: true,
      surveys: settings.merchantCustomers && mayLead,
      contents: mayLead,
      profile: true,
      messages: isOwner,
      lineMenus: mayManage(staff.user.role.RoleCode),
      people: isOwner,
      config: isOwner,
      applications: isOwner,
      chat: settings.merchantChat,
    },
  }
}

/** The back office: a rail on desktop, a drawer on phones under a 56 px header. */
export default function MerchantLayout() {
  return (
    <OfficeFrame site={useLoaderData<typeof loader>()}>
      <Outlet />
    </OfficeFrame>
  )
}

/** What is not there, or not theirs, is said beside the menu; any other failure stands alone. */
export function ErrorBoundary() {
  const error = useRouteError()
  // The layout's own loading may be what failed.
  const site = useLoaderData<typeof loader | undefined>()
  if (!site || !isRouteErrorResponse(error) || ![403, 404].includes(error.status)) return <ErrorScreen />
  return (
    <OfficeFrame site={site}>
      <ErrorScreen framed />
    </OfficeFrame>
  )
}

function OfficeFrame({ site, children }: { site: StaffSite | null; children: ReactNode }) {
  const say = useMerchantWords()
  const [menu, setMenu] = useState(false)
  const mark = site ? officeMark(site.user) : ''
  useOffice(mark)
  useOwnVisits(mark)
  useRoleNotice(site)
  const waiting = useChatsWaiting(site)
  if (!site) return <MerchantLook>{children}</MerchantLook>
  return (
    <MerchantLook>
      <div className="min-h-dvh md:grid md:grid-cols-[16rem_1fr] print:block">
        <aside className="sticky top-0 hidden h-dvh overflow-y-auto border-hairline border-r bg-card p-3 md:block print:hidden">
          <MerchantMenu site={site} chatsWaiting={waiting}>
            <SearchEverywhere />
          </MerchantMenu>
        </aside>
        <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-hairline border-b bg-card px-2 md:hidden print:hidden">
          <IconButton
            label={say('app.menu')}
            icon={<Menu strokeWidth={1.75} />}
            onClick={() => setMenu(true)}
          />
          <p className="clamp-1 flex-1 font-bold">{site.user.centreName}</p>
          <SearchEverywhere isIcon />
          {site.menu.chat ? (
            <Link
              to={merchantPaths.chat}
              className="relative grid size-11 place-items-center rounded-chip hover:bg-sunk"
            >
              <MessageCircle aria-hidden strokeWidth={1.75} />
              <VisuallyHidden>{say('merchant.chat')}</VisuallyHidden>
              <Badge
                count={waiting}
                label={say('merchant.waitingChats', { count: waiting })}
                className="absolute top-0 left-1/2 ml-0.5"
              />
            </Link>
          ) : null}
        </header>
        <Drawer
          open={menu}
          onClose={() => setMenu(false)}
          title={say('merchant.area')}
          closeLabel={say('app.close')}
        >
          <MerchantMenu site={site} chatsWaiting={waiting} onChoose={() => setMenu(false)} />
        </Drawer>
        <div className="min-w-0">
          <OutboxGate username={site.user.id} centre={site.user.centre} />
          <FormCentre value={site.user.centre}>{children}</FormCentre>
        </div>
      </div>
    </MerchantLook>
  )
}
