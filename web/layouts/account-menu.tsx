import {
  ClipboardList,
  LogOut,
  type LucideIcon,
  Newspaper,
  Package,
  Star,
  Store,
  Tag,
  UserRound,
  Users,
} from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { sayNumber } from '#shop/money/say-money.ts'
import { useSettings, useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { useShopWords } from '#web/words/words.tsx'

const row = 'flex min-h-11 w-full items-center gap-3 px-4 py-1.5 text-left hover:bg-primary-tint'

/**
 * A native disclosure that opens without script; with script, a click elsewhere, Esc or navigation closes it.
 */
function useClosing() {
  const menu = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu.
  useEffect(() => menu.current?.removeAttribute('open'), [pathname])
  useEffect(() => {
    const close = (event: Event) => {
      const box = menu.current
      if (!box?.open) return
      const escaped = event instanceof KeyboardEvent
      if (escaped ? event.key !== 'Escape' : box.contains(event.target as Node)) return
      box.open = false
      if (escaped) box.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  return menu
}

/** My Account on desktop: name, points, and links by settings and role. */
export function AccountMenu({ className }: { className: string }) {
  const say = useShopWords()
  const site = useSite()
  const menu = useClosing()
  const visitor = site?.visitor
  const { pointsMenu, promotionMenu, registerOpen } = useSettings()
  const isGuest = visitor?.isGuest ?? true
  const acting = visitor?.actedForBy !== undefined
  return (
    <details ref={menu} className="group relative">
      <summary
        className={`${className} cursor-pointer list-none group-open:bg-primary-tint [&::-webkit-details-marker]:hidden`}
      >
        <UserRound aria-hidden size={24} strokeWidth={1.75} />
        {isGuest ? say('menu.guest') : say('header.account')}
      </summary>
      <div className="absolute top-full right-0 z-30 mt-2 w-72 overflow-hidden rounded-card border border-hairline bg-card py-2 text-base shadow-float">
        <div className="border-hairline border-b px-4 pt-1 pb-2">
          <p className="clamp-2 font-bold">{isGuest ? say('menu.guest') : visitor?.name}</p>
          {!isGuest && pointsMenu ? (
            <p className="flex items-center gap-1.5 text-secondary-text text-sm">
              <Star aria-hidden size={16} strokeWidth={1.75} />
              {say('menu.points', { points: sayNumber(visitor?.points ?? 0) })}
            </p>
          ) : null}
        </div>
        {isGuest ? null : (
          <>
            <Entry to={paths.profile} Icon={UserRound}>
              {say('header.account')}
            </Entry>
            <Entry to={paths.history} Icon={ClipboardList}>
              {site?.pointsMode ? say('menu.redeemHistory') : say('page.history')}
            </Entry>
          </>
        )}
        {visitor?.agentButton ? (
          <Entry to={paths.agentCustomers} Icon={Users}>
            {say('page.agentCustomers')}
          </Entry>
        ) : null}
        {visitor?.agentButton && !acting ? (
          <Entry to={paths.agentProducts} Icon={Package}>
            {say('page.agentProducts')}
          </Entry>
        ) : null}
        {visitor?.agentButton && !acting ? (
          <Entry to={paths.agentOrders} Icon={ClipboardList}>
            {say('page.agentOrders')}
          </Entry>
        ) : null}
        {!isGuest && promotionMenu && !site?.pointsMode ? (
          <Entry to={paths.promotions} Icon={Tag}>
            {say('menu.promotion')}
          </Entry>
        ) : null}
        {isGuest && registerOpen ? (
          <Entry to={paths.register} Icon={Store}>
            {say('page.register')}
          </Entry>
        ) : null}
        {acting ? null : (
          <Entry to={paths.news} Icon={Newspaper}>
            {say('page.newsList')}
          </Entry>
        )}
        {isGuest ? null : (
          <Form
            method="post"
            action={paths.logout}
            reloadDocument
            className="mt-2 border-hairline border-t pt-2"
          >
            <button type="submit" className={row}>
              <LogOut aria-hidden size={20} strokeWidth={1.75} />
              {say('menu.signOut')}
            </button>
          </Form>
        )}
      </div>
    </details>
  )
}

function Entry({ to, Icon, children }: { to: string; Icon: LucideIcon; children: ReactNode }) {
  return (
    <Link to={to} className={row}>
      <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
      {children}
    </Link>
  )
}
