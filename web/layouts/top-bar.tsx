import { Link } from 'react-router'
import { creditBalance, hasCredit } from '#shop/account/credit.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { useShopWords } from '#web/words/words.tsx'
import { LanguageSwitch } from './language-switch.tsx'

const item = 'inline-flex min-h-9 items-center px-2 hover:underline'

/** The thin bar on desktop: main pages, the customer's credit, the language. */
export function TopBar() {
  const say = useShopWords()
  const site = useSite()
  const visitor = site?.visitor
  return (
    <div className="no-print hidden border-hairline border-b bg-sunk text-muted text-sm md:block">
      <div className="page-width flex items-center justify-between">
        <nav aria-label={say('nav.main')} className="-mx-2 flex">
          <Link to={paths.home} className={item}>
            {say('app.home')}
          </Link>
          <Link to={paths.products} className={item}>
            {say('nav.product')}
          </Link>
          <Link to={withQuery(paths.news, { code: 'HOWTO_001' })} className={item}>
            {say('bar.howToOrder')}
          </Link>
          <Link to={withQuery(paths.news, { code: 'FAQ_001' })} className={item}>
            {say('bar.faq')}
          </Link>
          {visitor?.actedForBy ? null : (
            <Link to={withQuery(paths.news, { code: 'CONTACT_001' })} className={item}>
              {say('bar.contact')}
            </Link>
          )}
        </nav>
        <div className="flex items-center gap-4">
          {visitor && hasCredit(visitor) && !site.pointsMode ? (
            <span>
              {say('bar.credit')}{' '}
              <strong className="tabular text-ink">{sayMoney(creditBalance(visitor))}</strong>
            </span>
          ) : null}
          <LanguageSwitch />
        </div>
      </div>
    </div>
  )
}
