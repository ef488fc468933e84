import { lateWords } from './late-words.ts'
import type { RegisterWords } from './register-th.ts'
import type { ShopWords } from './shop-th.ts'
import type { Say } from './translation.ts'
import { useShopWords } from './words.tsx'

const useOwn = await lateWords<RegisterWords>({
  th: async () => (await import('./register-th.ts')).registerTh,
  en: async () => (await import('./register-en.ts')).registerEn,
})

type Words = RegisterWords & ShopWords
const ownKey = /^(login|otp|register|pending|fromPc|setup|ready|address|token)\./

/** The sentences of signing in, registering and setting up a shop, and with them what every page of the shop says. */
export function useRegisterWords(): Say<Words> {
  const [own, shop] = [useOwn() as unknown as Say<Words>, useShopWords() as unknown as Say<Words>]
  return (key, ...params) => (ownKey.test(key) ? own(key, ...params) : shop(key, ...params))
}
