import { sayMoney } from '#shop/money/say-money.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { useSettings, useSite } from '#web/kit/visit/site.ts'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'
import type { PayToData } from './find-pay-to.ts'

type PayToProps = { to: PayToData; payBefore: string | null; overdue: boolean }

/**
 * How to pay by transfer: a QR with the amount, the account to copy, the deadline, and where to send the
 * slip.
 */
export function PayTo({ to: { amount, accounts, qr }, payBefore, overdue }: PayToProps) {
  const say = useOrderWords()
  const shop = useShopWords()
  const locale = useLocale()
  return (
    <Card
      as="section"
      id="pay"
      className="no-print scroll-mt-36 grid gap-3 border-secondary bg-secondary-tint"
    >
      <div>
        <h2 className="text-lg">{say('succeed.transfer', { total: sayMoney(amount) })}</h2>
        {overdue ? (
          <p className="font-bold text-sm">{say('payTo.overdue')}</p>
        ) : payBefore ? (
          <p className="text-sm">
            {say('succeed.payBefore', { time: sayDateTime(new Date(payBefore), locale) })}
          </p>
        ) : null}
      </div>
      {qr ? (
        <figure className="grid justify-items-center gap-1 rounded-input bg-card p-3">
          <QrCode qr={qr} label={say('payTo.qr')} className="size-56" />
          <figcaption className="text-center text-muted text-sm">{say('payTo.scan')}</figcaption>
        </figure>
      ) : null}
      <ul className="grid divide-y divide-hairline rounded-input bg-card">
        {accounts.map(({ bankCode, bank, accountName, accountNumber }) => (
          <li key={`${bankCode}${accountNumber}`} className="flex items-center gap-3 py-2 pr-1 pl-3">
            <div className="min-w-0 flex-1">
              <p className="text-sm">{bank}</p>
              <p className="tabular select-all font-bold text-lg">{inGroups(accountNumber)}</p>
              <p className="text-muted text-sm">{accountName}</p>
            </div>
            <CopyButton
              label={say('payTo.copy')}
              value={accountNumber}
              copied={shop('productPage.copied', { value: accountNumber })}
            />
          </li>
        ))}
      </ul>
      <SendSlip />
    </Card>
  )
}

/** Ten digits grouped as in a passbook. */
const inGroups = (number: string) => number.replace(/^(\d{3})(\d)(\d{5})(\d)$/, '$1-$2-$3-$4')

/** Slips go to the centre until the shop accepts them itself. */
function SendSlip() {
  const say = useOrderWords()
  const centre = useSite()?.centre
  const { lineOfficialUrl, contactPhone } = useSettings()
  const line = centre?.line?.url ?? lineOfficialUrl
  const phone = centre?.phone || contactPhone
  return (
    <p className="text-sm">
      {say('payTo.slip')}{' '}
      {line ? (
        <a
          href={line}
          target="_blank"
          rel="noreferrer"
          className="whitespace-nowrap font-bold text-primary-text underline"
        >
          LINE
        </a>
      ) : null}
      {line && phone ? ' · ' : ''}
      {phone ? (
        <a href={`tel:${phone}`} className="whitespace-nowrap font-bold text-primary-text underline">
          {sayPhone(phone)}
        </a>
      ) : null}
    </p>
  )
}
