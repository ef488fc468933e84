import { Phone } from 'lucide-react'
import { sayPhone } from '#shop/thai/phone.ts'
import { useSettings } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { ShopWords } from '#web/words/customer/th/shop-th.ts'
import { useMerchantWords, useRiderWords, useShopWords } from '#web/words/words.tsx'
import { PageHead } from './page-head.tsx'

/** The centre's staff do by hand what this page will do. */
function Onward() {
  const say = useShopWords()
  const { contactPhone: phone } = useSettings()
  return (
    <div className="flex flex-wrap items-center justify-center gap-2">
      <LinkButton to={paths.products}>{say('product.showAll')}</LinkButton>
      {phone ? (
        <a
          href={`tel:${phone}`}
          className="inline-flex min-h-11 items-center gap-2 px-3 font-bold text-primary-text hover:underline"
        >
          <Phone aria-hidden size={18} strokeWidth={1.75} />
          {say('footer.call', { phone: sayPhone(phone) })}
        </a>
      ) : null}
    </div>
  )
}

/** A page that is not built yet: it says so, keeps its guard, and links to open pages of its area. */
export function NotOpenScreen({ title, area }: { title: string; area: 'shop' | 'merchant' | 'rider' }) {
  const say = useShopWords()
  const [sayToStaff, sayToRider] = [useMerchantWords(), useRiderWords()]
  const heading = say(title as keyof ShopWords & `page.${string}`)
  const titled = title !== 'notOpen.title'
  const { text, action } = {
    shop: () => ({ text: say('notOpen.body'), action: <Onward /> }),
    merchant: () => ({
      text: sayToStaff('merchant.notOpen'),
      action: <LinkButton to={merchantPaths.customers}>{sayToStaff('merchant.toCustomers')}</LinkButton>,
    }),
    rider: () => ({ text: sayToRider('rider.notOpen'), action: undefined }),
  }[area]()
  return (
    <main id="content" className="page-width py-4 md:py-8">
      <PageHead title={heading} indexed={false} />
      {titled ? <h1 className="text-center text-xl">{heading}</h1> : null}
      <EmptyState
        asPageTitle={!titled}
        drawing="not-open"
        title={say('notOpen.title')}
        text={text}
        action={action}
      />
    </main>
  )
}
