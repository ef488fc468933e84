import { isInTransaction } from '#api/kit/database.ts'
import type { Gateways } from './gateways.ts'

/** Every call of an outside service that is about money or a delivery, refused inside a database transaction. */
export function outsideTransactions(gateways: Gateways): Gateways {
  return {
    ...gateways,
    ...(gateways.payments ? { payments: gateways.payments.map(guarded) } : {}),
    ...(gateways.lineOf ? { lineOf: guardedOf(gateways.lineOf) } : {}),
    ...(gateways.slips ? { slips: guarded(gateways.slips) } : {}),
  }
}

const asks = new Set([
  'start',
  'inquire',
  'capture',
  'letGo',
  'refund',
  'charge',
  'verify',
  'push',
  'pushToNumber',
  'findQuota',
  'mayReach',
  'findPerson',
  'fetchContent',
  'reply',
  'issueLinkToken',
  'createMenu',
  'uploadMenu',
  'hasMenuPicture',
  'listMenus',
  'deleteMenu',
  'setDefaultMenu',
  'linkMenu',
  'unlinkMenu',
])

const guardedOf = (lineOf: NonNullable<Gateways['lineOf']>) => (saleUnit: string) => {
  const channel = lineOf(saleUnit)
  return channel && guarded(channel)
}

function guarded<Service extends object>(service: Service): Service {
  return Object.fromEntries(
    Object.entries(service).map(([name, part]) => [
      name,
      asks.has(name) && typeof part === 'function' ? refusing(name, part as never) : part,
    ]),
  ) as Service
}

function refusing(name: string, call: (...all: unknown[]) => Promise<unknown>) {
  return async (...all: unknown[]) => {
    if (isInTransaction()) throw new Error(`a gateway was asked to ${name} inside a transaction`)
    return call(...all)
  }
}
