import { Banknote, Landmark, Star, Wallet } from 'lucide-react'
import type { PaymentMethod } from '#shop/payments/payment-methods.ts'

const icons = { COD: Banknote, BANK: Landmark, CREDIT: Wallet, POINTS: Star }
const pill = 'inline-flex h-7 items-center rounded-[6px] px-2 font-bold text-white text-xs'

/** A mark that people know a way of paying by; its name stands beside it. */
export function PaymentMark({ method }: { method: PaymentMethod }) {
  if (method === 'LINEPAY')
    return (
      <span aria-hidden className={`${pill} bg-[#057a35]`}>
        LINE Pay
      </span>
    )
  if (method === 'QR')
    return (
      <span aria-hidden className={`${pill} bg-[#113566]`}>
        PromptPay
      </span>
    )
  if (method === 'CARD')
    return (
      <span aria-hidden className={`${pill} gap-0 border border-hairline bg-white`}>
        <i className="size-4 rounded-chip bg-[#eb001b]" />
        <i className="-ml-1.5 size-4 rounded-chip bg-[#f79e1b] opacity-85" />
      </span>
    )
  const Icon = icons[method]
  return <Icon aria-hidden size={24} strokeWidth={1.75} />
}
