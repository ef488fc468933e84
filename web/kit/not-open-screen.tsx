import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { ShopWords } from '#web/words/shop-th.ts'
import { useMerchantWords, useRiderWords, useShopWords } from '#web/words/words.tsx'
import { PageHead } from './page-head.tsx'

/** A page that later work fills: it says so, keeps its title and its guard, and leads on to what is open in its area. */
export function NotOpenScreen({ title, area }: { title: string; area: 'shop' | 'merchant' | 'rider' }) {
  const say = useShopWords()
  const [sayToStaff, sayToRider] = [useMerchantWords(), useRiderWords()]
  const heading = say(title as keyof ShopWords & `page.${string}`)
  const { text, action } = {
    shop: () => ({ text: say('notOpen.body'), action: <LinkButton to="/product">{say('product.showAll')}</LinkButton> }),
    merchant: () => ({
      text: sayToStaff('merchant.notOpen'),
      action: <LinkButton to="/merchant/customer">{sayToStaff('merchant.toCustomers')}</LinkButton>,
    }),
    rider: () => ({ text: sayToRider('rider.notOpen'), action: undefined }),
  }[area]()
  return (
    <main id="content" className="page-width py-4 md:py-8">
      <PageHead title={heading} indexed={false} />
      <h1 className="text-center text-xl">{heading}</h1>
      <EmptyState drawing="not-open" title={say('notOpen.title')} text={text} action={action} />
    </main>
  )
}
