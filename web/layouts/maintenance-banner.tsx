import { sayDateTime } from '#shop/time/bangkok.ts'
import { BannerStrip } from '#web/ui/banner-strip.tsx'
import { useLocale, useShopWords } from '#web/words/words.tsx'

type Maintenance = { orderingOpen: boolean; maintenanceFrom: string; maintenanceTo: string }

/** On top of every page while ordering is closed. */
export function MaintenanceBanner({ settings }: { settings: Maintenance }) {
  const say = useShopWords()
  const locale = useLocale()
  if (settings.orderingOpen) return null
  const { maintenanceFrom: from, maintenanceTo: to } = settings
  const time = (moment: string) => sayDateTime(new Date(moment), locale)
  return (
    <BannerStrip tone="danger" label={say('maintenance.label')}>
      {from && to ? say('maintenance.period', { from: time(from), to: time(to) }) : say('maintenance.now')}
    </BannerStrip>
  )
}
