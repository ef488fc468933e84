import { sayDateTime } from '#shop/time/bangkok.ts'
import { useSettings } from '#web/kit/visit/site.ts'
import { BannerStrip } from '#web/ui/banner-strip.tsx'
import { useLocale, useShopWords } from '#web/words/words.tsx'

/** On top of every page while ordering is closed. */
export function MaintenanceBanner() {
  const say = useShopWords()
  const locale = useLocale()
  const { orderingOpen, maintenanceFrom: from, maintenanceTo: to } = useSettings()
  if (orderingOpen !== false) return null
  const time = (moment: string) => sayDateTime(new Date(moment), locale)
  return (
    <BannerStrip tone="danger" label={say('maintenance.label')}>
      {from && to ? say('maintenance.period', { from: time(from), to: time(to) }) : say('maintenance.now')}
    </BannerStrip>
  )
}
