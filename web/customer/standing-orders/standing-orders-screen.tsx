import { CalendarClock, CircleAlert, Plus } from 'lucide-react'
import { sayRhythm } from '#shop/standing-orders/say-rhythm.ts'
import type { StandingOrderSummary } from '#shop/standing-orders/standing-order-contracts.ts'
import { AccountFrame } from '#web/customer/account/account-frame.tsx'
import { sayDay, sayMoved } from '#web/customer/standing-order-form/say-standing.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Price } from '#web/ui/price.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useStandingWords } from '#web/words/customer/standing-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { StateTag } from './state-tag.tsx'

const newPath = paths.subscription({ id: 'new' })

/** Every standing order with its next run, and what it would cost today. */
export function StandingOrdersScreen({ standingOrders }: { standingOrders: StandingOrderSummary[] }) {
  const say = useStandingWords()
  const actions = (
    <div className="flex flex-wrap gap-2">
      <LinkButton to={newPath} reloadDocument icon={<Plus aria-hidden size={20} strokeWidth={1.75} />}>
        {say('standing.add')}
      </LinkButton>
      <LinkButton to={withQuery(newPath, { from: 'cart' })} reloadDocument variant="secondary">
        {say('standing.fromCart')}
      </LinkButton>
    </div>
  )
  return (
    <AccountFrame title={say('standing.title')} wide>
      {standingOrders.length === 0 ? (
        <EmptyState
          drawing="nothing-found"
          title={say('standing.none')}
          text={say('standing.noneText')}
          action={actions}
        />
      ) : (
        <>
          <p className="text-muted">{say('standing.about')}</p>
          {actions}
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 md:gap-4">
            {standingOrders.map((each) => (
              <StandingOrderCard key={each.id} standing={each} />
            ))}
          </ul>
        </>
      )}
    </AccountFrame>
  )
}

function StandingOrderCard({ standing }: { standing: StandingOrderSummary }) {
  const say = useStandingWords()
  const locale = useLocale()
  const { id, name, rhythm, products, total, next, failed, state, why } = standing
  const [first] = products
  const goods =
    products.length > 1
      ? say('standing.more', { name: first?.[locale] ?? '', count: products.length - 1 })
      : (first?.[locale] ?? '')
  const title = name || sayRhythm(rhythm, locale)
  const trouble = failed?.why?.[locale] ?? why?.[locale]
  return (
    <Card as="li" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start gap-2">
        <h2 className="min-w-0 grow basis-40 text-lg">{title}</h2>
        <StateTag standing={standing} />
      </div>
      {name ? <p className="text-sm">{sayRhythm(rhythm, locale)}</p> : null}
      <p className="clamp-2 text-muted text-sm">{goods}</p>
      {state !== 'ended' && next ? (
        <div className="flex items-start gap-2 text-sm">
          <CalendarClock aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-muted" />
          <div>
            <p>{say('standing.next', { day: sayDay(next.day ?? next.planned, locale) })}</p>
            {next.state === 'skipped' ? <p className="text-muted">{say('standing.skipped')}</p> : null}
            <p className="text-muted">{sayMoved(next, say, locale)}</p>
          </div>
        </div>
      ) : null}
      {state !== 'ended' && trouble ? (
        <p className="flex items-start gap-2 text-danger text-sm">
          <CircleAlert aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          <span>
            {failed ? (
              <span className="block font-bold">
                {say('standing.failed', { day: sayDay(failed.day ?? failed.planned, locale) })}
              </span>
            ) : null}
            {trouble}
          </span>
        </p>
      ) : null}
      <div className="mt-auto flex flex-wrap items-end justify-between gap-2 border-hairline border-t pt-2">
        <div>
          <p className="text-muted text-xs">{say('standing.total')}</p>
          <Price amount={total} />
        </div>
        <LinkButton to={paths.subscription({ id })} reloadDocument variant="secondary" size="sm">
          {say('standing.open')}
          <VisuallyHidden>{title}</VisuallyHidden>
        </LinkButton>
      </div>
    </Card>
  )
}
