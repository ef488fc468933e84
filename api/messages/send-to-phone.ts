import type { Gateways } from '#api/gateways/gateways.ts'
import { isLineUser } from '#api/gateways/line/line-channel.ts'
import type { Context } from '#api/kit/calls/context.ts'

type Phone = { line: string | null; mobile: string }
type PhoneChannel = 'line' | 'sms'

/** The channels to a person's own phone, the cheaper first. */
export function phoneChannels({ pushLine, sendSms }: Gateways, { line }: Phone): PhoneChannel[] {
  return [...(pushLine && isLineUser(line) ? ['line' as const] : []), ...(sendSms ? ['sms' as const] : [])]
}

/**
 * Sends a text to a person's own phone by LINE, or by SMS without LINE or when it fails; undefined when both
 * fail.
 */
export async function sendToPhone(
  { gateways, log }: Pick<Context, 'gateways' | 'log'>,
  phone: Phone,
  { text, key, saleUnit }: { text: string; key: string; saleUnit?: string },
): Promise<PhoneChannel | undefined> {
  for (const channel of phoneChannels(gateways, phone)) {
    try {
      await (channel === 'line'
        ? gateways.pushLine?.(phone.line ?? '', text, key, saleUnit)
        : gateways.sendSms?.(phone.mobile, text))
      return channel
    } catch (error) {
      log.warn(
        { gateway: channel, reason: error instanceof Error ? error.name : 'unknown' },
        'a message could not be sent',
      )
    }
  }
  return undefined
}
