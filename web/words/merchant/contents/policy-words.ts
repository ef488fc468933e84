import { lateWords } from '#web/words/late-words.ts'
import type { PolicyWords } from '#web/words/merchant/contents/policy-th.ts'

/** The dictionary of the versions of the privacy policy. */
export const usePolicyWords = await lateWords<PolicyWords>({
  th: async () => (await import('#web/words/merchant/contents/policy-th.ts')).policyTh,
  en: async () => (await import('#web/words/merchant/contents/policy-en.ts')).policyEn,
})
