/** Response headers of the API that the specification's clients obey. */
export const wireHeaders = {
  /** Marks an error whose Message is meant for the user: shown as a toast for 30 seconds. */
  exceptionHandler: 'x-exception-handler',
  /** The token has run out or was revoked: go back to being a guest, or drop the cookie. */
  expiredCredential: 'x-expired-credential',
  requestId: 'x-request-id',
  /** From our own page server: the visitor's address and a proof of it. */
  visitor: 'x-sangdai-visitor',
  /** The device token that a sign-in answered: this device's wrong tries are counted apart from strangers'. */
  device: 'x-sangdai-device',
} as const

/** What every refusal looks like on the wire. */
export type WireProblem = {
  Message: string
  Code: string
  Fields?: { Field: string; Reason: string }[]
  /** What a screen needs beyond the sentence; its shape belongs to the code. */
  Details?: unknown
}
