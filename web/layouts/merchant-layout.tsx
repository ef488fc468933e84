import { ClipboardList, House, Menu, MessageCircle, Package, Settings, Store, Tag, Users } from 'lucide-react'
import { useState } from 'react'
import { Link, NavLink, Outlet, useMatches } from 'react-router'
import { Drawer } from '#web/ui/drawer.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useMerchantWords } from '#web/words/words.tsx'

const signingIn = new Set(['merchant-login', 'merchant-register'])

function MerchantMenu({ onChoose }: { onChoose?: () => void }) {
  const say = useMerchantWords()
  const entries = [
    { to: '/merchant', text: say('page.merchantHome'), Icon: House },
    { to: '/merchant/order', text: say('page.merchantOrders'), Icon: ClipboardList },
    { to: '/merchant/promotion', text: say('page.merchantPromotions'), Icon: Tag },
    { to: '/merchant/product', text: say('page.merchantProducts'), Icon: Package },
    { to: '/merchant/customer', text: say('page.merchantCustomers'), Icon: Users },
    { to: '/merchant/profile', text: say('page.merchantProfile'), Icon: Store },
    { to: '/merchant/webconfig', text: say('page.merchantConfig'), Icon: Settings },
  ]
  return (
    <nav aria-label={say('app.menu')} className="grid gap-1">
      {entries.map(({ to, text, Icon }) => (
        <NavLink
          key={to}
          to={to}
          end={to === '/merchant'}
          onClick={onChoose}
          className={({ isActive }) =>
            joinClasses(
              'flex min-h-11 items-center gap-3 rounded-input px-3',
              isActive ? 'bg-primary-tint font-bold text-primary-text' : 'hover:bg-sunk',
            )
          }
        >
          <Icon aria-hidden size={22} strokeWidth={1.75} />
          {text}
        </NavLink>
      ))}
    </nav>
  )
}

/** The back office: a rail on desktop, a drawer on phones under a 56 px header. */
export default function MerchantLayout() {
  const say = useMerchantWords()
  const page = useMatches().at(-1)?.id ?? ''
  const [menu, setMenu] = useState(false)
  if (signingIn.has(page)) return <Outlet />
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[15rem_1fr]">
      <aside className="hidden border-hairline border-r bg-card p-3 md:block">
        <p className="px-3 py-2 font-bold text-lg">{say('merchant.area')}</p>
        <MerchantMenu />
      </aside>
      <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-hairline border-b bg-card px-2 md:hidden">
        <IconButton label={say('app.menu')} icon={<Menu strokeWidth={1.75} />} onClick={() => setMenu(true)} />
        <p className="flex-1 font-bold">{say('merchant.area')}</p>
        <Link
          to="/merchant/support/chat"
          aria-label={say('merchant.chat')}
          className="grid size-11 place-items-center rounded-chip hover:bg-sunk"
        >
          <MessageCircle aria-hidden strokeWidth={1.75} />
        </Link>
      </header>
      <Drawer open={menu} onClose={() => setMenu(false)} title={say('merchant.area')} closeLabel={say('app.close')}>
        <MerchantMenu onChoose={() => setMenu(false)} />
      </Drawer>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  )
}
