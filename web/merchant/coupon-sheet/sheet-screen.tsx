import { ArrowLeft, Printer } from 'lucide-react'
import { Link } from 'react-router'
import type { CouponSeries } from '#shop/merchant-coupons/coupon-series-contracts.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import type { QrPath } from '#web/kit/text/qr-path.ts'
import { Pager } from '#web/merchant/lists/pager.tsx'
import { withQuery } from '#web/paths/path-to.ts'
import * as promotionPaths from '#web/paths/promotion-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { useCouponWords } from '#web/words/merchant/promotions/coupon-words.ts'
import { useLocale } from '#web/words/words.tsx'

type Slip = { number: string; customerName: string; qr: QrPath }
type SheetScreenProps = {
  series: CouponSeries
  slips: readonly Slip[]
  next: string | null
  after: string | undefined
  /** How many slips one sheet holds. */
  onSheet: number
}

/** Slips to cut out, each with its number as a QR code; one code for everybody fills a sheet. */
export function SheetScreen({ series, slips, next, after, onSheet }: SheetScreenProps) {
  const say = useCouponWords()
  const locale = useLocale()
  const [code] = slips
  const shown = series.form === 'shared' && code ? Array.from({ length: onSheet }, () => code) : slips
  const here = promotionPaths.couponSheet({ id: series.id })
  return (
    <main id="content" className="grid grid-cols-[minmax(0,1fr)] content-start print:block">
      <PageHead title={say('sheet.title', { name: series.name })} indexed={false} />
      <div className="no-print grid gap-2 px-3 py-4 md:px-6">
        <Link
          to={promotionPaths.coupon({ id: series.id })}
          className="inline-flex min-h-9 w-fit items-center gap-1 text-muted text-sm hover:text-ink"
        >
          <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
          {series.name}
        </Link>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h1 className="text-xl md:text-2xl">{say('sheet.title', { name: series.name })}</h1>
          <Button icon={<Printer aria-hidden size={18} strokeWidth={1.75} />} onClick={() => print()}>
            {say('sheet.print')}
          </Button>
        </div>
        <p className="text-muted text-sm">
          {shown.length === 0 ? say('sheet.none') : say('sheet.text', { count: shown.length })}
        </p>
        <Pager first={after ? here : undefined} next={next ? withQuery(here, { after: next }) : undefined} />
      </div>
      {shown.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keyboard too.
        <section className="coupon-desk" aria-label={say('sheet.sheet')} tabIndex={0}>
          <ul className="coupon-sheet">
            {shown.map(({ number, customerName, qr }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one code for everybody stands on each slip.
              <li key={at} className="coupon-slip">
                <QrCode qr={qr} label={number} className="coupon-qr" />
                <div>
                  <p className="coupon-name">{series.promotionName}</p>
                  <p className="coupon-number">{number}</p>
                  {customerName ? <p>{customerName}</p> : null}
                  <p>{say('sheet.until', { day: sayDate(noonOf(series.endsOn), locale) })}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </main>
  )
}
