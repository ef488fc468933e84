import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { usePromotionWords } from '#web/words/merchant/promotions/promotion-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { PromotionCalls, Switched } from './promotion-calls.ts'

const ask = officeCallsOf<PromotionCalls>()
export type SwitchTo = 'enable' | 'disable' | 'archive' | 'restore'
type Versioned = { id: string; version: number }
type Shown = Versioned & { enabled: boolean }

const undoOf: Record<SwitchTo, SwitchTo> = {
  enable: 'disable',
  disable: 'enable',
  archive: 'restore',
  restore: 'archive',
}
const doneWords = {
  enable: 'list.done.enable',
  disable: 'list.done.disable',
  archive: 'list.done.archive',
  restore: 'list.done.restore',
} as const
const undoMs = 10_000

/** Turns promotions on, off or away, says how it went, and offers to turn them back. */
export function useSwitch() {
  const say = usePromotionWords()
  const locale = useLocale()
  const reload = useReload()
  const [turning, setTurning] = useState<SwitchTo>()
  const [failed, setFailed] = useState<readonly Switched[]>([])

  const turn = async (promotions: readonly Shown[], to: SwitchTo): Promise<boolean> => {
    const done = await send(promotions, to)
    if (done.length > 0) tell(done, to, () => turnBack(promotions, done, to))
    return done.length === promotions.length
  }

  /** Archiving switches off, so what was on before is switched on again. */
  async function turnBack(before: readonly Shown[], done: readonly Switched[], to: SwitchTo) {
    const back = await send(done, undoOf[to])
    const wereOn = new Set(before.filter(({ enabled }) => enabled).map(({ id }) => id))
    const on =
      to === 'archive'
        ? await send(
            back.filter(({ id }) => wereOn.has(id)),
            'enable',
          )
        : []
    if (back.length > 0) tell(back, on.length > 0 ? 'enable' : undoOf[to])
  }

  async function send(promotions: readonly Versioned[], to: SwitchTo): Promise<readonly Switched[]> {
    if (promotions.length === 0) return []
    setTurning(to)
    setFailed([])
    const result = await ask(locale, 'switchPromotions', {
      promotions: promotions.map(({ id, version }) => ({ id, version })),
      to,
    })
    setTurning(undefined)
    if (result.kind !== 'ok') {
      notifications.show({
        color: 'red',
        message: result.kind === 'refused' ? result.message : say('list.unknown'),
        autoClose: 30_000,
      })
      await reload()
      return []
    }
    setFailed(result.answer.filter(({ problem }) => problem !== null))
    await reload()
    return result.answer.filter(({ problem }) => problem === null)
  }

  function tell(done: readonly Switched[], to: SwitchTo, undo?: () => Promise<void>) {
    const id = notifications.show({
      autoClose: undoMs,
      message: (
        <span className="flex items-center justify-between gap-3">
          {say(doneWords[to], { count: done.length })}
          {undo === undefined ? null : (
            <Button
              size="compact-sm"
              variant="subtle"
              onClick={() => {
                notifications.hide(id)
                void undo()
              }}
            >
              {say('list.undo')}
            </Button>
          )}
        </span>
      ),
    })
  }
  return { turn, turning, failed, forget: () => setFailed([]) }
}
