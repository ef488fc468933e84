import { Loader, Modal } from '@mantine/core'
import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { SettingHistoryEntry } from '#shop/merchant-settings/merchant-settings-contracts.ts'
import { sayValue } from '#shop/merchant-settings/say-value.ts'
import type { EditedSetting } from '#shop/merchant-settings/setting-groups.ts'
import { nameOfSetting } from '#shop/merchant-settings/setting-names.ts'
import type { SettingScope } from '#shop/merchant-settings/why-not-set.ts'
import { settings } from '#shop/settings/settings.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { useSettingWords } from '#web/words/merchant/settings/setting-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { SettingsCalls } from './settings-calls.ts'

const ask = officeCallsOf<SettingsCalls>()

type SettingHistoryProps = {
  name: EditedSetting
  scope: SettingScope
  mayChange: boolean
  onClose: () => void
  /** Lays an earlier value into the form. */
  onTake: (text: string | null) => void
}

/** Who changed a setting when, from what to what; each earlier value can be taken again. */
export function SettingHistory({ name, scope, mayChange, onClose, onTake }: SettingHistoryProps) {
  const say = useSettingWords()
  const locale = useLocale()
  const [entries, setEntries] = useState<readonly SettingHistoryEntry[] | 'failed'>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with each try.
  useEffect(() => {
    let isOld = false
    setEntries(undefined)
    void ask(locale, 'settingHistory', { key: settings[name].key }).then((result) => {
      if (!isOld) setEntries(result.kind === 'ok' ? result.answer.entries : 'failed')
    })
    return () => {
      isOld = true
    }
  }, [name, locale, tries])
  const said = (text: string | null) => (text === null ? say('history.notSet') : sayValue(name, text, locale))
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={say('history.title', { name: nameOfSetting(name, locale) })}
      closeButtonProps={{ 'aria-label': say('history.close') }}
    >
      {entries === undefined ? (
        <div className="grid min-h-24 place-items-center">
          <Loader size="sm" aria-label={say('history.loading')} />
        </div>
      ) : entries === 'failed' ? (
        <div className="grid gap-3">
          <p role="alert">{say('history.failed')}</p>
          <Button variant="secondary" onClick={() => setTries(tries + 1)}>
            {say('history.again')}
          </Button>
        </div>
      ) : entries.length === 0 ? (
        <p className="text-muted">{say('history.none')}</p>
      ) : (
        <ul className="grid divide-y divide-hairline">
          {entries.map((entry) => (
            <li key={entry.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5">
              <div className="min-w-0">
                <p className="wrap-anywhere flex flex-wrap items-center gap-x-1.5">
                  <span className="text-muted">{said(entry.before)}</span>
                  <ArrowRight aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-muted" />
                  <b>{said(entry.after)}</b>
                </p>
                <p className="text-muted text-xs">
                  {entry.byName} · {sayDateTime(new Date(entry.at), locale)} ·{' '}
                  {say(entry.scope === 'network' ? 'scope.network' : 'scope.centre')}
                </p>
              </div>
              {mayChange && entry.scope === scope ? (
                <Button variant="secondary" size="sm" onClick={() => onTake(entry.before)}>
                  {say('history.take')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Modal>
  )
}
