import type { LineAccess } from '#api/gateways/line/line-channel.ts'
import { type Accounts, address, readAccounts } from './accounts.ts'

const host = 'https://api.line.me'
const settings = ['LINE_MESSAGING_TOKEN', 'LINE_MESSAGING_SECRET', 'LINE_MESSAGING_URL'] as const

/** The official account that writes to customers: that of a centre, and one for all centres without their own. */
export function readLineAccounts(env: Record<string, string | undefined>): Accounts<LineAccess> {
  return readAccounts(env, settings, ({ own, shared }) => {
    const channelToken = own('LINE_MESSAGING_TOKEN')
    const url = address('LINE_MESSAGING_URL', shared('LINE_MESSAGING_URL')) ?? host
    // An account answers to webhooks with the secret that was given beside its token.
    const channelSecret = own('LINE_MESSAGING_SECRET')
    return channelToken ? { url, channelToken, ...(channelSecret && { channelSecret }) } : undefined
  })
}
