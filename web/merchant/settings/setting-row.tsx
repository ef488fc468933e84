import { History, RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { sayValue } from '#shop/merchant-settings/say-value.ts'
import { type EditedSetting, isOfNetwork } from '#shop/merchant-settings/setting-groups.ts'
import { nameOfSetting, saysOfSetting } from '#shop/merchant-settings/setting-names.ts'
import type { SettingScope } from '#shop/merchant-settings/why-not-set.ts'
import { Button } from '#web/ui/button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useSettingWords } from '#web/words/merchant/settings/setting-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { type CentreChoice, SettingInput } from './setting-input.tsx'
import type { SettingsForm } from './use-settings-form.ts'

type SettingRowProps = {
  name: EditedSetting
  scope: SettingScope
  form: SettingsForm
  centres: readonly CentreChoice[]
  isReadOnly: boolean
  onHistory: (name: EditedSetting) => void
}

/** What a setting does, its field, whose value holds, and the ways back. */
export function SettingRow({ name, scope, form, centres, isReadOnly, onHistory }: SettingRowProps) {
  const say = useSettingWords()
  const locale = useLocale()
  const id = useId()
  const own = form.typed[name]
  const isChanged = form.changed.includes(name)
  const without = sayValue(name, form.inherited(name), locale)
  const isFixed = isReadOnly || !form.mayChange(name)
  const whose =
    scope === 'centre' && isOfNetwork(name)
      ? say('row.ofNetwork')
      : own === null
        ? say(scope === 'centre' ? 'row.asNetwork' : 'row.byDefault')
        : say(scope === 'centre' ? 'row.ownOfCentre' : 'row.ownOfNetwork', { value: without })
  return (
    <div
      className={joinClasses(
        '-mx-2 grid gap-x-6 gap-y-2 px-2 py-3 @min-[640px]:grid-cols-[minmax(0,1fr)_20rem]',
        isChanged && 'bg-primary-tint',
      )}
    >
      <div className="min-w-0">
        <p className="font-bold">{nameOfSetting(name, locale)}</p>
        <p id={id} className="text-muted text-sm">
          {saysOfSetting(name, locale)}
        </p>
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <SettingInput
          name={name}
          text={form.shown(name)}
          error={form.errorOf(name)}
          isDisabled={isFixed}
          centres={centres}
          describedBy={id}
          onChange={(text) => form.set(name, text)}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <p className={joinClasses('text-xs', own === null ? 'text-muted' : 'font-bold text-primary-text')}>
            {whose}
          </p>
          <div className="-mr-2 ml-auto flex">
            {own !== null && !isFixed ? (
              <Button
                variant="quiet"
                size="sm"
                aria-label={say('row.resetOf', { name: nameOfSetting(name, locale) })}
                icon={<RotateCcw aria-hidden size={16} strokeWidth={1.75} />}
                onClick={() => form.set(name, null)}
              >
                {say('row.reset')}
              </Button>
            ) : null}
            <Button
              variant="quiet"
              size="sm"
              aria-label={say('row.historyOf', { name: nameOfSetting(name, locale) })}
              icon={<History aria-hidden size={16} strokeWidth={1.75} />}
              onClick={() => onHistory(name)}
            >
              {say('row.history')}
            </Button>
          </div>
        </div>
      </div>
    </div>
  )
}
