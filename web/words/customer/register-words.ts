import type { RegisterWords } from '#web/words/customer/th/register-th.ts'
import type { ShopWords } from '#web/words/customer/th/shop-th.ts'
import { lateWords } from '#web/words/late-words.ts'
import type { Say } from '#web/words/translation.ts'
import { useShopWords } from '#web/words/words.tsx'

const useOwn = await lateWords<RegisterWords>({
  th: async () => (await import('#web/words/customer/th/register-th.ts')).registerTh,
  en: async () => (await import('#web/words/customer/en/register-en.ts')).registerEn,
})

type Words = RegisterWords & ShopWords
const ownKey = /^(login|otp|register|pending|fromPc|setup|ready|address|token)\./

/** The dictionary of sign-in, registration and setup, with that of every shop page. */
export function useRegisterWords(): Say<Words> {
  const [own, shop] = [useOwn() as unknown as Say<Words>, useShopWords() as unknown as Say<Words>]
  return (key, ...params) => (ownKey.test(key) ? own(key, ...params) : shop(key, ...params))
}
