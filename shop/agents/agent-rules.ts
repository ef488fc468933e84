/** What the rule of agents looks at; blank means not given. */
type AgentPapers = {
  accountCode: string
  taxNumber: string
  shopPhoto: string
  pictureFile: string
  personType: number | null
}

/** An agent has an account, a tax number, a photo of the shop and a picture of the person. */
export function hasAgentPapers({ accountCode, taxNumber, shopPhoto, pictureFile }: AgentPapers): boolean {
  return [accountCode, taxNumber, shopPhoto, pictureFile].every((paper) => paper !== '')
}

/** And one whom the centre has verified is a person of type 1. */
export function isVerifiedAgent(papers: AgentPapers): boolean {
  return hasAgentPapers(papers) && papers.personType === 1
}

/** Whether the way to one's clients is shown: agents are open, it is an agent, and points are not being spent. */
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
