import { easySlip } from '#api/gateways/slips/easyslip.ts'
import type { SlipService } from '#api/gateways/slips/slip-service.ts'
import { slipOk } from '#api/gateways/slips/slipok.ts'
import { sandboxAddresses, sandboxClients } from '#sandbox/addresses.ts'

export type SlipServiceSettings =
  | { kind: 'easyslip'; url: string; key: string }
  | { kind: 'slipok'; url: string; key: string; branch: string }
  | { kind: 'sandbox' }

const hosts = { easyslip: 'https://developer.easyslip.com/api/v1', slipok: 'https://api.slipok.com' }

/** Whether slips are verified, and by whom; without settings a person checks them, also in development. */
export function readSlipService(env: Record<string, string | undefined>): SlipServiceSettings | undefined {
  const [kind, key, branch, url] = ['', '_KEY', '_BRANCH', '_URL'].map(
    (name) => env[`SLIP_SERVICE${name}`] || undefined,
  )
  if (!kind) {
    if (key || branch || url)
      throw new Error('SLIP_SERVICE must be set with SLIP_SERVICE_KEY, _BRANCH or _URL: easyslip or slipok.')
    return undefined
  }
  if (kind === 'sandbox') {
    if (env.NODE_ENV === 'production')
      throw new Error('SLIP_SERVICE must not be sandbox in production, which has none.')
    return { kind }
  }
  if (kind !== 'easyslip' && kind !== 'slipok')
    throw new Error('SLIP_SERVICE must be easyslip or slipok, or sandbox outside production.')
  if (!key) throw new Error('SLIP_SERVICE_KEY must be set with SLIP_SERVICE.')
  if (url && !/^https?:\/\/[^/]/.test(url))
    throw new Error('SLIP_SERVICE_URL must be an http or https address.')
  const access = { key, url: (url ?? hosts[kind]).replace(/\/$/, '') }
  if (kind === 'easyslip') return { kind, ...access }
  if (!branch) throw new Error('SLIP_SERVICE_BRANCH must be set with SLIP_SERVICE=slipok.')
  return { kind, ...access, branch }
}

/** Missing when none is configured. */
export function slipGateway(
  settings: SlipServiceSettings | undefined,
  origin: () => string,
): { slips?: SlipService } {
  if (!settings) return {}
  if (settings.kind === 'easyslip') return { slips: easySlip(settings) }
  if (settings.kind === 'slipok') return { slips: slipOk(settings) }
  // The sandbox's address is known once the shop listens.
  const played = () => easySlip({ url: sandboxAddresses(origin()).easySlip, ...sandboxClients.easySlip })
  return { slips: { name: 'sandbox', verify: (...slip) => played().verify(...slip) } }
}
