import { House, Package, RotateCcw, ShoppingCart, UserRound, Users } from 'lucide-react'
import { NavLink } from 'react-router'
import { CartBadge } from '#web/customer/cart-buttons/cart-badge.tsx'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useShopWords } from '#web/words/words.tsx'

/**
 * The phone's main menu; its labels grow with the text size while they fit. A guest sees sign-in in place of
 * buy-again; only agents see clients.
 */
export function BottomNavigation() {
  const say = useShopWords()
  const site = useSite()
  const visitor = site?.visitor
  const isGuest = visitor?.isGuest ?? true
  const entries = [
    { to: paths.home, text: say('app.home'), Icon: House },
    { to: paths.products, text: say('nav.product'), Icon: Package },
    { to: paths.cart, text: say('header.cart'), Icon: ShoppingCart },
    ...(isGuest ? [] : [{ to: paths.history, text: say('nav.buyAgain'), Icon: RotateCcw }]),
    ...(visitor?.agentButton ? [{ to: paths.agentCustomers, text: say('nav.clients'), Icon: Users }] : []),
    {
      to: isGuest ? paths.login : paths.profile,
      text: isGuest ? say('header.signIn') : say('nav.profile'),
      Icon: UserRound,
    },
  ]
  return (
    <nav
      aria-label={say('nav.main')}
      className="no-print fixed inset-x-0 bottom-0 z-20 flex border-hairline border-t bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {entries.map(({ to, text, Icon }) => (
        <NavLink
          key={to}
          to={to}
          end={to === paths.home}
          className={({ isActive }) =>
            joinClasses(
              'grid min-h-15 min-w-fit flex-1 content-start justify-items-center gap-0.5 whitespace-nowrap px-0.5 pt-2 pb-1 text-center',
              entries.length > 5 ? 'text-[min(0.8125rem,3.2vw)]' : 'text-[min(0.8125rem,16px)]',
              '[&:lang(en)]:tracking-tight',
              isActive ? 'font-bold text-primary-text' : 'text-muted',
            )
          }
        >
          {({ isActive }) => (
            <>
              <span className="relative">
                <Icon
                  aria-hidden
                  size={24}
                  strokeWidth={1.75}
                  className={isActive ? 'fill-primary-tint' : ''}
                />
                {to === paths.cart ? <CartBadge className="-top-1.5 left-3.5" /> : null}
              </span>
              <span className="leading-tight">{text}</span>
            </>
          )}
        </NavLink>
      ))}
    </nav>
  )
}
