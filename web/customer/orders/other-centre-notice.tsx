import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { pick } from '#shop/words/locale.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { showRefusal } from '#web/kit/calls/show-refusal.ts'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useLocale } from '#web/words/words.tsx'

export type OtherCentre = { saleUnit: string; name: { th: string; en: string } }

/** An order of another of the customer's centres is read-only here; offers to switch the centre. */
export function OtherCentreNotice({ centre }: { centre: OtherCentre }) {
  const say = useOrderWords()
  const locale = useLocale()
  const mayChange = useSite()?.mayChangeCentre
  const fetcher = useFetcher<{ problem?: FormProblem }>()
  const refused = fetcher.data?.problem?.message
  useEffect(() => {
    if (refused) showRefusal(refused, locale)
  }, [refused, locale])
  return (
    <div
      role="note"
      className="no-print flex flex-wrap items-center justify-between gap-2 rounded-card bg-primary-tint p-3"
    >
      <p className="min-w-0 flex-1 basis-60">
        {say('order.elsewhere', { centre: pick(locale, centre.name.th, centre.name.en) })}
      </p>
      {mayChange ? (
        <fetcher.Form method="post" action={paths.centres}>
          <input type="hidden" name="saleUnit" value={centre.saleUnit} />
          <Button type="submit" loading={fetcher.state !== 'idle'}>
            {say('order.changeCentre')}
          </Button>
        </fetcher.Form>
      ) : null}
    </div>
  )
}
