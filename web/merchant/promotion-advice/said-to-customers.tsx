import type { PromotionDraft } from '#shop/merchant-promotions/promotion-draft.ts'
import type { PromotionAbout } from '#shop/promotions/promotion-about.ts'
import { locales } from '#shop/words/locale.ts'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { usePromotionWords } from '#web/words/merchant/promotions/promotion-words.ts'
import { sayRibbonOf, sayTiersOf } from './both-languages.ts'

const languageWords = { th: 'said.th', en: 'said.en' } as const

type SaidToCustomersProps = { draft: PromotionDraft; about: PromotionAbout | null }

/** The ribbon on a product's card and the sentences of its page, in both languages. */
export function SaidToCustomers({ draft, about }: SaidToCustomersProps) {
  const say = usePromotionWords()
  const tiers = draft.tiers.filter(
    ({ orderBuy, discount, freeQuantity }) => orderBuy > 0 && (discount > 0 || freeQuantity > 0),
  )
  const told = { ...draft, tiers }
  return (
    <FormSection
      title={say('said.title')}
      text={tiers.length === 0 ? say('said.nothingYet') : say('said.text')}
    >
      {tiers.length > 0 ? (
        <dl className="grid gap-3 text-sm">
          {locales.map((locale) => (
            <div key={locale} lang={locale} className="grid gap-1">
              <dt className="text-muted text-xs">{say(languageWords[locale])}</dt>
              <dd className="grid justify-items-start gap-1">
                <Tag tone="secondary">{sayRibbonOf(told, about, locale)}</Tag>
                {sayTiersOf(told, about, locale).map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </FormSection>
  )
}
