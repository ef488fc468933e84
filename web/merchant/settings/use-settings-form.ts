import { useLayoutEffect, useState } from 'react'
import type { SettingRow } from '#shop/merchant-settings/merchant-settings-contracts.ts'
import { defaultText } from '#shop/merchant-settings/say-value.ts'
import { type EditedSetting, editedSettings, isOfNetwork } from '#shop/merchant-settings/setting-groups.ts'
import { type SettingScope, whyNotSet, whyNotTogether } from '#shop/merchant-settings/why-not-set.ts'
import { defaultSettings, readSettings, settings } from '#shop/settings/settings.ts'
import { useEdited } from '#web/merchant/forms/use-edited.ts'
import { useLocale } from '#web/words/words.tsx'

/** The own value of each setting in its scope; null where it has none. */
export type TypedSettings = { version: string } & Record<EditedSetting, string | null>

type Options = {
  rows: readonly SettingRow[]
  scope: SettingScope
  openCentres: readonly string[]
}

const valuesIn = (rows: readonly SettingRow[], scope: SettingScope): TypedSettings => {
  const own = rows.filter((row) => row.scope === scope)
  const byKey = new Map(own.map(({ key, value }) => [key, value]))
  const values = editedSettings.map((name) => [name, byKey.get(settings[name].key) ?? null])
  return {
    version: own.map(({ key, changedAt }) => `${key} ${changedAt}`).join(),
    ...Object.fromEntries(values),
  }
}

/** What is typed of the settings of one scope, over what holds without it, judged by the server's own rules. */
export function useSettingsForm({ rows, scope, openCentres }: Options) {
  const locale = useLocale()
  const saved = valuesIn(rows, scope)
  const network = valuesIn(rows, 'network')
  const edited = useEdited<TypedSettings>(`settings ${scope}`, saved)
  const { typed } = edited
  const [told, setTold] = useState<ReadonlyMap<string, string>>(new Map())
  /** What holds when this scope sets nothing. */
  const inherited = (name: EditedSetting): string =>
    (scope === 'centre' ? network[name] : null) ?? defaultText(name)
  const shown = (name: EditedSetting): string => typed[name] ?? inherited(name)
  const changed = editedSettings.filter((name) => typed[name] !== saved[name])
  // What is typed as it is saved need not be kept: what others change shows again. Later, it would forget what is typed next.
  const isAsSaved = typed !== saved && changed.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: it forgets the same whatever function holds it.
  useLayoutEffect(() => {
    if (isAsSaved) edited.forget()
  }, [isAsSaved])
  const values = {
    ...defaultSettings,
    ...readSettings(editedSettings.map((name) => ({ key: settings[name].key, value: shown(name) }))),
  }
  const together = whyNotTogether(values)
  const errorOf = (name: EditedSetting): string | undefined => {
    if (!changed.includes(name) && together?.name !== name) return undefined
    const own = typed[name]
    const why = own === null ? undefined : whyNotSet(name, own, { scope, openCentres })
    return why?.[locale] ?? (together?.name === name ? together.reason[locale] : told.get(name))
  }
  function set(name: EditedSetting, text: string | null) {
    setTold(new Map([...told].filter(([each]) => each !== name)))
    // What is put back as it was without a value of its own needs none.
    edited.change({ [name]: text === inherited(name) && saved[name] === null ? null : text })
  }
  return {
    ...{ edited, saved, typed, changed, values, inherited, shown, errorOf, set },
    mayChange: (name: EditedSetting) => scope === 'network' || !isOfNetwork(name),
    wrong: changed.filter((name) => errorOf(name) !== undefined),
    tell: (reasons: ReadonlyMap<string, string>) => setTold(reasons),
  }
}
export type SettingsForm = ReturnType<typeof useSettingsForm>
