import { Modal } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Ban, Play, Printer, Send } from 'lucide-react'
import { useState } from 'react'
import type { CouponSeries } from '#shop/merchant-coupons/coupon-series-contracts.ts'
import { ExportLink } from '#web/merchant/lists/export-link.tsx'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import * as promotionPaths from '#web/paths/promotion-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useCouponWords } from '#web/words/merchant/promotions/coupon-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { CouponCalls } from './coupon-calls.ts'

const ask = officeCallsOf<CouponCalls>()
type Move = 'stop' | 'send'

/** As a file, on paper or by message; and stopping, which names what it does. */
export function SeriesActions({ series }: { series: CouponSeries }) {
  const say = useCouponWords()
  const locale = useLocale()
  const reload = useReload()
  const [asking, setAsking] = useState<Move>()
  const [isBusy, setIsBusy] = useState(false)
  const { id, stoppedAt } = series

  async function move(which: Move) {
    setIsBusy(true)
    const result =
      which === 'send'
        ? await ask(locale, 'sendCoupons', { seriesId: id })
        : await ask(locale, 'stopCoupons', { seriesId: id, stop: stoppedAt === null })
    setIsBusy(false)
    setAsking(undefined)
    if (result.kind === 'ok')
      notifications.show({
        message:
          'customers' in result.answer
            ? say('send.done', { count: result.answer.customers })
            : say(result.answer.stoppedAt ? 'stop.done' : 'stop.undone'),
      })
    else
      notifications.show({
        color: 'red',
        message: result.kind === 'refused' ? result.message : say('make.unknown'),
        autoClose: 30_000,
      })
    await reload()
  }

  return (
    <div className="flex flex-wrap gap-2">
      <ExportLink to={promotionPaths.couponNumbers({ id })} text={say('actions.csv')} />
      <LinkButton
        to={promotionPaths.couponSheet({ id })}
        variant="secondary"
        size="sm"
        icon={<Printer aria-hidden size={18} strokeWidth={1.75} />}
      >
        {say('actions.print')}
      </LinkButton>
      {series.form === 'owned' && stoppedAt === null ? (
        <Button
          variant="secondary"
          size="sm"
          icon={<Send aria-hidden size={18} strokeWidth={1.75} />}
          onClick={() => setAsking('send')}
        >
          {say('actions.send')}
        </Button>
      ) : null}
      {stoppedAt === null ? (
        <Button
          variant="secondary"
          size="sm"
          icon={<Ban aria-hidden size={18} strokeWidth={1.75} />}
          onClick={() => setAsking('stop')}
        >
          {say('actions.stop')}
        </Button>
      ) : (
        <Button
          size="sm"
          loading={isBusy}
          icon={<Play aria-hidden size={18} strokeWidth={1.75} />}
          onClick={() => void move('stop')}
        >
          {say('actions.resume')}
        </Button>
      )}
      <Modal
        opened={asking !== undefined}
        onClose={() => setAsking(undefined)}
        centered
        title={asking === 'send' ? say('send.title') : say('stop.title', { name: series.name })}
        closeButtonProps={{ 'aria-label': say('actions.back') }}
      >
        <div className="grid gap-3">
          <ul className="grid list-disc gap-1 pl-5 text-sm">
            {asking === 'send' ? (
              <>
                <li>{say('send.who')}</li>
                <li>{say('send.once')}</li>
              </>
            ) : (
              <>
                <li>{say('stop.now')}</li>
                {series.used > 0 ? <li>{say('stop.orders', { count: series.used })}</li> : null}
              </>
            )}
          </ul>
          <div className="flex justify-end gap-2">
            <Button variant="quiet" onClick={() => setAsking(undefined)}>
              {say('actions.back')}
            </Button>
            <Button
              variant={asking === 'send' ? 'primary' : 'danger'}
              loading={isBusy}
              onClick={() => void move(asking ?? 'stop')}
            >
              {asking === 'send' ? say('actions.send') : say('actions.stop')}
            </Button>
          </div>
        </div>
      </Modal>
    </div>
  )
}
