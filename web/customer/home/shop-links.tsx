import { Link } from 'react-router'
import { creditBalance, hasCredit } from '#shop/account/credit.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { useSettings, useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useShopWords } from '#web/words/words.tsx'
import type { HomeContent } from './home-content.ts'

const look =
  'flex min-h-11 items-center gap-2 rounded-chip border border-hairline bg-card py-1 pr-4 text-sm hover:border-primary lg:rounded-card '

/**
 * Points and credit, which wide screens show elsewhere, then the merchant's shortcuts. Guests, and shops
 * without a promotion menu, get no link to promotions.
 */
export function ShopLinks({ links }: { links: HomeContent[] }) {
  const say = useShopWords()
  const site = useSite()
  const { promotionMenu, pointsMenu } = useSettings()
  const member = site?.visitor?.isGuest ? undefined : site?.visitor
  const promotions = member && promotionMenu && !site?.pointsMode
  const shown = links.filter(
    ({ link }) => link.startsWith('/') && (promotions || !link.startsWith(paths.promotions)),
  )
  const purse = [
    member &&
      pointsMenu && {
        to: paths.points,
        text: say('cart.pointsCost', { points: sayNumber(member.points) }),
      },
    member &&
      hasCredit(member) &&
      !site?.pointsMode && {
        to: paths.profile,
        text: `${say('bar.credit')} ${sayMoney(creditBalance(member))}`,
      },
  ].filter((chip) => chip !== undefined && chip !== false)
  if (shown.length + purse.length === 0) return null
  return (
    <nav aria-label={say('home.links')} className="lg:order-2">
      <ul className="no-scrollbar -mx-3 flex gap-2 overflow-x-auto px-3 lg:mx-0 lg:grid lg:grid-cols-1 lg:px-0">
        {purse.map(({ to, text }) => (
          <li key={to} className="shrink-0 lg:hidden">
            <Link to={to} className={`${look}tabular pl-4 font-bold`}>
              {text}
            </Link>
          </li>
        ))}
        {shown.map(({ id, title, picture, link }) => (
          <li key={id} className="shrink-0">
            <Link to={link} className={`${look}pl-1 lg:pl-2`}>
              {picture ? (
                <Picture
                  src={`/files/${picture}`}
                  width={320}
                  height={320}
                  sizes="36px"
                  alt=""
                  className="w-9! shrink-0 rounded-chip"
                />
              ) : null}
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
