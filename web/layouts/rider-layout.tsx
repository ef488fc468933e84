import { FileCheck, Truck, UserRound } from 'lucide-react'
import { Form, type LoaderFunctionArgs, NavLink, Outlet, useLoaderData } from 'react-router'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useRiderWords } from '#web/words/words.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { findRider, settings } = context.get(visitorContext)
  const rider = await findRider()
  return rider
    ? { user: rider.user, approvesInvoices: rider.user.company === (await settings()).invoiceApproveCompany }
    : null
}

/**
 * The rider's layout: large type and bottom tabs; invoices only for the company that approves them on the
 * road.
 */
export default function RiderLayout() {
  const say = useRiderWords()
  const site = useLoaderData<typeof loader>()
  const tabs = [
    { to: riderPaths.home, text: say('rider.orders'), Icon: Truck },
    ...(site?.approvesInvoices
      ? [{ to: riderPaths.invoices, text: say('rider.invoices'), Icon: FileCheck }]
      : []),
    { to: riderPaths.profile, text: say('rider.profile'), Icon: UserRound },
  ]
  return (
    <div className="min-h-dvh pb-20 text-lg">
      {site ? <RiderHeader name={site.user.name} /> : null}
      <Outlet />
      {site ? (
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
                  'grid min-h-16 min-w-0 flex-1 place-content-center justify-items-center px-1 py-1.5 text-center text-base leading-tight',
                  isActive ? 'font-bold text-primary-text' : 'text-ink',
                )
              }
            >
              <Icon aria-hidden size={28} strokeWidth={1.75} />
              {text}
            </NavLink>
          ))}
        </nav>
      ) : null}
    </div>
  )
}

function RiderHeader({ name }: { name: string }) {
  const say = useRiderWords()
  return (
    <header className="flex min-h-14 items-center justify-between gap-2 border-hairline border-b bg-card px-4">
      <p className="clamp-1 font-bold">{name}</p>
      <Form method="post" action={paths.logout} reloadDocument>
        <input type="hidden" name="who" value="rider" />
        <Button type="submit" variant="quiet" size="sm">
          {say('rider.signOut')}
        </Button>
      </Form>
    </header>
  )
}
