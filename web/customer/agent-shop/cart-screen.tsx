import { useEffect, useState } from 'react'
import { differencesOf, sumOf } from '#shop/agent-orders/agent-order.ts'
import type { Seller, ShopEntry } from '#shop/agent-orders/agent-shop-contracts.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { BackButton } from '#web/kit/page/back-button.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAgentOrderWords } from '#web/words/customer/agents/agent-order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { agentCartKey, clearCart, forgetKey, orderKey, putLine, useAgentCart } from './agent-cart.ts'
import type { AgentShopCalls } from './agent-shop-calls.ts'
import { CartLines } from './cart-lines.tsx'

const ask = callsOf<AgentShopCalls>()

type ShipTo = { name: string; phone: string; address: string }
type CartScreenProps = { seller: Seller; shipTo: ShipTo; today: string }

/** The order to the agent: prices of now, where to, when and how it is paid. What changed is shown before it is placed. */
export function CartScreen({ seller, shipTo, today }: CartScreenProps) {
  const say = useAgentOrderWords()
  const locale = useLocale()
  const visitor = useSite()?.visitor
  const cartName = agentCartKey(visitor?.saleUnit ?? '', visitor?.code ?? '', seller.code)
  const { lines } = useAgentCart(cartName)
  const [entries, setEntries] = useState<ShopEntry[]>()
  const [round, setRound] = useState(0)
  const [form, setForm] = useState({ ...shipTo, note: '', wantedOn: '' })
  const [payment, setPayment] = useState<'cash' | 'transfer'>('cash')
  const [trouble, setTrouble] = useState<string>()
  const [isPlacing, setIsPlacing] = useState(false)
  const codes = [...new Set(lines.map(({ own, code }) => `${own} ${code}`))].sort().join('\n')

  // biome-ignore lint/correctness/useExhaustiveDependencies: prices are asked anew for other products, and after a refusal.
  useEffect(() => {
    if (codes === '') return
    const products = lines.map(({ own, code }) => ({ own, code }))
    void ask(locale, 'agentShopCart', { products }).then((result) => {
      if (result.kind === 'ok') setEntries(result.answer.entries)
      else setTrouble(result.kind === 'refused' ? result.message : say('sell.failed'))
    })
  }, [codes, round])

  const differences = entries ? differencesOf(lines, entries) : []
  const set = (part: Partial<typeof form>) => {
    setTrouble(undefined)
    setForm((before) => ({ ...before, ...part }))
  }

  /** The client saw what changed, and goes on with it. */
  function settle() {
    for (const difference of differences) {
      const line = lines.find(
        ({ own, code, position }) =>
          own === difference.own && code === difference.code && position === difference.position,
      )
      const rate =
        entries
          ?.find(({ own, code }) => own === difference.own && code === difference.code)
          ?.units.find(({ position }) => position === difference.position)?.rate ?? 1
      if (!line) continue
      const most = difference.stock === null ? line.quantity : Math.floor(difference.stock / rate)
      const quantity = difference.price === null ? 0 : Math.min(line.quantity, most)
      putLine(cartName, { ...line, price: difference.price ?? line.price, quantity })
    }
  }

  async function place() {
    setTrouble(undefined)
    if (differences.length > 0) {
      settle()
      return setTrouble(say('sell.changed'))
    }
    setIsPlacing(true)
    const key = orderKey(cartName)
    const wantedOn = form.wantedOn || null
    const result = await ask(locale, 'placeAgentOrder', {
      ...form,
      key,
      wantedOn,
      payment,
      lines: [...lines],
    })
    if (result.kind === 'ok') {
      clearCart(cartName)
      const { number, agentCode } = result.answer
      return location.assign(inLanguage(locale, `${paths.agentOrder({ number })}?agent=${agentCode}`))
    }
    setIsPlacing(false)
    if (result.kind === 'unknown') return setTrouble(say('sell.lost'))
    forgetKey(cartName)
    setTrouble(result.message)
    setRound(round + 1)
  }

  const title = say('sell.cart', { name: seller.name })
  if (lines.length === 0)
    return (
      <main id="content" className="page-width">
        <PageHead title={title} indexed={false} />
        <EmptyState
          asPageTitle
          drawing="nothing-found"
          title={say('sell.empty')}
          action={
            <LinkButton to={paths.agentShop} reloadDocument>
              {say('sell.backToShop')}
            </LinkButton>
          }
        />
      </main>
    )
  return (
    <main
      id="content"
      className="page-width grid max-w-prose grid-cols-[minmax(0,1fr)] content-start gap-3 pt-3 pb-4 md:gap-4 md:pt-6"
    >
      <PageHead title={title} indexed={false} />
      <div className="flex items-center gap-1">
        <BackButton />
        <h1 className="text-xl md:text-2xl">{title}</h1>
      </div>
      <CartLines
        lines={lines}
        entries={entries}
        differences={differences}
        onPut={(line) => putLine(cartName, line)}
      />
      <Card className="grid gap-3">
        <h2 className="text-lg">{say('sell.where')}</h2>
        <TextField
          label={say('sell.name')}
          value={form.name}
          maxLength={120}
          autoComplete="name"
          onChange={(event) => set({ name: event.target.value })}
        />
        <TextField
          label={say('sell.phone')}
          type="tel"
          value={form.phone}
          maxLength={40}
          autoComplete="tel"
          onChange={(event) => set({ phone: event.target.value })}
        />
        <TextAreaField
          label={say('sell.address')}
          value={form.address}
          maxLength={500}
          onChange={(event) => set({ address: event.target.value })}
        />
        <TextField
          label={say('sell.wanted')}
          type="date"
          min={today}
          value={form.wantedOn}
          onChange={(event) => set({ wantedOn: event.target.value })}
        />
        <TextAreaField
          label={say('sell.note')}
          value={form.note}
          maxLength={500}
          onChange={(event) => set({ note: event.target.value })}
        />
      </Card>
      <Card className="grid gap-2">
        <h2 className="text-lg">{say('sell.pay')}</h2>
        <ChipGroup
          label={say('sell.pay')}
          value={payment}
          options={[
            { value: 'cash', text: say('sell.cash') },
            { value: 'transfer', text: say('sell.transfer') },
          ]}
          onChange={setPayment}
        />
      </Card>
      <div className="sticky bottom-[calc(60px+env(safe-area-inset-bottom))] z-10 -mx-3 grid gap-2 border-hairline border-t bg-card px-3 py-2 shadow-float md:bottom-0 md:mx-0 md:rounded-card md:border md:p-4">
        <FormAlert message={trouble} />
        <Button
          size="lg"
          wide
          loading={isPlacing}
          whyDisabled={entries ? undefined : say('sell.loading')}
          onClick={() => void place()}
        >
          {say('sell.place', { total: sayMoney(sumOf(lines)) })}
        </Button>
      </div>
    </main>
  )
}
