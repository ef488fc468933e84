import type { SettingGroup } from '#shop/merchant-settings/setting-groups.ts'
import { sayNumber, shortMoney } from '#shop/money/say-money.ts'
import type { Settings } from '#shop/settings/settings.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { BannerStrip } from '#web/ui/banner-strip.tsx'
import { brandColours } from '#web/ui/brand-colours.ts'
import { useSettingWords } from '#web/words/merchant/settings/setting-words.ts'
import { useLocale } from '#web/words/words.tsx'

type PreviewProps = { group: SettingGroup; values: Settings }

/** How customers will see what is typed; nothing for groups that nobody sees. */
export function SettingPreview({ group, values }: PreviewProps) {
  const say = useSettingWords()
  const shown =
    group === 'look' ? (
      <Colours {...values} />
    ) : group === 'delivery' ? (
      <FreeDelivery {...values} />
    ) : group === 'ordering' ? (
      <Closed {...values} />
    ) : null
  if (!shown) return null
  return (
    <figure className="rounded-card border border-hairline bg-paper p-3">
      <figcaption className="mb-2 text-muted text-xs">{say('preview.title')}</figcaption>
      {shown}
    </figure>
  )
}

/** As the shop shows them: a colour on which no text could be read is darkened. */
function Colours({ primaryColour, secondaryColour, shopName, shopNameEn }: Settings) {
  const say = useSettingWords()
  const locale = useLocale()
  const colours = brandColours(primaryColour, secondaryColour)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <b className="wrap-anywhere min-w-0" style={{ color: colours['--primary-text'] }}>
        {locale === 'en' ? shopNameEn : shopName}
      </b>
      <span
        className="inline-flex min-h-11 items-center rounded-input px-4 font-bold"
        style={{ background: colours['--brand-primary'], color: colours['--on-primary'] }}
      >
        {say('preview.addToCart')}
      </span>
      <span
        className="rounded-chip px-2.5 py-0.5 font-bold text-sm"
        style={{ background: colours['--brand-secondary'], color: colours['--on-secondary'] }}
      >
        {say('preview.ribbon')}
      </span>
    </div>
  )
}

/** The sentence beside the amounts: they are set apart, and should say the same. */
function FreeDelivery(values: Settings) {
  const say = useSettingWords()
  const { freeShippingFrom: from, deliveryFee, freeShippingMessage: th, freeShippingMessageEn: en } = values
  const names = (text: string) =>
    text.replace(/,/g, '').includes(sayNumber(Math.floor(from / 100)).replace(/,/g, ''))
  const isFree = from > 0
  return (
    <div className="grid gap-1 text-sm">
      {[th, en].map((text, at) =>
        text ? (
          <p
            key={at === 0 ? 'th' : 'en'}
            lang={at === 0 ? 'th' : 'en'}
            className="wrap-anywhere font-bold text-primary-text"
          >
            {text}
          </p>
        ) : null,
      )}
      <p className="text-muted">
        {isFree
          ? say('preview.delivery', { from: shortMoney(from), fee: shortMoney(deliveryFee) })
          : say('preview.neverFree', { fee: shortMoney(deliveryFee) })}
      </p>
      {isFree && [th, en].some((text) => text && !names(text)) ? (
        <p role="status" className="text-secondary-text">
          {say('preview.otherAmount', { from: shortMoney(from) })}
        </p>
      ) : null}
    </div>
  )
}

function Closed({ orderingOpen, maintenanceFrom: from, maintenanceTo: to }: Settings) {
  const say = useSettingWords()
  const locale = useLocale()
  if (orderingOpen) return <p className="text-muted text-sm">{say('preview.open')}</p>
  const time = (moment: string) => sayDateTime(new Date(moment), locale)
  return (
    <BannerStrip tone="danger" label={say('preview.banner')}>
      {from && to ? say('preview.period', { from: time(from), to: time(to) }) : say('preview.closed')}
    </BannerStrip>
  )
}
