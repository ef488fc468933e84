import { useAccountWords } from '#web/words/customer/account-words.ts'
import type { AgentWords } from '#web/words/customer/agents/agent-th.ts'
import type { AccountWords } from '#web/words/customer/th/account-th.ts'
import type { RegisterWords } from '#web/words/customer/th/register-th.ts'
import type { ShopWords } from '#web/words/customer/th/shop-th.ts'
import { lateWords } from '#web/words/late-words.ts'
import type { Say } from '#web/words/translation.ts'

const useOwn = await lateWords<AgentWords>({
  th: async () => (await import('#web/words/customer/agents/agent-th.ts')).agentTh,
  en: async () => (await import('#web/words/customer/agents/agent-en.ts')).agentEn,
})

type Words = AgentWords & AccountWords & RegisterWords & ShopWords

/** The dictionary of agents, with that of account pages. */
export function useAgentWords(): Say<Words> {
  const [own, others] = [useOwn() as unknown as Say<Words>, useAccountWords() as unknown as Say<Words>]
  return (key, ...params) => (key.startsWith('agent.') ? own(key, ...params) : others(key, ...params))
}
