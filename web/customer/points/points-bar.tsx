import { Star } from 'lucide-react'
import { Form } from 'react-router'
import { sayNumber } from '#shop/money/say-money.ts'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { BannerStrip } from '#web/ui/banner-strip.tsx'
import { Button } from '#web/ui/button.tsx'
import { useShopWords } from '#web/words/words.tsx'

/** Shown throughout points mode: the balance, and the way back to buying with money. */
export function PointsBar() {
  const say = useShopWords()
  const site = useSite()
  if (!site?.pointsMode) return null
  return (
    <BannerStrip
      tone="primary"
      label={say('pointsMode.label')}
      icon={<Star aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />}
      action={
        <Form method="post" action={paths.pointProgramme} reloadDocument>
          <input type="hidden" name="do" value="leave" />
          <Button type="submit" size="sm" variant="secondary">
            {say('pointsMode.leave')}
          </Button>
        </Form>
      }
    >
      {say('pointsMode.have', { points: sayNumber(site.visitor?.points ?? 0) })}
    </BannerStrip>
  )
}
