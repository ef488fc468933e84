import { lateWords } from '#web/words/late-words.ts'
import type { SettingWords } from '#web/words/merchant/settings/setting-th.ts'

/** The dictionary of the settings, and of comparing them. */
export const useSettingWords = await lateWords<SettingWords>({
  th: async () => (await import('#web/words/merchant/settings/setting-th.ts')).settingTh,
  en: async () => (await import('#web/words/merchant/settings/setting-en.ts')).settingEn,
})
