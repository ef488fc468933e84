import { BookOpen, CircleHelp, Phone, Truck } from 'lucide-react'
import type { Setup } from '#shop/customers/setup-contracts.ts'
import type { Satang } from '#shop/money/satang.ts'
import { shortMoney } from '#shop/money/say-money.ts'
import { pick } from '#shop/words/locale.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Card } from '#web/ui/card.tsx'
import { ChipLink } from '#web/ui/chip.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useRegisterWords } from '#web/words/customer/register-words.ts'
import { useLocale } from '#web/words/words.tsx'

type ProfileSetupContentScreenProps = {
  centre: Setup['centre']
  days: { name: string; delivers: boolean }[]
  cutOff: string
  categories: { code: string; name: string }[]
  minimumOrder: Satang
  freeShippingFrom: Satang
}

/** What a new shop can order, when it is delivered, and where to get help. */
export function ProfileSetupContentScreen({
  centre,
  days,
  cutOff,
  categories,
  minimumOrder,
  freeShippingFrom,
}: ProfileSetupContentScreenProps) {
  const say = useRegisterWords()
  const locale = useLocale()
  const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const
  return (
    <main id="content" className="mx-auto grid w-full max-w-prose gap-4 px-3 py-4 md:px-6 md:py-8">
      <PageHead title={say('ready.title')} indexed={false} />
      <div className="grid gap-1">
        <h1 className="text-xl md:text-2xl">{say('ready.title')}</h1>
        <p className="text-muted">
          {say('ready.lead', { centre: pick(locale, centre.name, centre.nameEn) })}
        </p>
      </div>
      <Card as="section" className="grid gap-3">
        <h2 className="flex items-center gap-2 text-lg">
          <Truck aria-hidden size={22} strokeWidth={1.75} className="text-primary-text" />
          {say('ready.days')}
        </h2>
        <ul className="flex flex-wrap gap-1.5">
          {days.map(({ name, delivers }) => (
            <li
              key={name}
              className={joinClasses(
                'rounded-chip px-3 py-1 text-sm',
                delivers ? 'bg-primary-tint font-bold text-primary-text' : 'bg-sunk text-muted line-through',
              )}
            >
              {name}
            </li>
          ))}
        </ul>
        <p className="text-sm">{say('ready.cutOff', { time: cutOff })}</p>
        <p className="text-muted text-sm">
          {minimumOrder > 0 ? `${say('ready.minimum', { amount: shortMoney(minimumOrder) })} ` : ''}
          {freeShippingFrom > 0 ? say('ready.freeShipping', { amount: shortMoney(freeShippingFrom) }) : ''}
        </p>
      </Card>
      <Card as="section" className="grid gap-3">
        <h2 className="text-lg">{say('ready.products')}</h2>
        <div className="flex flex-wrap gap-x-1.5 gap-y-2">
          {categories.map(({ code, name }) => (
            <ChipLink key={code} to={withQuery(paths.products, { c1: code })}>
              {name}
            </ChipLink>
          ))}
        </div>
      </Card>
      <Card as="section" className="grid gap-2">
        <h2 className="text-lg">{say('ready.help')}</h2>
        <div className="flex flex-wrap gap-2">
          <LinkButton
            to={withQuery(paths.news, { code: 'HOWTO_001' })}
            variant="secondary"
            size="sm"
            icon={<BookOpen {...icon} />}
          >
            {say('bar.howToOrder')}
          </LinkButton>
          <LinkButton
            to={withQuery(paths.news, { code: 'FAQ_001' })}
            variant="secondary"
            size="sm"
            icon={<CircleHelp {...icon} />}
          >
            {say('bar.faq')}
          </LinkButton>
          <LinkButton
            to={withQuery(paths.news, { code: 'CONTACT_001' })}
            variant="secondary"
            size="sm"
            icon={<Phone {...icon} />}
          >
            {say('bar.contact')}
          </LinkButton>
        </div>
      </Card>
      <LinkButton to={paths.products} size="lg" wide>
        {say('ready.start')}
      </LinkButton>
    </main>
  )
}
