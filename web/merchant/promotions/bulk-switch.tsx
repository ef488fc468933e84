import { Alert } from '@mantine/core'
import type { ListTab } from '#shop/merchant-promotions/list-tabs.ts'
import type { KeptPromotion } from '#shop/merchant-promotions/merchant-promotion-wire.ts'
import { BulkBar } from '#web/merchant/lists/bulk-bar.tsx'
import type { Selection } from '#web/merchant/lists/use-selection.ts'
import { switchWords } from '#web/merchant/promotion-moves/promotion-sayings.ts'
import { type SwitchTo, useSwitch } from '#web/merchant/promotion-moves/use-switch.tsx'
import { Button } from '#web/ui/button.tsx'
import { usePromotionWords } from '#web/words/merchant/promotions/promotion-words.ts'
import { useMerchantWords } from '#web/words/words.tsx'

type BulkSwitchProps = { selection: Selection; promotions: readonly KeptPromotion[]; tab: ListTab }

const choicesOf = (tab: ListTab): SwitchTo[] => {
  if (tab === 'ARCHIVED') return ['restore']
  return tab === 'DISABLE' ? ['enable', 'archive'] : ['disable', 'archive']
}

/** What can be done with all that is ticked; what could not be done says why. */
export function BulkSwitch({ selection, promotions, tab }: BulkSwitchProps) {
  const say = usePromotionWords()
  const sayMerchant = useMerchantWords()
  const { turn, turning, failed, forget } = useSwitch()
  const chosen = promotions.filter(({ id }) => selection.has(id))
  const nameOf = (id: string) => promotions.find((each) => each.id === id)?.name ?? id
  return (
    <>
      {failed.length > 0 ? (
        <Alert
          color="red"
          title={say('list.notDone', { count: failed.length })}
          withCloseButton
          closeButtonLabel={sayMerchant('app.close')}
          onClose={forget}
        >
          <ul className="grid gap-1">
            {failed.map(({ id, problem }) => (
              <li key={id}>
                <b>{nameOf(id)}</b>: {problem}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <BulkBar selection={selection}>
        {choicesOf(tab).map((to, at) => (
          <Button
            key={to}
            size="sm"
            variant={at === 0 ? 'primary' : 'secondary'}
            loading={turning === to}
            onClick={async () => {
              if (await turn(chosen, to)) selection.clear()
            }}
          >
            {say(switchWords[to])}
          </Button>
        ))}
      </BulkBar>
    </>
  )
}
