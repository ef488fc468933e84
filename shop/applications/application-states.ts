/** How an application stands that somebody looks for. */
export const applicationStates = ['waiting', 'approved', 'rejected'] as const
