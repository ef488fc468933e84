import { MessageCircle, Navigation, Phone, ShoppingBasket, ShoppingCart } from 'lucide-react'
import { Form, Link } from 'react-router'
import { shortMoney } from '#shop/money/say-money.ts'
import type { ListedDue } from '#shop/my-sales/my-sales-contracts.ts'
import { sayDate } from '#shop/time/bangkok.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { DueTag } from './due-tag.tsx'

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const
const way = buttonLook({ variant: 'secondary', size: 'sm' })

/** One customer: how near the next order is, and every way to get it. */
export function DueCard({ customer, saleUnit }: { customer: ListedDue; saleUnit: string }) {
  const say = useSalesWords()
  const locale = useLocale()
  const { code, name, mobile, place, pin, state, everyDays, daysSince, usual, visitedAt } = customer
  const key = { code, saleunit: saleUnit }
  const facts = [
    everyDays !== null
      ? say('due.every', { days: everyDays })
      : daysSince !== null
        ? say('due.once')
        : undefined,
    daysSince === 0
      ? say('due.sinceToday')
      : daysSince !== null
        ? say('due.since', { days: daysSince })
        : undefined,
    place || undefined,
    visitedAt ? say('due.visited', { day: sayDate(new Date(visitedAt), locale) }) : undefined,
  ].filter((fact) => fact !== undefined)
  const greeting = encodeURIComponent(say('due.lineText', { name }))
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 rounded-card border border-hairline bg-card p-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Link to={merchantPaths.customer(key)} className="clamp-2 font-bold hover:underline">
            {name}
          </Link>
          <p className="text-muted text-sm">{facts.join(' · ')}</p>
        </div>
        <div className="grid shrink-0 justify-items-end gap-1 text-sm">
          <DueTag state={state} />
          {usual > 0 ? (
            <span className="tabular text-right">
              <span className="block text-muted text-xs">{say('due.usual')}</span>
              <b>{shortMoney(Math.round(usual / 100) * 100)}</b>
            </span>
          ) : null}
        </div>
      </div>
      <div className="flex flex-wrap gap-1.5">
        <a href={`tel:${mobile}`} className={way} aria-label={`${say('due.call')} ${name}`}>
          <Phone {...icon} />
          {say('due.call')}
        </a>
        <a
          href={`https://line.me/R/share?text=${greeting}`}
          target="_blank"
          rel="noopener noreferrer"
          className={way}
          aria-label={`${say('due.line')} ${name}`}
        >
          <MessageCircle {...icon} />
          {say('due.line')}
        </a>
        {pin ? (
          <a
            href={`https://www.google.com/maps/dir/?api=1&destination=${pin.lat},${pin.lng}`}
            target="_blank"
            rel="noopener noreferrer"
            className={way}
            aria-label={`${say('due.go')} ${name}`}
          >
            <Navigation {...icon} />
            {say('due.go')}
          </a>
        ) : null}
        <LinkButton
          variant="secondary"
          size="sm"
          to={visitPaths.basket(key)}
          icon={<ShoppingBasket {...icon} />}
          aria-label={`${say('due.basket')} ${name}`}
        >
          {say('due.basket')}
        </LinkButton>
        <Form method="post" action={merchantPaths.customer(key)} className="contents">
          <Button
            type="submit"
            name="do"
            value="order"
            size="sm"
            variant="secondary"
            icon={<ShoppingCart {...icon} />}
            aria-label={`${say('due.order')} ${name}`}
          >
            {say('due.order')}
          </Button>
        </Form>
      </div>
    </li>
  )
}
