import { roles } from '../contract/caller.ts'

type SecondFactorRule = 'off' | 'offered' | 'owners' | 'managers'

/** Whether a role may not work without a second factor. */
export function needsSecondFactor(rule: SecondFactorRule, role: string): boolean {
  if (role === roles.owner) return rule === 'owners' || rule === 'managers'
  return role === roles.manager && rule === 'managers'
}

/** Whether somebody of this role may set one up. */
export const maySetUp = (rule: SecondFactorRule, role: string): boolean =>
  rule !== 'off' && (role === roles.owner || role === roles.manager)
