import { mostPicked } from '#shop/papers/pick-list.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { usePaperWords } from '#web/words/merchant/paper-words.ts'

/** One pick list for all orders that are ticked. */
export function PickListButton({ numbers }: { numbers: readonly string[] }) {
  const say = usePaperWords()
  if (numbers.length > mostPicked)
    return (
      <Button size="sm" variant="secondary" whyDisabled={say('paper.tooMany', { count: mostPicked })}>
        {say('paper.printPickList')}
      </Button>
    )
  return (
    <LinkButton
      size="sm"
      variant="secondary"
      to={withQuery(orderPaths.pickList, { orders: numbers.join(',') })}
    >
      {say('paper.printPickList')}
    </LinkButton>
  )
}
