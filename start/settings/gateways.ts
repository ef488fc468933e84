import type { Gateways } from '#api/gateways/gateways.ts'
import { lineChannel } from '#api/gateways/line/line-channel.ts'
import { smsMkt, thaiBulkSms } from '#api/gateways/sms/sms-codes.ts'
import { smsMktText, thaiBulkSmsText } from '#api/gateways/sms/sms-texts.ts'
import { sandboxAddresses, sandboxClients, sandboxLineToken } from '#sandbox/addresses.ts'
import { accountOf, isSet } from './accounts.ts'
import type { Environment } from './environment.ts'
import { paymentProviders } from './payment-providers.ts'
import { signInProvider } from './sign-in-provider.ts'
import { slipGateway } from './slip-service.ts'

/**
 * The external services: configured ones, else the sandbox; in production an unconfigured one is unavailable.
 */
export function openGateways(env: Environment, own: () => string): Gateways {
  const origin = () => env.sandboxUrl ?? own()
  return {
    sms: smsGateway(env, origin),
    sendMail: mailGateway(env, origin),
    ...textGateway(env, origin),
    ...lineGateway(env, origin),
    payments: paymentProviders(env, origin),
    signIn: (name) => signInProvider(name, env, origin),
    ...slipGateway(env.slips, origin),
    partner: () => env.partner ?? (env.production ? undefined : sandboxAddresses(origin()).partner),
  }
}

function smsGateway({ sms, production }: Environment, origin: () => string): Gateways['sms'] {
  if (sms) return sms.kind === 'smsmkt' ? smsMkt(sms) : thaiBulkSms(sms)
  if (production)
    return {
      name: 'none',
      request: () => Promise.reject(new Error('no SMS gateway is set')),
      verify: async () => false,
    }
  // The sandbox's address is known once the shop listens.
  const played = () =>
    thaiBulkSms({ url: sandboxAddresses(origin()).thaiBulkSms, ...sandboxClients.thaiBulkSms })
  return {
    name: 'sandbox',
    request: (mobile) => played().request(mobile),
    verify: (token, code) => played().verify(token, code),
  }
}

function mailGateway({ mailUrl, production }: Environment, origin: () => string): Gateways['sendMail'] {
  return async (to, subject, text) => {
    const url = mailUrl ?? (production ? undefined : `${sandboxAddresses(origin()).mail}/send`)
    if (!url) throw new Error('no mail gateway is set')
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, subject, text }),
      signal: AbortSignal.timeout(10_000),
    })
    if (!answer.ok) throw new Error(`the mail gateway answered ${answer.status}`)
  }
}

/** Plain text messages need a sender name; without one none are sent in production. */
function textGateway(
  { sms, smsSender, production }: Environment,
  origin: () => string,
): Pick<Gateways, 'sendSms'> {
  if (sms && smsSender) {
    const access = { url: sms.textUrl, key: sms.key, secret: sms.secret, sender: smsSender }
    return { sendSms: sms.kind === 'smsmkt' ? smsMktText(access) : thaiBulkSmsText(access) }
  }
  if (production) return {}
  const played = () =>
    thaiBulkSmsText({
      url: sandboxAddresses(origin()).thaiBulkSmsText,
      ...sandboxClients.thaiBulkSms,
      sender: 'SANGDAI',
    })
  return { sendSms: (mobile, text) => played()(mobile, text) }
}

function lineGateway(
  { lineAccounts, production }: Environment,
  origin: () => string,
): Pick<Gateways, 'pushLine' | 'lineOf' | 'findLineAccount'> {
  if (!isSet(lineAccounts) && production) return {}
  // The sandbox's address is known once the shop listens.
  const played = (saleUnit: string) => ({
    url: sandboxAddresses(origin()).line.api,
    channelToken: sandboxLineToken(saleUnit),
    channelSecret: sandboxClients.lineMessaging.channelSecret,
  })
  const accessOf = isSet(lineAccounts) ? accountOf(lineAccounts) : played
  const lineOf = (saleUnit: string) => {
    const access = accessOf(saleUnit)
    return access && lineChannel(access)
  }
  const { every, centres } = lineAccounts
  const first = every ?? [...centres.values()][0]
  return {
    lineOf,
    pushLine: async (to, text, retryKey, saleUnit = '') => {
      const channel = lineOf(saleUnit)
      if (!channel) throw new Error('this centre has no LINE account')
      await channel.push(to, { type: 'text', text }, retryKey)
    },
    findLineAccount: () => lineChannel(first ?? played('')).findName(),
  }
}
