/** The services outside the house that the API speaks to; which ones stand behind these is wired at the start. */
export type Gateways = {
  sms: SmsGateway
  /** Sends a plain message by the second channel. */
  sendMail: (to: string, subject: string, text: string) => Promise<void>
}

/** An SMS gateway holds the code itself: we keep its token and show its reference. */
export type SmsGateway = {
  name: string
  request: (mobile: string) => Promise<{ token: string; reference: string }>
  verify: (token: string, code: string) => Promise<boolean>
}
