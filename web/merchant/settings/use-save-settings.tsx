import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { merchantSettingsProblems } from '#shop/merchant-settings/merchant-settings-problems.ts'
import type { EditedSetting } from '#shop/merchant-settings/setting-groups.ts'
import type { SettingScope } from '#shop/merchant-settings/why-not-set.ts'
import { settings } from '#shop/settings/settings.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { useSettingWords } from '#web/words/merchant/settings/setting-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { SettingsCalls } from './settings-calls.ts'
import type { SettingsForm, TypedSettings } from './use-settings-form.ts'

const ask = officeCallsOf<SettingsCalls>()
const trouble = 'settings-trouble'
type Change = { key: string; value: string | null; seen: string | null }

/** Sends what was changed, offers to undo it, and keeps what is typed when it is refused. */
export function useSaveSettings(scope: SettingScope, { edited, saved }: SettingsForm) {
  const say = useSettingWords()
  const locale = useLocale()
  const reload = useReload()
  const [isSaving, setIsSaving] = useState(false)
  const [staleBy, setStaleBy] = useState<string>()

  async function send(changes: readonly Change[]): Promise<boolean> {
    notifications.hide(trouble)
    setIsSaving(true)
    const result = await ask(locale, 'saveSettings', { scope, changes: [...changes] })
    setIsSaving(false)
    if (result.kind === 'ok') return true
    const isStale = result.kind === 'refused' && result.code === merchantSettingsProblems.stale.code
    const message = result.kind === 'refused' ? result.message : say('save.unknown')
    if (!isStale) notifications.show({ id: trouble, color: 'red', message, autoClose: 30_000 })
    await reload()
    if (isStale) setStaleBy((result.details as { by?: string } | undefined)?.by ?? '')
    return false
  }

  async function undo(changes: readonly Change[]) {
    notifications.hide('settings-saved')
    const back = changes.map(({ key, value, seen }) => ({ key, value: seen, seen: value }))
    if (await send(back)) notifications.show({ message: say('save.undone') })
    await reload()
  }

  /** What differs between two states, typed over the first. */
  async function save(next: TypedSettings = edited.typed, from: TypedSettings = edited.from) {
    const names = (Object.keys(saved) as (EditedSetting | 'version')[]).filter(
      (name): name is EditedSetting => name !== 'version' && next[name] !== from[name],
    )
    const changes = names.map((name) => ({ key: settings[name].key, value: next[name], seen: from[name] }))
    setStaleBy(undefined)
    if (changes.length > 0 && !(await send(changes))) return
    edited.rebase(next)
    await reload()
    notifications.show({
      id: 'settings-saved',
      autoClose: 15_000,
      message: (
        <span className="flex items-center justify-between gap-3">
          {say('save.done', { count: changes.length })}
          <Button variant="secondary" size="sm" onClick={() => void undo(changes)}>
            {say('save.undo')}
          </Button>
        </span>
      ),
    })
  }
  return { save, isSaving, staleBy, forgetStale: () => setStaleBy(undefined) }
}
