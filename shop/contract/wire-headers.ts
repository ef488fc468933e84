/** Response headers that the specification's clients obey. */
export const wireHeaders = {
  /** Marks an error whose Message is meant for the user: shown as a toast for 30 seconds. */
  exceptionHandler: 'x-exception-handler',
  /** The token has expired or was revoked: the client continues as a guest, or drops its cookie. */
  expiredCredential: 'x-expired-credential',
  requestId: 'x-request-id',
  /** Sent by our own page server: the visitor's address and a proof of it. */
  visitor: 'x-sangdai-visitor',
  /** The device token of an earlier sign-in: its failed sign-ins are counted apart from strangers'. */
  device: 'x-sangdai-device',
} as const

/** The body of every refusal on the wire. */
export type WireProblem = {
  Message: string
  Code: string
  Fields?: { Field: string; Reason: string }[]
  /** Details for a screen beyond the sentence; the problem code decides their shape. */
  Details?: unknown
}
