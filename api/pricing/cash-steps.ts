/** What a total paid in cash is rounded down to, by the setting. */
export const cashSteps = { none: 0, '0.25': 25, '1': 100 } as const
