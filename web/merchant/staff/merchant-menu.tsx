import {
  Banknote,
  BellRing,
  ChevronsUpDown,
  ClipboardCheck,
  ClipboardList,
  Grid2x2,
  House,
  LogOut,
  Megaphone,
  MessageCircle,
  Package,
  ScrollText,
  Settings,
  ShieldCheck,
  Store,
  Tag,
  Target,
  Truck,
  UserCog,
  UserPlus,
  Users,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Form, NavLink, useLocation } from 'react-router'
import { forgetKept } from '#web/merchant/forms/use-kept.ts'
import * as paths from '#web/paths/customer-paths.ts'
import * as importPaths from '#web/paths/import-paths.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import * as paymentPaths from '#web/paths/payment-paths.ts'
import * as productPaths from '#web/paths/product-paths.ts'
import * as promotionPaths from '#web/paths/promotion-paths.ts'
import * as reportPaths from '#web/paths/report-paths.ts'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useMerchantWords } from '#web/words/words.tsx'
import { sayRole } from './say-role.ts'
import { StaffCentreSheet } from './staff-centre-sheet.tsx'
import type { StaffSite } from './staff-site.ts'

type MerchantMenuProps = {
  site: StaffSite
  /** Customers who wait for an answer in the chat. */
  chatsWaiting: number
  onChoose?: () => void
  /** Above the pages. */
  children?: ReactNode
}

