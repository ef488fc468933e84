import type { Satang } from '#shop/money/satang.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { promptPayPayload } from '#shop/thai-qr/promptpay.ts'
import { qrPath } from '#web/kit/text/qr-path.ts'
import { QrCode } from '#web/ui/qr-code.tsx'
import { useDoorWords } from '#web/words/rider/road/door-words.ts'

/** Made on the phone: a door may have no signal, although the customer's bank needs one. */
export default function PayQr({ promptPay, amount }: { promptPay: string; amount: Satang }) {
  const say = useDoorWords()
  return (
    <figure className="grid justify-items-center gap-2">
      <QrCode
        qr={qrPath(promptPayPayload(promptPay, amount))}
        label={say('pay.qrLabel', { amount: sayMoney(amount) })}
        className="size-64 max-w-full border-2 border-ink landscape:size-56"
      />
      <figcaption className="text-center">{say('pay.qrText')}</figcaption>
    </figure>
  )
}
