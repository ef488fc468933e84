import type { AgentOrderWords } from '#web/words/customer/agents/agent-order-th.ts'
import { lateWords } from '#web/words/late-words.ts'

/** The dictionary of orders to an agent, for the clients who place them and the agent. */
export const useAgentOrderWords = await lateWords<AgentOrderWords>({
  th: async () => (await import('#web/words/customer/agents/agent-order-th.ts')).agentOrderTh,
  en: async () => (await import('#web/words/customer/agents/agent-order-en.ts')).agentOrderEn,
})
