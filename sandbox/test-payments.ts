import type { Locale } from '#shop/words/locale.ts'
import type { SwitchName, SwitchState } from './kit/switches.ts'
import type { PlayedPayment } from './payments/played-payment.ts'
import { post, readJson, type TestSandbox } from './test-sandbox.ts'

let made = 0

/** A payment as the shop would start it, with an id of its own. */
export function paymentOf({ origin }: TestSandbox, { amount = 123_456 } = {}) {
  made++
  return {
    ...{ saleUnit: 'BKK01', id: `PY${String(made).padStart(14, '0')}`, amount, reference: null },
    ...{ orderNumbers: ['SO1'], locale: 'th' as Locale, notifyTo: `${origin}/rest/api/payments/notify` },
    ...{ returnTo: `${origin}/payment/linepay?key=1`, cancelTo: `${origin}/payment/cancelled` },
  }
}

export const flip = ({ origin }: TestSandbox, switches: Partial<Record<SwitchName, SwitchState>>) =>
  post(`${origin}/sandbox/switches`, switches)

export async function findPlayed({ origin }: TestSandbox, id: string): Promise<PlayedPayment | undefined> {
  const { payments } = await readJson(fetch(`${origin}/sandbox/payments.json`))
  return (payments as PlayedPayment[]).find((payment) => payment.id === id)
}

/** What a person does on a page of the sandbox. */
export const press = (url: string, choice: string) => post(url, new URLSearchParams({ choice }))

/** Gets the token that KBank's form would give the shop's page. */
export async function typeCard({ origin }: TestSandbox, number: string, shop = origin): Promise<string> {
  const url = `${origin}/sandbox/kbank/ui/v2/card?origin=${encodeURIComponent(shop)}&amount=1`
  const page = await (await post(url, new URLSearchParams({ number }))).text()
  return /tokn_sandbox_\w+/.exec(page)?.[0] ?? ''
}