/** Staff name and centre, the pages by setting, and sign-out. */
export function MerchantMenu({ site, chatsWaiting, onChoose, children }: MerchantMenuProps) {
  const say = useMerchantWords()
  const [choosing, setChoosing] = useState(false)
  const { pathname } = useLocation()
  const entries = [
    {
      to: merchantPaths.home,
      text: say('page.merchantHome'),
      Icon: House,
      shown: site.menu.home,
      also: [reportPaths.report()],
    },
    {
      to: merchantPaths.orders,
      text: say('page.merchantOrders'),
      Icon: ClipboardList,
      shown: site.menu.orders,
    },
    {
      to: merchantPaths.dispatch,
      text: say('page.merchantDispatch'),
      Icon: Truck,
      shown: site.menu.dispatch,
    },
    {
      to: paymentPaths.payments,
      text: say('page.merchantPayments'),
      Icon: Banknote,
      shown: site.menu.payments,
      count: site.slipsWaiting,
      counted: say('merchant.waitingSlips', { count: site.slipsWaiting }),
    },
    {
      to: merchantPaths.promotions,
      text: say('page.merchantPromotions'),
      Icon: Tag,
      shown: site.menu.promotions,
      also: [promotionPaths.coupons],
    },
    {
      to: merchantPaths.products,
      text: say('page.merchantProducts'),
      Icon: Package,
      shown: site.menu.products,
      also: [importPaths.imports, productPaths.catalogue],
    },
    {
      to: merchantPaths.customers,
      text: say('page.merchantCustomers'),
      Icon: Users,
      shown: site.menu.customers,
      also: [officePaths.agents],
    },
    {
      to: merchantPaths.chat,
      text: say('page.merchantChat'),
      Icon: MessageCircle,
      shown: site.menu.chat,
      count: chatsWaiting,
      counted: say('merchant.waitingChats', { count: chatsWaiting }),
    },
    {
      to: merchantPaths.mySales,
      text: say('page.mySales'),
      Icon: Target,
      shown: site.menu.mySales,
    },
    {
      to: visitPaths.surveys,
      text: say('page.merchantSurveys'),
      Icon: ClipboardCheck,
      shown: site.menu.surveys,
      also: [visitPaths.photoGroups],
    },
    {
      to: officePaths.contents,
      text: say('page.merchantContents'),
      Icon: Megaphone,
      shown: site.menu.contents,
      also: [officePaths.policies],
    },
    {
      to: officePaths.messages,
      text: say('page.merchantMessages'),
      Icon: BellRing,
      shown: site.menu.messages,
    },
    {
      to: officePaths.applications,
      text: say('page.merchantApplications'),
      Icon: UserPlus,
      shown: site.menu.applications,
      count: site.applicationsWaiting,
      counted: say('merchant.waitingApplications', { count: site.applicationsWaiting }),
    },
    { to: merchantPaths.profile, text: say('page.merchantProfile'), Icon: Store, shown: site.menu.profile },
    {
      to: officePaths.lineMenus,
      text: say('page.merchantLineMenus'),
      Icon: Grid2x2,
      shown: site.menu.lineMenus,
    },
    { to: officePaths.people, text: say('page.merchantPeople'), Icon: UserCog, shown: site.menu.people },
    {
      to: merchantPaths.config,
      text: say('page.merchantConfig'),
      Icon: Settings,
      shown: site.menu.config,
      also: [merchantPaths.configSync],
    },
    { to: merchantPaths.log, text: say('page.merchantLog'), Icon: ScrollText, shown: site.menu.config },
  ].filter(({ shown }) => shown)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1 rounded-card bg-primary-tint p-3">
        <p className="font-bold">{site.user.username}</p>
        <p className="text-muted text-sm">{sayRole(say, site.user.role.RoleCode)}</p>
        {site.centres.length > 1 ? (
          <button
            type="button"
            onClick={() => setChoosing(true)}
            className="flex min-h-11 items-center gap-2 rounded-input text-left text-sm"
          >
            <span className="clamp-1 flex-1">{site.user.centreName}</span>
            <ChevronsUpDown aria-label={say('merchant.chooseCentre')} size={18} strokeWidth={1.75} />
          </button>
        ) : (
          <p className="text-sm">{site.user.centreName}</p>
        )}
      </div>
      {children}
      <nav aria-label={say('app.menu')} className="grid gap-1">
        {entries.map(({ to, text, Icon, count = 0, counted, also = [] }) => (
          <NavLink
            key={to}
            to={to}
            end={to === merchantPaths.home}
            onClick={onChoose}
            className={({ isActive }) =>
              joinClasses(
                'flex min-h-11 items-center gap-3 rounded-input px-3',
                isActive || also.some((path) => pathname.startsWith(path))
                  ? 'bg-primary-tint font-bold text-primary-text'
                  : 'hover:bg-sunk',
              )
            }
          >
            <Icon aria-hidden size={22} strokeWidth={1.75} />
            <span className="flex-1">{text}</span>
            {count > 0 ? (
              <span className="tabular rounded-chip bg-secondary px-2 font-bold text-on-secondary text-xs">
                <span aria-hidden>{count}</span>
                <VisuallyHidden>{counted}</VisuallyHidden>
              </span>
            ) : null}
          </NavLink>
        ))}
      </nav>
      <div className="grid gap-1 border-hairline border-t pt-3">
        <NavLink
          to={officePaths.security}
          onClick={onChoose}
          className={({ isActive }) =>
            joinClasses(
              'flex min-h-11 items-center gap-3 rounded-input px-3',
              isActive ? 'bg-primary-tint font-bold text-primary-text' : 'hover:bg-sunk',
            )
          }
        >
          <ShieldCheck aria-hidden size={22} strokeWidth={1.75} />
          {say('page.merchantSecurity')}
        </NavLink>
        <Form method="post" action={paths.logout} reloadDocument onSubmit={forgetKept}>
          <input type="hidden" name="who" value="merchant" />
          <button
            type="submit"
            className="flex min-h-11 w-full items-center gap-3 rounded-input px-3 text-left hover:bg-sunk"
          >
            <LogOut aria-hidden size={22} strokeWidth={1.75} />
            {say('merchant.signOut')}
          </button>
        </Form>
      </div>
      <StaffCentreSheet open={choosing} onClose={() => setChoosing(false)} site={site} />
    </div>
  )
}
