import type { AccountWords } from './account-th.ts'
import { lateWords } from './late-words.ts'
import type { RegisterWords } from './register-th.ts'
import { useRegisterWords } from './register-words.ts'
import type { ShopWords } from './shop-th.ts'
import type { Say } from './translation.ts'

const useOwn = await lateWords<AccountWords>({
  th: async () => (await import('./account-th.ts')).accountTh,
  en: async () => (await import('./account-en.ts')).accountEn,
})

type Words = AccountWords & RegisterWords & ShopWords
const ownKey = /^(profile|addresses|pdpa|linked|devices|password|consent|clients|confirm)\./

/** The sentences of an account's pages, and with them what signing in and every page of the shop says. */
export function useAccountWords(): Say<Words> {
  const [own, others] = [useOwn() as unknown as Say<Words>, useRegisterWords() as unknown as Say<Words>]
  return (key, ...params) => (ownKey.test(key) ? own(key, ...params) : others(key, ...params))
}
