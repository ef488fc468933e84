import { MessageCircle, Phone } from 'lucide-react'
import { sayPhone } from '#shop/thai/phone.ts'
import { useSettings, useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useReadingWords } from '#web/words/customer/reading-words.ts'
import { useShopWords } from '#web/words/words.tsx'

/** The contact links under every help page. */
export function AskUs() {
  const say = useShopWords()
  const read = useReadingWords()
  const { contactPhone: phone } = useSettings()
  if (useSite()?.visitor?.actedForBy) return null
  return (
    <section aria-labelledby="ask-us" className="grid gap-3 rounded-card bg-primary-tint p-4 md:p-6">
      <div>
        <h2 id="ask-us" className="text-lg">
          {read('faq.notFound')}
        </h2>
        <p className="text-sm md:text-base">{read('faq.notFoundBody')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {phone ? (
          <a href={`tel:${phone}`} className={buttonLook({ variant: 'primary' })}>
            <Phone aria-hidden size={20} strokeWidth={1.75} />
            {say('footer.call', { phone: sayPhone(phone) })}
          </a>
        ) : null}
        <LinkButton
          to={withQuery(paths.news, { code: 'CONTACT_001' })}
          variant="secondary"
          icon={<MessageCircle aria-hidden size={20} strokeWidth={1.75} />}
        >
          {say('bar.contact')}
        </LinkButton>
      </div>
    </section>
  )
}
