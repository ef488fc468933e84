import { Link } from 'react-router'
import { useSite } from '#web/kit/site.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useShopWords } from '#web/words/words.tsx'
import type { HomeContent } from './home-content.ts'

/** Short ways the merchant has laid out. Guests and shops without a promotion menu are not led to promotions. */
export function ShopLinks({ links }: { links: HomeContent[] }) {
  const say = useShopWords()
  const site = useSite()
  const promotions = site?.visitor && !site.visitor.isGuest && site.settings.promotionMenu
  const shown = links.filter(({ link }) => link.startsWith('/') && (promotions || !link.startsWith('/promotion')))
  if (shown.length === 0) return null
  return (
    <nav aria-label={say('home.links')} className="lg:order-2">
      <ul className="no-scrollbar -mx-3 flex gap-2 overflow-x-auto px-3 lg:mx-0 lg:grid lg:grid-cols-1 lg:px-0">
        {shown.map(({ id, title, picture, link }) => (
          <li key={id} className="shrink-0">
            <Link
              to={link}
              className="flex min-h-11 items-center gap-2 rounded-chip border border-hairline bg-card py-1 pr-4 pl-1 text-sm hover:border-primary lg:rounded-card lg:pl-2"
            >
              {picture ? (
                <Picture src={`/files/${picture}`} width={320} height={320} sizes="36px" alt="" className="w-9! shrink-0 rounded-chip" />
              ) : null}
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
