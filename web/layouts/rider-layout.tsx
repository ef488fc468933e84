import { FileCheck, Truck, UserRound } from 'lucide-react'
import { NavLink, Outlet, useMatches } from 'react-router'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useRiderWords } from '#web/words/words.tsx'

const signingIn = new Set(['rider-login', 'rider-verify-otp'])

/** The rider's layout: big type and three tabs at the thumb; invoices only for the company that approves them on the road. */
export default function RiderLayout() {
  const say = useRiderWords()
  const page = useMatches().at(-1)?.id ?? ''
  const approvesInvoices = false
  const tabs = [
    { to: '/rider', text: say('rider.orders'), Icon: Truck },
    ...(approvesInvoices ? [{ to: '/rider/singha', text: say('rider.invoices'), Icon: FileCheck }] : []),
    { to: '/rider/profile', text: say('rider.profile'), Icon: UserRound },
  ]
  return (
    <div className="min-h-dvh pb-20 text-lg">
      <Outlet />
      {signingIn.has(page) ? null : (
        <nav
          aria-label={say('rider.tabs')}
          className="fixed inset-x-0 bottom-0 flex border-hairline border-t bg-card pb-[env(safe-area-inset-bottom)]"
        >
          {tabs.map(({ to, text, Icon }) => (
            <NavLink
              key={to}
              to={to}
              end
              className={({ isActive }) =>
                joinClasses(
                  'grid min-h-16 flex-1 place-content-center justify-items-center text-base',
                  isActive ? 'font-bold text-primary-text' : 'text-ink',
                )
              }
            >
              <Icon aria-hidden size={28} strokeWidth={1.75} />
              {text}
            </NavLink>
          ))}
        </nav>
      )}
    </div>
  )
}
