export const messageStates = ['waiting', 'sending', 'sent', 'not sent'] as const
/** LINE by the linked account, LINE by the telephone number, mail, SMS. */
export const messageChannels = ['line', 'pnp', 'mail', 'sms'] as const
export type MessageChannel = (typeof messageChannels)[number]

/** Why a message is never sent. */
export const neverReasons = [
  ...(['erased', 'closed account', 'no consent', 'declined', 'switched off'] as const),
  ...(['told otherwise', 'nothing to say', 'no reach', 'too late'] as const),
] as const
export type NeverReason = (typeof neverReasons)[number]

/** Why one waits, or how sure it is that one arrived. */
export const sendReasons = ['quiet hours', 'line busy', 'failed', 'quota', 'unconfirmed'] as const
export type SendReason = (typeof sendReasons)[number]
