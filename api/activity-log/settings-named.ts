import { nameOfSetting } from '#shop/merchant-settings/setting-names.ts'
import { type SettingName, settings } from '#shop/settings/settings.ts'

const names = Object.keys(settings) as SettingName[]

/** The keys of settings whose name in either language holds these words: the log knows them by key alone. */
export function settingsNamed(words: string): string[] {
  const sought = words.toLowerCase()
  return names
    .filter((name) =>
      (['th', 'en'] as const).some((locale) => nameOfSetting(name, locale).toLowerCase().includes(sought)),
    )
    .map((name) => settings[name].key)
}
