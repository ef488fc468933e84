import { Modal } from '@mantine/core'
import { Archive, ArchiveRestore, Copy, Pause, Play } from 'lucide-react'
import { useState } from 'react'
import type { KeptPromotion } from '#shop/merchant-promotions/merchant-promotion-wire.ts'
import { switchWords } from '#web/merchant/promotion-moves/promotion-sayings.ts'
import { type SwitchTo, useSwitch } from '#web/merchant/promotion-moves/use-switch.tsx'
import { withQuery } from '#web/paths/path-to.ts'
import * as promotionPaths from '#web/paths/promotion-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { usePromotionWords } from '#web/words/merchant/promotions/promotion-words.ts'

const icons = { enable: Play, disable: Pause, archive: Archive, restore: ArchiveRestore }

type PromotionActionsProps = {
  promotion: KeptPromotion
  /** What is typed and not saved would be compared with what is switched here. */
  hasChanges: boolean
}

/** Copy, disable and archive; what stops a promotion that is running says so first. */
export function PromotionActions({ promotion, hasChanges }: PromotionActionsProps) {
  const say = usePromotionWords()
  const { turn, turning, failed } = useSwitch()
  const [asking, setAsking] = useState<'disable' | 'archive'>()
  const choices: SwitchTo[] = promotion.isArchived
    ? ['restore']
    : [promotion.enabled ? 'disable' : 'enable', 'archive']
  const isRunning = promotion.status === 'CURRENT'
  async function press(to: SwitchTo) {
    if (isRunning && (to === 'disable' || to === 'archive')) setAsking(to)
    else await turn([promotion], to)
  }
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap gap-2">
        <LinkButton
          to={withQuery(promotionPaths.promotion({ id: 'new' }), { copy: promotion.id })}
          variant="secondary"
          size="sm"
          icon={<Copy aria-hidden size={18} strokeWidth={1.75} />}
        >
          {say('editor.copy')}
        </LinkButton>
        {choices.map((to) => {
          const Icon = icons[to]
          return (
            <Button
              key={to}
              variant="secondary"
              size="sm"
              loading={turning === to}
              whyDisabled={hasChanges ? say('editor.saveFirst') : undefined}
              icon={<Icon aria-hidden size={18} strokeWidth={1.75} />}
              onClick={() => void press(to)}
            >
              {say(switchWords[to])}
            </Button>
          )
        })}
      </div>
      {failed.map(({ id, problem }) => (
        <p key={id} role="alert" className="text-danger text-sm">
          {problem}
        </p>
      ))}
      <Modal
        opened={asking !== undefined}
        onClose={() => setAsking(undefined)}
        centered
        title={asking === 'archive' ? say('stop.archiveTitle') : say('stop.disableTitle')}
        closeButtonProps={{ 'aria-label': say('stop.keep') }}
      >
        <div className="grid gap-3">
          <ul className="grid list-disc gap-1 pl-5 text-sm">
            <li>{say('stop.soon', { name: promotion.name })}</li>
            <li>{say('stop.orders')}</li>
            {promotion.needsCoupon ? <li>{say('stop.coupons')}</li> : null}
            {asking === 'archive' ? <li>{say('stop.archived')}</li> : null}
          </ul>
          <div className="flex justify-end gap-2">
            <Button variant="quiet" onClick={() => setAsking(undefined)}>
              {say('stop.keep')}
            </Button>
            <Button
              variant="danger"
              loading={turning !== undefined}
              onClick={async () => {
                if (!asking) return
                await turn([promotion], asking)
                setAsking(undefined)
              }}
            >
              {asking === 'archive' ? say('list.archive') : say('list.disable')}
            </Button>
          </div>
        </div>
      </Modal>
    </div>
  )
}
