import { Plus } from 'lucide-react'
import type { AgentItem } from '#shop/agent-trade/agent-item-contracts.ts'
import { ItemList } from '#web/customer/agent-items/item-list.tsx'
import { PriceBook, type PriceBookProps } from '#web/customer/agent-prices/price-book.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useTradeWords } from '#web/words/customer/agents/trade-words.ts'
import { useShopWords } from '#web/words/words.tsx'

type ProductsScreenProps = { newOrders: number } & (
  | { tab: 'own'; items: AgentItem[] }
  | ({ tab: 'prices' } & PriceBookProps)
)

/** What an agent sells: items of their own, and the prices of the centre's products. */
export function ProductsScreen(props: ProductsScreenProps) {
  const say = useTradeWords()
  const sayShop = useShopWords()
  return (
    <main
      id="content"
      className="page-width grid grid-cols-[minmax(0,1fr)] content-start gap-3 py-4 md:gap-4 md:py-6"
    >
      <PageHead title={sayShop('page.agentProducts')} indexed={false} />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="text-xl md:text-2xl">{sayShop('page.agentProducts')}</h1>
          <p className="text-muted text-sm">{say('trade.productsBody')}</p>
        </div>
        {props.tab === 'own' && props.items.length > 0 ? (
          <LinkButton
            to={paths.agentProductAdd()}
            reloadDocument
            icon={<Plus aria-hidden size={20} strokeWidth={1.75} />}
            className="w-full sm:w-auto"
          >
            {say('trade.add')}
          </LinkButton>
        ) : null}
      </div>
      <Tabs
        label={say('trade.tabs')}
        tabs={[
          { to: paths.agentProducts, text: say('trade.own'), current: props.tab === 'own' },
          {
            to: `${paths.agentProducts}?show=prices`,
            text: say('trade.prices'),
            current: props.tab === 'prices',
          },
          { to: paths.agentShop, text: say('trade.shown'), current: false },
          {
            ...{ to: paths.agentOrders, text: sayShop('page.agentOrders'), current: false },
            count: props.newOrders,
          },
        ]}
      />
      {props.tab === 'own' ? (
        <ItemList items={props.items} />
      ) : (
        <PriceBook book={props.book} categories={props.categories} />
      )}
    </main>
  )
}
