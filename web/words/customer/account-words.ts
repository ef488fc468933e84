import type { AccountWords } from '#web/words/customer/th/account-th.ts'
import type { RegisterWords } from '#web/words/customer/th/register-th.ts'
import type { ShopWords } from '#web/words/customer/th/shop-th.ts'
import { lateWords } from '#web/words/late-words.ts'
import type { Say } from '#web/words/translation.ts'
import { useRegisterWords } from './register-words.ts'

const useOwn = await lateWords<AccountWords>({
  th: async () => (await import('#web/words/customer/th/account-th.ts')).accountTh,
  en: async () => (await import('#web/words/customer/en/account-en.ts')).accountEn,
})

type Words = AccountWords & RegisterWords & ShopWords
const ownKey = /^(profile|addresses|pdpa|linked|devices|password|consent|clients|confirm|connect)\./

/** The dictionary of account pages, with that of sign-in and of every shop page. */
export function useAccountWords(): Say<Words> {
  const [own, others] = [useOwn() as unknown as Say<Words>, useRegisterWords() as unknown as Say<Words>]
  return (key, ...params) => (ownKey.test(key) ? own(key, ...params) : others(key, ...params))
}
