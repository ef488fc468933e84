import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { ShopWords } from '#web/words/shop-th.ts'
import { useShopWords } from '#web/words/words.tsx'
import { PageHead } from './page-head.tsx'

/** A page that later work fills: it says so, keeps its title and its guard, and leads on. */
export function NotOpenScreen({ title, staff }: { title: string; staff: boolean }) {
  const say = useShopWords()
  const heading = say(title as keyof ShopWords & `page.${string}`)
  return (
    <main id="content" className="page-width py-4 md:py-8">
      <PageHead title={heading} indexed={false} />
      <h1 className="text-center text-xl">{heading}</h1>
      <EmptyState
        drawing="not-open"
        title={say('notOpen.title')}
        text={say(staff ? 'notOpen.staffBody' : 'notOpen.body')}
        action={staff ? undefined : <LinkButton to="/product">{say('product.showAll')}</LinkButton>}
      />
    </main>
  )
}
