import { useState } from 'react'
import type { EditorGood } from '#shop/merchant-promotions/merchant-promotion-contracts.ts'
import { type PromotionDraft, settleDraft } from '#shop/merchant-promotions/promotion-draft.ts'
import type { PromotionAbout } from '#shop/promotions/promotion-about.ts'
import type { NamedCustomer } from '#web/merchant/promotion-moves/customer-field.tsx'
import { LookBack } from './look-back.tsx'
import { SaidToCustomers } from './said-to-customers.tsx'
import { TestBasket } from './test-basket.tsx'
import { useAdvice } from './use-advice.ts'
import { WarningList } from './warning-list.tsx'

type AdvicePanelProps = {
  draft: PromotionDraft
  id: string | undefined
  /** Names of what was chosen. */
  goods: readonly EditorGood[]
  /** Of the promotion as it is saved. */
  about: PromotionAbout | null
  leastMargin: number
  /** Those who look on see the sentence alone. */
  mayAsk: boolean
}

/** Beside the form, live: what customers read, what a basket costs, what it meets, and what it would have cost. */
export function AdvicePanel({ draft, id, goods, about, leastMargin, mayAsk }: AdvicePanelProps) {
  const [added, setAdded] = useState<readonly EditorGood[]>([])
  const [customer, setCustomer] = useState<NamedCustomer>()
  const first = goods.find(({ code }) => code === draft.saleProducts[0])
  const basket = [...(first ? [first] : []), ...added.filter(({ code }) => code !== first?.code)]
  const { tried, warnings, problem, isAsking } = useAdvice(
    { draft, id, productCodes: basket.map(({ code }) => code), customerCode: customer?.code },
    mayAsk,
  )
  return (
    <>
      <SaidToCustomers draft={settleDraft(draft)} about={tried?.about ?? about} />
      {mayAsk ? (
        <>
          <WarningList warnings={warnings} leastMargin={leastMargin} />
          <TestBasket
            {...{ draft, tried, problem, isAsking, basket, goods, customer }}
            onAdd={(good) => setAdded([...added, good])}
            onRemove={({ code }) => setAdded(added.filter((each) => each.code !== code))}
            onCustomer={setCustomer}
          />
          <LookBack draft={draft} id={id} />
        </>
      ) : null}
    </>
  )
}
