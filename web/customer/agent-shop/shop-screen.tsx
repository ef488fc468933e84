import { useState } from 'react'
import { Link } from 'react-router'
import type { Seller, ShopEntry } from '#shop/agent-orders/agent-shop-contracts.ts'
import { pick } from '#shop/words/locale.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { FindForm } from '#web/kit/forms/find-form.tsx'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { FormNotice } from '#web/kit/forms/form-notice.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { chipLook } from '#web/ui/chip-look.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useAgentOrderWords } from '#web/words/customer/agents/agent-order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { agentCartKey, putLine, useAgentCart } from './agent-cart.ts'
import type { AgentShopCalls } from './agent-shop-calls.ts'
import { EntryRow } from './entry-row.tsx'

const ask = callsOf<AgentShopCalls>()

type ShopScreenProps = {
  seller: Seller
  isOwn: boolean
  entries: ShopEntry[]
  next: number | null
  text: string
  h1: string
  categories: readonly { code: string; name: string; nameEn: string }[]
}

/** What an agent sells to the client, with a stepper for each unit; the order waits on this phone. */
export function ShopScreen({ seller, isOwn, text, h1, categories, ...first }: ShopScreenProps) {
  const say = useAgentOrderWords()
  const locale = useLocale()
  const visitor = useSite()?.visitor
  const cartName = agentCartKey(visitor?.saleUnit ?? '', visitor?.code ?? '', seller.code)
  const { lines } = useAgentCart(cartName)
  const [{ entries, next }, setLoaded] = useState({ entries: first.entries, next: first.next })
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')

  async function loadMore() {
    setState('loading')
    const result = await ask(locale, 'agentShop', { text, ...(h1 ? { h1 } : {}), from: String(next ?? 0) })
    if (result.kind !== 'ok') return setState('failed')
    const { answer } = result
    const known = new Set(entries.map(({ own, code }) => `${own} ${code}`))
    const fresh = answer.entries.filter(({ own, code }) => !known.has(`${own} ${code}`))
    setLoaded({ entries: [...entries, ...fresh], next: answer.next })
    setState('idle')
  }

  const title = say('sell.shop', { name: seller.name })
  const toCategory = (code: string) =>
    code ? `${paths.agentShop}?c=${encodeURIComponent(code)}` : paths.agentShop
  return (
    <main
      id="content"
      className="page-width grid grid-cols-[minmax(0,1fr)] content-start gap-3 py-4 md:gap-4 md:py-6"
    >
      <PageHead title={title} indexed={false} />
      <div>
        <h1 className="text-xl md:text-2xl">{title}</h1>
        <p className="text-muted text-sm">{say('sell.shopBody')}</p>
      </div>
      {isOwn ? <FormNotice>{say('sell.asClients')}</FormNotice> : null}
      <FindForm label={say('sell.search')} button={say('sell.find')} text={text} />
      <nav aria-label={say('sell.category')} className="no-scrollbar -mx-3 overflow-x-auto px-3">
        <ul className="flex min-w-max gap-1.5 py-1">
          {[
            { code: '', name: say('sell.allCategories'), nameEn: say('sell.allCategories') },
            ...categories,
          ].map(({ code, name, nameEn }) => (
            <li key={code}>
              <Link
                to={toCategory(code)}
                preventScrollReset
                aria-current={code === h1 ? 'page' : undefined}
                className={chipLook(code === h1, 'md')}
              >
                {pick(locale, name, nameEn)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {entries.length === 0 ? (
        <EmptyState drawing="nothing-found" title={say('sell.none')} text={say('sell.noneHint')} />
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 lg:grid-cols-2">
          {entries.map((entry) => (
            <EntryRow
              key={`${entry.own} ${entry.code}`}
              entry={entry}
              lines={lines}
              onPut={isOwn ? undefined : (line) => putLine(cartName, line)}
            />
          ))}
        </ul>
      )}
      <FormAlert message={state === 'failed' ? say('sell.failed') : undefined} />
      {next === null ? null : (
        <Button
          variant="secondary"
          className="justify-self-center"
          loading={state === 'loading'}
          onClick={() => void loadMore()}
        >
          {say('sell.more')}
        </Button>
      )}
      {lines.length > 0 && !isOwn ? (
        <div className="sticky bottom-[calc(60px+env(safe-area-inset-bottom))] z-10 -mx-3 border-hairline border-t bg-card px-3 py-2 shadow-float md:bottom-0 md:mx-0 md:rounded-card md:border md:p-4">
          <LinkButton to={paths.agentShopCart} reloadDocument size="lg" wide>
            {say('sell.toCart', { count: lines.length })}
          </LinkButton>
        </div>
      ) : null}
    </main>
  )
}
