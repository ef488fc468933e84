import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { setupStateContract } from '#shop/network-setup/setup-contracts.ts'

export type SetupState = AnswerOf<typeof setupStateContract>

/** What every step is shown with. */
export type StepProps = { state: SetupState; errors: Record<string, string> }
