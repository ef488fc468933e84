/** Keys the sandbox accepts. They open nothing but the sandbox, so they may stand in the open. */
export const sandboxClients = {
  line: { id: 'sandbox-line', secret: 'sandbox-line-secret-0123456789abcdef' },
  google: { id: 'sandbox-google', secret: 'sandbox-google-secret-0123456789abcdef' },
  facebook: { id: 'sandbox-facebook', secret: 'sandbox-facebook-secret-0123456789abcdef' },
  lineMessaging: { channelToken: 'sandbox-line-channel-token' },
  thaiBulkSms: { key: 'sandbox', secret: 'sandbox' },
  smsMkt: { apiKey: 'sandbox', secretKey: 'sandbox', projectKey: 'sandbox' },
} as const

/** Where the shop finds the outside world when no real gateway is named; each stands for the host of the real one. */
export function sandboxAddresses(origin: string) {
  const base = `${origin}/sandbox`
  return {
    inbox: `${base}/inbox`,
    thaiBulkSms: `${base}/thaibulksms`,
    thaiBulkSmsText: `${base}/thaibulksms-text/sms`,
    smsMkt: `${base}/smsmkt`,
    mail: `${base}/mail`,
    line: {
      issuer: `${base}/line`,
      authorize: `${base}/line/oauth2/v2.1/authorize`,
      token: `${base}/line/oauth2/v2.1/token`,
      revoke: `${base}/line/oauth2/v2.1/revoke`,
      api: `${base}/line`,
    },
    google: { issuer: `${base}/google` },
    facebook: { issuer: `${base}/facebook` },
    partner: { issuer: `${base}/partner`, keys: `${base}/partner/keys` },
    clients: sandboxClients,
  }
}
