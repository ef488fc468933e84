/** The shape and lifetime of a one-time code. */
export const codeLength = 6
export const mostCodeTries = 5
export const codeLifeMinutes = 5

/** How long an entered password or code counts as fresh in a session. */
export const confirmedMinutes = 10
