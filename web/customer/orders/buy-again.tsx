import { RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { orderAgainContract } from '#shop/orders/order-contracts.ts'
import { pick } from '#shop/words/locale.ts'
import { useCartKey } from '#web/customer/cart/use-cart.ts'
import { useHasServerCart } from '#web/customer/cart-sync/cart-sync.tsx'
import { loadSender } from '#web/customer/cart-sync/load-sender.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { shopperMark } from '#web/kit/calls/one-shopper.ts'
import { showRefusal } from '#web/kit/calls/show-refusal.ts'
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
  const hasServerCart = useHasServerCart()
  const mark = shopperMark(useSite()?.visitor)
  const [shownAnswer, setShownAnswer] = useState<typeof answer>()

  useEffect(() => {
    if (problem) showRefusal(problem.message, locale)
  }, [problem, locale])

  useEffect(() => {
    if (!answer || !key) return
    const { kind, added, missing } = answer
    // The server's cart already has them.
    void loadSender().then(({ sendCart }) => sendCart({ key, kind, locale, hasServerCart, mark }, false))
    if (added.length > 0)
      showToast({ text: say('again.put', { count: added.length }), tone: 'success', lifeMs: toastLife.local })
    if (missing.length > 0) setShownAnswer(answer)
    else void navigate(paths.cart)
  }, [answer, key, hasServerCart, mark, locale, navigate, say])

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
        open={shownAnswer !== undefined}
        onClose={() => setShownAnswer(undefined)}
        title={say('again.missing')}
        closeLabel={common('app.close')}
        actions={
          shownAnswer && shownAnswer.added.length > 0 ? (
            <Button onClick={() => void navigate(paths.cart)}>
              {say('again.toCart', { count: shownAnswer.added.length })}
            </Button>
          ) : (
            <Button variant="secondary" onClick={() => setShownAnswer(undefined)}>
              {common('app.close')}
            </Button>
          )
        }
      >
        <ul className="grid gap-2 text-sm">
          {shownAnswer?.missing.map((product) => (
            <li key={product.productCode} className="flex justify-between gap-3">
              <span>{pick(locale, product.name.th, product.name.en)}</span>
              <span className="shrink-0 text-muted">{say(whys[product.why])}</span>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
