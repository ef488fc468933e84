import type { CentreWords } from './centre-th.ts'
import { lateWords } from './late-words.ts'

/** The sentences of choosing a centre, and of an address that none of its rounds reaches. */
export const useCentreWords = await lateWords<CentreWords>({
  th: async () => (await import('./centre-th.ts')).centreTh,
  en: async () => (await import('./centre-en.ts')).centreEn,
})
