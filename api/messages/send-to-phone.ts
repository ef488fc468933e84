import type { Gateways } from '#api/gateways/gateways.ts'
import type { Context } from '#api/kit/calls/context.ts'

type Phone = { line: string | null; mobile: string }
type PhoneWay = 'line' | 'sms'

const lineUser = /^U[0-9a-f]{32}$/

/** The channels to a person's own phone, the cheaper first. */
export function waysToPhone({ pushLine, sendSms }: Gateways, { line }: Phone): PhoneWay[] {
  return [
    ...(pushLine && line && lineUser.test(line) ? ['line' as const] : []),
    ...(sendSms ? ['sms' as const] : []),
  ]
}

/**
 * Sends a text to a person's own phone by LINE, or by SMS without LINE or when it fails; undefined when both
 * fail.
 */
export async function sendToPhone(
  { gateways, log }: Pick<Context, 'gateways' | 'log'>,
  phone: Phone,
  { text, key }: { text: string; key: string },
): Promise<PhoneWay | undefined> {
  for (const way of waysToPhone(gateways, phone)) {
    try {
      await (way === 'line'
        ? gateways.pushLine?.(phone.line ?? '', text, key)
        : gateways.sendSms?.(phone.mobile, text))
      return way
    } catch (error) {
      log.warn(
        { gateway: way, reason: error instanceof Error ? error.name : 'unknown' },
        'a message could not be sent',
      )
    }
  }
  return undefined
}
