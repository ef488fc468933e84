/** Keys of the sandbox, which are valid nowhere else and may therefore be public. */
export const sandboxClients = {
  line: { id: 'sandbox-line', secret: 'sandbox-line-secret-0123456789abcdef' },
  google: { id: 'sandbox-google', secret: 'sandbox-google-secret-0123456789abcdef' },
  facebook: { id: 'sandbox-facebook', secret: 'sandbox-facebook-secret-0123456789abcdef' },
  lineMessaging: {
    channelToken: 'sandbox-line-channel-token',
    channelSecret: 'sandbox-line-channel-secret',
  },
  thaiBulkSms: { key: 'sandbox', secret: 'sandbox' },
  smsMkt: { apiKey: 'sandbox', secretKey: 'sandbox', projectKey: 'sandbox' },
  linePay: { channelId: '1650000000', channelSecret: 'sandbox-linepay-secret-0123456789abcdef' },
  kbank: { publicKey: 'pkey_sandbox', secretKey: 'skey_sandbox_0123456789abcdef' },
  easySlip: { key: 'sandbox-easyslip-key' },
  slipOk: { key: 'SLIPOKSANDBOX', branch: '10001' },
} as const

/** The sandbox addresses used when no real gateway is configured; each replaces a real host. */
export function sandboxAddresses(origin: string) {
  const base = `${origin}/sandbox`
  return {
    inbox: `${base}/inbox`,
    thaiBulkSms: `${base}/thaibulksms`,
    thaiBulkSmsText: `${base}/thaibulksms-text/sms`,
    smsMkt: `${base}/smsmkt`,
    mail: `${base}/mail`,
    bank: `${base}/bank`,
    easySlip: `${base}/easyslip/api/v1`,
    slipOk: `${base}/slipok`,
    line: {
      issuer: `${base}/line`,
      authorize: `${base}/line/oauth2/v2.1/authorize`,
      token: `${base}/line/oauth2/v2.1/token`,
      revoke: `${base}/line/oauth2/v2.1/revoke`,
      api: `${base}/line`,
    },
    liff: `${base}/liff`,
    google: { issuer: `${base}/google` },
    facebook: { issuer: `${base}/facebook` },
    linePay: `${base}/linepay`,
    kbank: `${base}/kbank`,
    payments: `${base}/payments`,
    partner: { issuer: `${base}/partner`, keys: `${base}/partner/keys` },
    clients: sandboxClients,
  }
}

/** The shop as an app inside LINE; the number is the port of its pages. */
export const sandboxLiffId = (port: string) => `${sandboxClients.line.id}-${port}`

const merchant = 'sandbox-'
/** Every centre has an official account of its own beside the one of the network. */
export const sandboxLineToken = (saleUnit: string) =>
  [sandboxClients.lineMessaging.channelToken, ...(saleUnit ? [saleUnit] : [])].join('-')
/** Every centre is a merchant of its own, so that the sandbox knows whom to notify. */
export const sandboxMerchant = (saleUnit: string) => `${merchant}${saleUnit}`
export const saleUnitOfMerchant = (merchantId: string) => merchantId.slice(merchant.length)
