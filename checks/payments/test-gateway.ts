import type { Found, PaymentProvider, PaymentToAsk } from '#api/gateways/payment-provider.ts'
import { ProviderAway } from '#api/gateways/payment-provider.ts'
import type { GatewayMethod } from '#shop/payments/payment-methods.ts'

type Account = { amount: number; state: Found['state']; refunded: number; captures: number }

/** `beforeRefund` may throw, as a gateway that refuses or does not answer. */
type Control = { isAway: boolean; asked: number; started: number; beforeRefund?: (() => void) | undefined }

/** A gateway whose truth a test sets; the real protocols are tested against the sandbox. */
export function testGateway(name: PaymentProvider['name'], method: GatewayMethod) {
  const accounts = new Map<string, Account>()
  const control: Control = { isAway: false, asked: 0, started: 0 }
  const account = ({ id }: PaymentToAsk) => {
    control.asked++
    if (control.isAway) throw new ProviderAway('away')
    const found = accounts.get(id)
    if (!found) throw new ProviderAway('unknown')
    return found
  }
  const found = (payment: PaymentToAsk, { state, amount }: Account): Found => ({
    state,
    amount,
    currency: 'THB',
    id: payment.id,
    reference: `ref-${payment.id}`,
    why: state === 'failed' ? 'declined' : '',
    raw: JSON.stringify({ state, amount }),
  })
  const provider: PaymentProvider = {
    name,
    method,
    serves: () => true,
    start: async ({ id, amount }) => {
      control.started++
      if (control.isAway) throw new ProviderAway('away')
      accounts.set(id, { amount, state: 'waiting', refunded: 0, captures: 0 })
      return { reference: `ref-${id}`, redirect: `https://gateway.test/${id}`, expiresAt: null, raw: '{}' }
    },
    inquire: async (payment) => found(payment, account(payment)),
    capture: async (payment) => {
      const own = account(payment)
      if (own.state === 'approved') Object.assign(own, { state: 'paid', captures: own.captures + 1 })
      return found(payment, own)
    },
    letGo: async (payment) => {
      const own = account(payment)
      if (own.state !== 'paid') own.state = 'cancelled'
      return found(payment, own)
    },
    refund: async (payment, amount) => {
      control.beforeRefund?.()
      const own = account(payment)
      own.refunded += amount
      return { reference: `refund-${payment.id}`, raw: '{}' }
    },
    readNotification: (body) => {
      const [mark, id = ''] = body.toString().split(' ')
      return mark === 'genuine' ? { messageId: body.toString(), id, reference: null } : undefined
    },
  }
  return {
    provider,
    control,
    accountOf: (id: string) => accounts.get(id),
    set: (id: string, changed: Partial<Account>) => Object.assign(accounts.get(id) ?? {}, changed),
  }
}
