import { Link } from 'react-router'
import type { ListedPromotion } from '#shop/catalogue/promotion-contracts.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { LineShareButton } from '#web/kit/page/share-buttons.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { promotionNames, sayTiers } from '#web/shared/promotions/say-promotion.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useReadingWords } from '#web/words/customer/reading-words.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'

export type PromotionOnCard = ListedPromotion['promotion'] &
  Pick<ListedPromotion, 'productCount' | 'pictures'> & { free: { unit: string; name: string }[] }

/** A promotion: its products, condition, gain and last day. */
export function PromotionCard({ promotion }: { promotion: PromotionOnCard }) {
  const say = useShopWords()
  const read = useReadingWords()
  const locale = useLocale()
  const sentences = sayTiers(promotion, promotionNames(promotion.about, locale), say)
  const [heading = promotion.name, ...rest] = [
    locale === 'th' ? promotion.name : (promotion.about?.goods.en ?? ''),
    ...sentences,
  ].filter(Boolean)
  return (
    <article className="relative flex flex-col overflow-hidden rounded-card border border-hairline bg-card hover:border-primary">
      <div className="grid grid-cols-4 gap-px bg-primary-tint">
        {promotion.pictures.slice(0, 4).map((picture) => (
          <Picture
            key={picture}
            src={`/files/${picture}`}
            width={600}
            height={600}
            sizes="(min-width: 64rem) 95px, 25vw"
            alt=""
          />
        ))}
      </div>
      <div className="grid flex-1 content-start gap-1 p-3 md:p-4">
        <h3 className="text-base">
          <Link
            to={withQuery(paths.products, { promotionId: promotion.id })}
            className="after:absolute after:inset-0"
          >
            {heading}
          </Link>
        </h3>
        <ul className="grid gap-0.5 text-sm">
          {rest.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {promotion.free.length > 1 ? (
          <p className="clamp-2 text-muted text-sm">
            {say('productPage.freeChoice', {
              names: promotion.free.map(({ name, unit }) => name || unit).join(', '),
            })}
          </p>
        ) : null}
        <p className="mt-1 flex flex-wrap gap-x-3 text-muted text-xs">
          <span>{say('productPage.promotionUntil', { day: sayDate(noonOf(promotion.endsOn), locale) })}</span>
          {promotion.productCount > 0 ? (
            <span>{read('promotions.count', { count: promotion.productCount })}</span>
          ) : null}
        </p>
        {/* Above the link that covers the card. */}
        <div className="relative z-10 mt-1 justify-self-start">
          <LineShareButton
            about={heading}
            page={{
              title: heading,
              text: rest.join(' · '),
              open: say('share.openPromotion'),
              path: withQuery(paths.products, { promotionId: promotion.id }),
              file: promotion.pictures[0],
            }}
          />
        </div>
      </div>
    </article>
  )
}
