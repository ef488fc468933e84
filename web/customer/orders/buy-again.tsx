import { RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { orderAgainContract } from '#shop/orders/order-contracts.ts'
import { pick } from '#shop/words/locale.ts'
import { useCartKey } from '#web/customer/cart/use-cart.ts'
import { useKeepsCart } from '#web/customer/cart-sync/cart-keeper.tsx'
import { loadSender } from '#web/customer/cart-sync/load-sender.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { shopperMark } from '#web/kit/calls/one-shopper.ts'
import { tellRefusal } from '#web/kit/calls/tell-refusal.ts'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useCommonWords, useLocale } from '#web/words/words.tsx'

const whys = { soldOut: 'again.soldOut', notSold: 'again.notSold', full: 'again.full' } as const

export type AgainAnswer = {
  again?: AnswerOf<typeof orderAgainContract>
  problem: FormProblem | undefined
}
type BuyAgainProps = {
  orderNumber: string
  label: string
  lines?: number[]
  size?: 'sm' | 'md'
  name?: string
}

/** Adds what is still sold of an order to the cart, and lists the rest. */
export function BuyAgain({ orderNumber, label, lines, size = 'sm', name }: BuyAgainProps) {
  const say = useOrderWords()
  const common = useCommonWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const fetcher = useFetcher<AgainAnswer>()
  const answer = fetcher.data?.again
  const problem = fetcher.data?.problem
  const key = useCartKey(answer?.kind === 'points' ? 'points' : 'normal')
  const keeps = useKeepsCart()
  const mark = shopperMark(useSite()?.visitor)
  const [told, tell] = useState<typeof answer>()

  useEffect(() => {
    if (problem) tellRefusal(problem.message, locale)
  }, [problem, locale])

  useEffect(() => {
    if (!answer || !key) return
    const { kind, added, missing } = answer
    // The server's cart already has them.
    void loadSender().then(({ sendCart }) => sendCart({ key, kind, locale, keeps, mark }, false))
    if (added.length > 0)
      showToast({ text: say('again.put', { count: added.length }), tone: 'success', lifeMs: toastLife.local })
    if (missing.length > 0) tell(answer)
    else void navigate(paths.cart)
  }, [answer, key, keeps, mark, locale, navigate, say])

  return (
    <>
      <fetcher.Form method="post" action={paths.order({ orderid: orderNumber })}>
        <input type="hidden" name="do" value="again" />
        {lines?.map((line) => (
          <input key={line} type="hidden" name="line" value={line} />
        ))}
        <Button
          type="submit"
          size={size}
          variant="secondary"
          className={size === 'md' ? 'w-full sm:w-auto' : undefined}
          loading={fetcher.state !== 'idle'}
          icon={<RotateCcw aria-hidden size={18} strokeWidth={1.75} />}
          aria-label={name ? `${label}: ${name}` : undefined}
        >
          {label}
        </Button>
      </fetcher.Form>
      <Dialog
        open={told !== undefined}
        onClose={() => tell(undefined)}
        title={say('again.missing')}
        closeLabel={common('app.close')}
        actions={
          told && told.added.length > 0 ? (
            <Button onClick={() => void navigate(paths.cart)}>
              {say('again.toCart', { count: told.added.length })}
            </Button>
          ) : (
            <Button variant="secondary" onClick={() => tell(undefined)}>
              {common('app.close')}
            </Button>
          )
        }
      >
        <ul className="grid gap-2 text-sm">
          {told?.missing.map((goods) => (
            <li key={goods.productCode} className="flex justify-between gap-3">
              <span>{pick(locale, goods.name.th, goods.name.en)}</span>
              <span className="shrink-0 text-muted">{say(whys[goods.why])}</span>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
