import { MessageCircle, Phone } from 'lucide-react'
import { sayPhone } from '#shop/thai/phone.ts'
import { CentreCard } from '#web/customer/content/centre-card.tsx'
import { ContentHead } from '#web/customer/content/content-head.tsx'
import type { ArticleProps } from '#web/customer/content/load-content.ts'
import { MarkdownBlocks } from '#web/kit/text/markdown.tsx'
import { blocksOf } from '#web/kit/text/markdown-blocks.ts'
import { SafeLink } from '#web/kit/text/safe-link.tsx'
import { useSettings, useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useReadingWords } from '#web/words/customer/reading-words.ts'
import { useShopWords } from '#web/words/words.tsx'

/** Contact by phone, LINE or chat, and every centre with phone number and map. */
export function ContactScreen({ article, centres, search }: ArticleProps) {
  const say = useShopWords()
  const read = useReadingWords()
  const site = useSite()
  const mine = site?.centre?.saleUnit
  const sorted = centres.toSorted((a, b) => Number(b.saleUnit === mine) - Number(a.saleUnit === mine))
  const { contactPhone: phone = '', lineOfficialUrl, chatOpen } = useSettings()
  const line = lineOfficialUrl || site?.centre?.line?.url || ''
  return (
    <main id="content" className="page-width grid grid-cols-[minmax(0,1fr)] gap-5 pt-1 md:gap-8 md:pt-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <ContentHead article={article} search={search} />
        <h1 className="text-xl md:text-2xl">{article.title}</h1>
        <div className="grid gap-2 sm:flex sm:flex-wrap">
          {phone ? (
            <a href={`tel:${phone}`} className={buttonLook({ variant: 'primary', size: 'lg' })}>
              <Phone aria-hidden size={20} strokeWidth={1.75} />
              {say('footer.call', { phone: sayPhone(phone) })}
            </a>
          ) : null}
          <SafeLink
            address={line}
            className={buttonLook({ variant: 'secondary', size: 'lg' })}
            otherwise={null}
          >
            <MessageCircle aria-hidden size={20} strokeWidth={1.75} />
            {read('contact.line')}
          </SafeLink>
          {chatOpen && site?.visitor?.isGuest === false && !site.visitor.actedForBy ? (
            <LinkButton to={paths.chat} variant="secondary" size="lg">
              {read('contact.chat')}
            </LinkButton>
          ) : null}
        </div>
      </div>
      <section aria-labelledby="centres" className="grid gap-3">
        <h2 id="centres" className="text-lg md:text-xl">
          {read('contact.centres')}
        </h2>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3">
          {sorted.map((centre) => (
            <CentreCard key={centre.saleUnit} centre={centre} mine={centre.saleUnit === mine} />
          ))}
        </ul>
      </section>
      <div className="max-w-prose">
        <MarkdownBlocks blocks={blocksOf(article.body)} />
      </div>
    </main>
  )
}
