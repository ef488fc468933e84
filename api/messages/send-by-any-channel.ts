import type { Gateways } from '#api/gateways/gateways.ts'
import { isLineUser } from '#api/gateways/line/line-channel.ts'

export type Channel = 'line' | 'mail' | 'sms' | 'none'
/** The channels of a customer. */
export type Reach = { line: string | null; email: string | null; mobile: string }

/**
 * Sends by the first channel that works; the job is retried only when all fail. LINE sends a message once per
 * key.
 */
export async function sendByAnyChannel(
  { pushLine, sendMail, sendSms }: Gateways,
  { line, email, mobile }: Reach,
  { subject, text, key, saleUnit }: { subject: string; text: string; key: string; saleUnit?: string },
): Promise<Channel> {
  const channels: { channel: Channel; say: () => Promise<void> }[] = []
  if (pushLine && isLineUser(line))
    channels.push({ channel: 'line', say: () => pushLine(line, text, key, saleUnit) })
  if (sendMail && email) channels.push({ channel: 'mail', say: () => sendMail(email, subject, text) })
  if (sendSms) channels.push({ channel: 'sms', say: () => sendSms(mobile, text) })
  const failed: string[] = []
  for (const { channel, say } of channels) {
    try {
      await say()
      return channel
    } catch (error) {
      failed.push(`${channel}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  if (failed.length > 0) throw new Error(failed.join('; '))
  return 'none'
}
