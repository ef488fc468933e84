import { Heart, LogIn, ShoppingCart } from 'lucide-react'
import { Link } from 'react-router'
import { CartBadge } from '#web/customer/cart-buttons/cart-badge.tsx'
import { CentreButton } from '#web/customer/centres/centre-button.tsx'
import { ChatButton } from '#web/customer/chat/chat-button.tsx'
import { DrawerButton } from '#web/customer/drawer/drawer-button.tsx'
import { SearchBox } from '#web/customer/search/search-box.tsx'
import { Logo } from '#web/kit/page/logo.tsx'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { useShopWords } from '#web/words/words.tsx'
import { AccountMenu } from './account-menu.tsx'
import { LanguageSwitch } from './language-switch.tsx'

const entry =
  'relative inline-grid min-h-11 min-w-11 justify-items-center rounded-input px-2 py-1 text-xs hover:bg-primary-tint'

/**
 * The centre, the search, and links to wishlist, cart and account; sticky, so that the search is always in
 * reach.
 */
export function SiteHeader() {
  const say = useShopWords()
  const root = useSite()
  const isGuest = root?.visitor?.isGuest ?? true
  const icon = { 'aria-hidden': true, size: 24, strokeWidth: 1.75 } as const
  return (
    <header className="no-print sticky top-0 z-20 border-hairline border-b bg-card short:static">
      <div className="page-width flex flex-wrap items-center gap-x-4 lg:h-20 lg:flex-nowrap">
        <div className="flex min-h-14 min-w-0 flex-1 items-center gap-2 lg:flex-none">
          <Logo />
          {isGuest ? null : <DrawerButton />}
          <CentreButton className="md:max-w-56" />
        </div>
        <LanguageSwitch className="min-h-11 px-1 text-sm md:hidden" />
        <ChatButton className="-mr-2 grid size-11 place-items-center rounded-chip md:hidden" />
        <SearchBox className="order-last mb-2 w-full lg:order-none lg:mb-0 lg:w-auto lg:flex-1" />
        <nav aria-label={say('header.account')} className="hidden items-center gap-1 md:flex">
          <Link to={paths.wishlist} className={entry}>
            <Heart {...icon} />
            {say('header.wishlist')}
          </Link>
          <ChatButton className={entry} hasName />
          <Link to={paths.cart} className={entry}>
            <ShoppingCart {...icon} />
            <CartBadge className="-top-0.5 left-1/2 ml-1" />
            {say('header.cart')}
          </Link>
          {isGuest ? (
            <Link to={paths.login} className={entry}>
              <LogIn {...icon} />
              {say('header.signIn')}
            </Link>
          ) : null}
          <AccountMenu className={entry} />
        </nav>
      </div>
    </header>
  )
}
