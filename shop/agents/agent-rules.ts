/** The customer fields that decide whether someone is an agent; blank means not given. */
type AgentPapers = {
  accountCode: string
  taxNumber: string
  shopPhoto: string
  pictureFile: string
  personType: number | null
}

/** An agent has an account, a tax number, a photo of the shop and a portrait. */
export function hasAgentPapers({ accountCode, taxNumber, shopPhoto, pictureFile }: AgentPapers): boolean {
  return [accountCode, taxNumber, shopPhoto, pictureFile].every((paper) => paper !== '')
}

/** A verified agent is an agent whom the centre has marked as a person of type 1. */
export function isVerifiedAgent(papers: AgentPapers): boolean {
  return hasAgentPapers(papers) && papers.personType === 1
}

/** Whether the link to the agent's clients is shown; it is hidden in points mode. */
export function showsAgentButton({
  agentsOpen,
  signingAsAgent,
  verifiedAgent,
  pointsMode,
}: {
  agentsOpen: boolean
  signingAsAgent: boolean
  verifiedAgent: boolean
  pointsMode: boolean
}): boolean {
  return agentsOpen && (signingAsAgent || verifiedAgent) && !pointsMode
}
