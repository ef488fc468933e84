import { CircleQuestionMark, type LucideIcon, Phone, ShoppingBasket } from 'lucide-react'
import { Link } from 'react-router'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { useShopWords } from '#web/words/words.tsx'

/** Links to the three help pages; a person acting for a customer gets no contact page. */
export function HelpLinks() {
  const say = useShopWords()
  const acting = useSite()?.visitor?.actedForBy !== undefined
  const entries: { code: string; text: string; Icon: LucideIcon }[] = [
    { code: 'HOWTO_001', text: say('bar.howToOrder'), Icon: ShoppingBasket },
    { code: 'FAQ_001', text: say('bar.faq'), Icon: CircleQuestionMark },
    ...(acting ? [] : [{ code: 'CONTACT_001', text: say('bar.contact'), Icon: Phone }]),
  ]
  return (
    <nav aria-label={say('footer.help')} className="grid auto-cols-fr grid-flow-col gap-2 md:gap-4">
      {entries.map(({ code, text, Icon }) => (
        <Link
          key={code}
          to={withQuery(paths.news, { code })}
          className="grid min-h-22 content-center justify-items-center gap-1.5 rounded-card border border-hairline bg-card p-2 text-center text-sm hover:border-primary md:flex md:min-h-16 md:items-center md:justify-center md:gap-3 md:text-base"
        >
          <span className="grid size-10 place-items-center rounded-full bg-primary-tint text-primary-text">
            <Icon aria-hidden size={22} strokeWidth={1.75} />
          </span>
          {text}
        </Link>
      ))}
    </nav>
  )
}
