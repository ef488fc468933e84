import { lateWords } from '#web/words/late-words.ts'
import type { SyncWords } from '#web/words/merchant/settings/sync-th.ts'

/** The dictionary of comparing settings. */
export const useSyncWords = await lateWords<SyncWords>({
  th: async () => (await import('#web/words/merchant/settings/sync-th.ts')).syncTh,
  en: async () => (await import('#web/words/merchant/settings/sync-en.ts')).syncEn,
})
