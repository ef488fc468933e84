import { Link } from 'react-router'
import type { ShownOffer } from '#shop/catalogue/offer-contracts.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { offerNames, sayTiers } from '#web/customer/promotions/say-offer.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useReadingWords } from '#web/words/customer/reading-words.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'

export type PromotionOnCard = ShownOffer['offer'] &
  Pick<ShownOffer, 'productCount' | 'pictures'> & { free: { unit: string; name: string }[] }

/** A promotion: its products, condition, gain and last day. */
export function OfferCard({ offer }: { offer: PromotionOnCard }) {
  const say = useShopWords()
  const read = useReadingWords()
  const locale = useLocale()
  const sentences = sayTiers(offer, offerNames(offer.about, locale), say)
  const [heading = offer.name, ...rest] = [
    locale === 'th' ? offer.name : (offer.about?.goods.en ?? ''),
    ...sentences,
  ].filter(Boolean)
  return (
    <article className="relative flex flex-col overflow-hidden rounded-card border border-hairline bg-card hover:border-primary">
      <div className="grid grid-cols-4 gap-px bg-primary-tint">
        {offer.pictures.slice(0, 4).map((picture) => (
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
            to={withQuery(paths.products, { promotionId: offer.id })}
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
        {offer.free.length > 1 ? (
          <p className="clamp-2 text-muted text-sm">
            {say('goods.freeChoice', { names: offer.free.map(({ name, unit }) => name || unit).join(', ') })}
          </p>
        ) : null}
        <p className="mt-1 flex flex-wrap gap-x-3 text-muted text-xs">
          <span>{say('goods.offerUntil', { day: sayDate(noonOf(offer.endsOn), locale) })}</span>
          {offer.productCount > 0 ? (
            <span>{read('promotions.count', { count: offer.productCount })}</span>
          ) : null}
        </p>
      </div>
    </article>
  )
}
