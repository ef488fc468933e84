import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { WorkRow } from '#shop/agent-orders/agent-order-contracts.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useAgentOrderWords } from '#web/words/customer/agents/agent-order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { AgentOrderCalls } from './order-calls.ts'

const ask = callsOf<AgentOrderCalls>()

/** What to buy from the centre, what waits in the cart, and what to hand over: for all accepted orders together. */
export function WorkList({ work }: { work: readonly WorkRow[] }) {
  const say = useAgentOrderWords()
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState<'cart' | 'uncart'>()
  const [trouble, setTrouble] = useState<string>()
  const of = (where: WorkRow['where']) => work.filter((row) => row.where === where)
  const [buy, cart, hand] = [of('buy'), of('cart'), of('hand')]

  async function run(what: 'cart' | 'uncart') {
    setTrouble(undefined)
    setBusy(what)
    const result = await ask(locale, what === 'cart' ? 'cartAgentWork' : 'uncartAgentWork', {})
    if (result.kind === 'ok' && what === 'cart') return location.assign(inLanguage(locale, paths.cart))
    setBusy(undefined)
    if (result.kind !== 'ok') setTrouble(result.kind === 'refused' ? result.message : say('sell.lost'))
    await revalidate()
  }

  return (
    <>
      <FormAlert message={trouble} />
      {buy.length > 0 ? (
        <Part id="to-buy" title={say('sell.toBuy')} hint={say('sell.toBuyHint')} rows={buy}>
          <Button wide loading={busy === 'cart'} onClick={() => void run('cart')}>
            {say('sell.putInCart')}
          </Button>
        </Part>
      ) : null}
      {cart.length > 0 ? (
        <Part id="in-cart" title={say('sell.inCart')} hint={say('sell.inCartHint')} rows={cart}>
          <div className="grid gap-2 min-[22rem]:grid-cols-2">
            <LinkButton to={paths.cart}>{say('sell.goToCart')}</LinkButton>
            <Button variant="secondary" loading={busy === 'uncart'} onClick={() => void run('uncart')}>
              {say('sell.takeBack')}
            </Button>
          </div>
        </Part>
      ) : null}
      {hand.length > 0 ? (
        <Part id="to-hand" title={say('sell.toHand')} hint={say('sell.toHandHint')} rows={hand} />
      ) : null}
    </>
  )
}

type PartProps = {
  id: string
  title: string
  hint: string
  rows: readonly WorkRow[]
  children?: ReactNode
}

function Part({ id, title, hint, rows, children }: PartProps) {
  const say = useAgentOrderWords()
  const locale = useLocale()
  return (
    <Card as="section" aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <p className="text-muted text-sm">{hint}</p>
      </div>
      <ul className="divide-y divide-hairline">
        {rows.map(({ own, code, name, unit, quantity, clients }) => (
          <li key={`${own} ${code} ${unit.th}`} className="flex items-baseline justify-between gap-3 py-2">
            <span className="clamp-2">{name[locale]}</span>
            <span className="shrink-0 text-right">
              <b className="tabular">
                {say('sell.workRow', { quantity: sayNumber(quantity), unit: unit[locale] })}
              </b>
              <span className="block text-muted text-xs">{say('sell.forClients', { count: clients })}</span>
            </span>
          </li>
        ))}
      </ul>
      {children}
    </Card>
  )
}
