import { Alert } from '@mantine/core'
import type { MovedOrder } from '#shop/merchant-orders/merchant-order-contracts.ts'
import { useMerchantOrderWords } from '#web/words/merchant/order-words.ts'
import { useMerchantWords } from '#web/words/words.tsx'

/** Why some orders were not moved, each by itself. */
export function MoveFailures({ failed, onClose }: { failed: readonly MovedOrder[]; onClose: () => void }) {
  const say = useMerchantOrderWords()
  const sayMerchant = useMerchantWords()
  if (failed.length === 0) return null
  return (
    <Alert
      color="red"
      title={say('orders.notDone', { count: failed.length })}
      withCloseButton
      closeButtonLabel={sayMerchant('app.close')}
      onClose={onClose}
    >
      <ul className="grid gap-1">
        {failed.map(({ number, problem }) => (
          <li key={number}>
            <b>{number}</b>: {problem}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
