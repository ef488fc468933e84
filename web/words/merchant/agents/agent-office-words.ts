import { lateWords } from '#web/words/late-words.ts'
import type { AgentOfficeWords } from '#web/words/merchant/agents/agent-office-th.ts'

/** The dictionary of agents in the back office. */
export const useAgentOfficeWords = await lateWords<AgentOfficeWords>({
  th: async () => (await import('#web/words/merchant/agents/agent-office-th.ts')).agentOfficeTh,
  en: async () => (await import('#web/words/merchant/agents/agent-office-en.ts')).agentOfficeEn,
})
