import { Modal } from '@mantine/core'
import { sayMoney } from '#shop/money/say-money.ts'
import { statusNames } from '#shop/orders/order-status.ts'
import { cashOf, type ShownRun } from '#web/merchant/dispatch-plan/board-plan.ts'
import { Button } from '#web/ui/button.tsx'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'
import { useLocale } from '#web/words/words.tsx'

type ReleaseDialogProps = {
  run: ShownRun
  name: string
  /** Its rider ships on the road, so that what is invoiced stays so until then. */
  approvesOnRoad: boolean
  isSending: boolean
  onClose: () => void
  onSend: () => Promise<void>
}

/** Names what will happen to the orders, and which of them cannot go out. */
export function ReleaseDialog({ run, name, approvesOnRoad, isSending, onClose, onSend }: ReleaseDialogProps) {
  const say = useDispatchWords()
  const locale = useLocale()
  const { orders } = run
  const count = (...statuses: string[]) => orders.filter(({ status }) => statuses.includes(status)).length
  const invoiced = count('SO Approve')
  const shipped = approvesOnRoad ? 0 : count('SO Approve', 'Invoice wait')
  const notReady = orders.filter(({ status }) => status === 'SO Wait')
  const what = [
    invoiced > 0 ? say('release.invoices', { count: invoiced }) : '',
    shipped > 0 ? say('release.ships', { count: shipped }) : '',
    say('release.cash', { amount: sayMoney(cashOf(orders)) }),
  ].filter(Boolean)
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={say('release.title', { run: name })}
      closeButtonProps={{ 'aria-label': say('release.back') }}
    >
      <div className="grid gap-3">
        <p className="font-bold">{what.join(' · ')}</p>
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          <li>{say('release.phone', { count: orders.length })}</li>
          {approvesOnRoad ? <li>{say('release.onRoad')}</li> : null}
          <li>{say('release.told')}</li>
        </ul>
        {notReady.length > 0 ? (
          <div role="alert" className="rounded-input bg-danger-tint p-2 text-danger text-sm">
            <p className="font-bold">{say('release.notReady', { count: notReady.length })}</p>
            <ul>
              {notReady.map(({ number, customerName, status }) => (
                <li key={number}>
                  {number} · {customerName} · {statusNames[status][locale]}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {say('release.back')}
          </Button>
          <Button
            loading={isSending}
            whyDisabled={notReady.length > 0 ? say('release.approveFirst') : undefined}
            onClick={() => void onSend()}
          >
            {say('release.do')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
