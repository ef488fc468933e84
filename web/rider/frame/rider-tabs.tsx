import { FileCheck, Truck, UserRound } from 'lucide-react'
import { NavLink } from 'react-router'
import * as riderPaths from '#web/paths/rider-paths.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useRiderWords } from '#web/words/words.tsx'

export function RiderTabs({ approvesInvoices }: { approvesInvoices: boolean }) {
  const say = useRiderWords()
  const tabs = [
    { to: riderPaths.home, text: say('rider.orders'), Icon: Truck },
    ...(approvesInvoices ? [{ to: riderPaths.invoices, text: say('rider.invoices'), Icon: FileCheck }] : []),
    { to: riderPaths.profile, text: say('rider.profile'), Icon: UserRound },
  ]
  return (
    <nav aria-label={say('rider.tabs')} className="flex h-full lg:px-(--rider-side)">
      {tabs.map(({ to, text, Icon }) => (
        <NavLink
          key={to}
          to={to}
          end
          data-opens-offline
          className={({ isActive }) =>
            joinClasses(
              'flex min-w-0 flex-1 flex-col items-center justify-center px-1 text-center text-base leading-tight',
              '[@media(max-height:26rem)]:flex-row [@media(max-height:26rem)]:gap-2',
              isActive ? 'font-bold underline decoration-3 underline-offset-4' : undefined,
            )
          }
        >
          <Icon aria-hidden size={26} strokeWidth={2} className="shrink-0" />
          {text}
        </NavLink>
      ))}
    </nav>
  )
}
