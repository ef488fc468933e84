import { describe, expect, test } from 'vitest'
import { hasAgentPapers, isVerifiedAgent, showsAgentButton } from './agent-rules.ts'

const papers = {
  accountCode: 'AR1',
  taxNumber: '0107536000315',
  shopPhoto: 'a.webp',
  pictureFile: 'b.webp',
  personType: 1,
}

test('an agent needs all four papers', () => {
  expect(hasAgentPapers(papers)).toBe(true)
  for (const paper of ['accountCode', 'taxNumber', 'shopPhoto', 'pictureFile'] as const) {
    expect(hasAgentPapers({ ...papers, [paper]: '' }), paper).toBe(false)
    expect(isVerifiedAgent({ ...papers, [paper]: '' }), paper).toBe(false)
  }
})

test.each([
  [1, true],
  [0, false],
  [2, false],
  [null, false],
])('a person of type %s with all papers is verified: %s', (personType, verified) => {
  expect(isVerifiedAgent({ ...papers, personType })).toBe(verified)
})

describe('the agent button', () => {
  const flags = [true, false]
  const cases = flags.flatMap((agentsOpen) =>
    flags.flatMap((signingAsAgent) =>
      flags.flatMap((verifiedAgent) =>
        flags.map((pointsMode) => ({ agentsOpen, signingAsAgent, verifiedAgent, pointsMode })),
      ),
    ),
  )
  test('shows in exactly the three cases of sixteen that the rule allows', () => {
    expect(cases.filter(showsAgentButton)).toEqual([
      { agentsOpen: true, signingAsAgent: true, verifiedAgent: true, pointsMode: false },
      { agentsOpen: true, signingAsAgent: true, verifiedAgent: false, pointsMode: false },
      { agentsOpen: true, signingAsAgent: false, verifiedAgent: true, pointsMode: false },
    ])
  })
})
