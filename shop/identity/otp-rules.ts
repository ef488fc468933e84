/** How a one-time code is made and kept. */
export const codeLength = 6
export const mostCodeTries = 5
export const codeLifeMinutes = 5

/** How long a password or a code counts, once given in a session. */
export const confirmedMinutes = 10
