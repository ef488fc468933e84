import { Download } from 'lucide-react'
import { sayMoney } from '#shop/money/say-money.ts'
import { type Account, Accounts } from '#web/customer/payments/accounts.tsx'
import { CopiedValue } from '#web/customer/payments/copied-value.tsx'
import { attachPath, otherWayPath } from '#web/customer/payments/payment-address.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { usePayWords } from '#web/words/customer/pay-words.ts'
import { saveQr } from './save-qr.ts'
import { TimeLeft } from './time-left.tsx'

export type Transfer = {
  saleUnit: string
  orderNumbers: string[]
  amount: number
  accounts: Account[]
  qr: { size: number; path: string } | null
  before: string | null
}

/** What to transfer and where: the amount, a QR to save, accounts to copy, the time left, then the slip. */
export function TransferScreen({ transfer, now }: { transfer: Transfer; now: number }) {
  const say = usePayWords()
  const { saleUnit, orderNumbers, amount, accounts, before } = transfer
  return (
    <main
      id="content"
      className="page-width grid max-w-prose grid-cols-[minmax(0,1fr)] content-start gap-4 pt-3 md:pt-6"
    >
      <PageHead title={say('transfer.title')} indexed={false} />
      <h1 className="text-xl md:text-2xl">{say('transfer.title')}</h1>
      <Card className="grid justify-items-center gap-1 border-secondary bg-secondary-tint text-center">
        <p className="text-sm">{say('transfer.amount')}</p>
        <CopiedValue
          shown={sayMoney(amount)}
          value={(amount / 100).toFixed(2)}
          label={say('transfer.copyAmount')}
          className="text-[2rem] leading-tight"
        />
        {before ? <TimeLeft before={before} now={now} /> : null}
        <div className="mt-1 flex flex-wrap items-center justify-center gap-x-3 text-sm">
          <span className="text-muted">{say('transfer.orders')}</span>
          {orderNumbers.map((number) => (
            <CopiedValue
              key={number}
              shown={number}
              value={number}
              label={say('transfer.copyOrder', { order: number })}
              className="text-sm"
            />
          ))}
        </div>
      </Card>
      {transfer.qr ? <SavedQr transfer={transfer} qr={transfer.qr} /> : null}
      <section aria-labelledby="accounts" className="grid gap-2">
        <h2 id="accounts" className="text-lg">
          {say('transfer.accounts')}
        </h2>
        {accounts.length > 0 ? <Accounts accounts={accounts} /> : <p>{say('transfer.noAccount')}</p>}
      </section>
      <div className="grid gap-2">
        <LinkButton to={attachPath({ saleUnit, orderNumbers })} reloadDocument size="lg">
          {say('transfer.attach')}
        </LinkButton>
        <LinkButton to={otherWayPath({ saleUnit, orderNumbers })} reloadDocument variant="quiet">
          {say('money.otherWay')}
        </LinkButton>
      </div>
    </main>
  )
}

function SavedQr({
  transfer: { amount, orderNumbers },
  qr,
}: {
  transfer: Transfer
  qr: { size: number; path: string }
}) {
  const say = usePayWords()
  async function save(): Promise<void> {
    const name = `promptpay-${orderNumbers.join('-').slice(0, 80)}.png`
    if (await saveQr(qr, { name, lines: [sayMoney(amount), orderNumbers.slice(0, 3).join(', ')] }))
      showToast({ text: say('transfer.saved'), tone: 'success', lifeMs: toastLife.local })
  }
  return (
    <Card className="grid justify-items-center gap-3">
      <p className="rounded-[6px] bg-[#113566] px-3 py-1 font-bold text-sm text-white">PromptPay</p>
      <QrCode qr={qr} label={say('transfer.qr', { amount: sayMoney(amount) })} className="w-full max-w-72" />
      <p className="balanced text-center text-muted text-sm">{say('transfer.scan')}</p>
      <Button
        variant="secondary"
        icon={<Download aria-hidden size={20} strokeWidth={1.75} />}
        onClick={() => void save()}
      >
        {say('transfer.save')}
      </Button>
    </Card>
  )
}
