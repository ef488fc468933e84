import type { ListedOrder } from '#shop/merchant-orders/merchant-order-contracts.ts'
import { actionsOf, type OrderAction } from '#shop/orders/order-actions.ts'
import { isOver } from '#shop/orders/order-moves.ts'
import { BulkBar } from '#web/merchant/lists/bulk-bar.tsx'
import type { Selection } from '#web/merchant/lists/use-selection.ts'
import { AssignRider } from '#web/merchant/order-moves/assign-rider.tsx'
import { MoveFailures } from '#web/merchant/order-moves/move-failures.tsx'
import { useMoves } from '#web/merchant/order-moves/use-moves.ts'
import { PickListButton } from '#web/merchant/papers/pick-list-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { useMerchantOrderWords } from '#web/words/merchant/order-words.ts'

const words = {
  approve: 'orders.approve',
  invoice: 'orders.invoice',
  ship: 'orders.ship',
  deliver: 'orders.deliver',
} as const

/** The next step of what is ticked, one press for all; what could not be done stays ticked and says why. */
export function BulkMoves({ selection, orders }: { selection: Selection; orders: readonly ListedOrder[] }) {
  const say = useMerchantOrderWords()
  const { move, assign, moving, failed, forget } = useMoves()
  const chosen = orders.filter(({ number }) => selection.has(number))
  const steps = (['approve', 'invoice', 'ship', 'deliver'] as const).filter((action) =>
    chosen.some(({ status }) => (actionsOf(status) as OrderAction[]).includes(action)),
  )
  return (
    <>
      <MoveFailures failed={failed} onClose={forget} />
      <BulkBar selection={selection}>
        {chosen.some(({ status }) => !isOver(status)) ? (
          <AssignRider
            isAssigning={moving === 'rider'}
            onChoose={async (rider) => {
              if (await assign(selection.chosen, rider)) selection.clear()
            }}
          />
        ) : null}
        {steps.map((action) => (
          <Button
            key={action}
            size="sm"
            variant={action === steps[0] ? 'primary' : 'secondary'}
            loading={moving === action}
            onClick={async () => {
              if (await move(selection.chosen, action)) selection.clear()
            }}
          >
            {say(words[action])}
          </Button>
        ))}
        <PickListButton numbers={selection.chosen} />
      </BulkBar>
    </>
  )
}
