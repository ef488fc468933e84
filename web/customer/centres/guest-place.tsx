import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useAnswer } from '#web/kit/calls/use-answer.ts'
import { AskAgain } from '#web/kit/forms/ask-again.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { BottomSheet } from '#web/ui/bottom-sheet.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { ListRowSkeleton } from '#web/ui/skeleton.tsx'
import { useCentreWords } from '#web/words/customer/centre-words.ts'
import { useShopWords } from '#web/words/words.tsx'
import { CentreRow } from './centre-row.tsx'
import type { CentresAnswer } from './centres-route.ts'

/** A guest enters a postcode and browses the centre that delivers there. */
export default function GuestPlace({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useCentreWords()
  const shop = useShopWords()
  const switching = useFetcher()
  const [postcode, setPostcode] = useState('')
  const isWhole = postcode.length === 5
  const { answer, failed, waiting, again } = useAnswer<CentresAnswer>(
    open && isWhole ? withQuery(paths.centres, { text: postcode }) : undefined,
  )
  const centres = waiting ? undefined : answer && [...answer.centres, ...answer.others]

  function choose(saleUnit: string) {
    onClose()
    switching.submit({ saleUnit }, { method: 'post', action: paths.centres })
  }
  return (
    <BottomSheet open={open} onClose={onClose} title={say('place.title')} closeLabel={shop('app.close')}>
      <div className="grid gap-3">
        <p className="text-muted text-sm">{say('place.body')}</p>
        <NumberField
          label={say('place.postcode')}
          maxLength={5}
          autoComplete="postal-code"
          placeholder="50200"
          value={postcode}
          onDigits={setPostcode}
        />
        {!isWhole ? null : failed ? (
          <AskAgain onAgain={again} />
        ) : !centres ? (
          <ListRowSkeleton />
        ) : centres.length === 0 ? (
          <div role="status" className="grid gap-3">
            <p>{say('place.none', { postcode })}</p>
            <LinkButton to={paths.register} variant="secondary" wide onClick={onClose}>
              {shop('page.register')}
            </LinkButton>
          </div>
        ) : (
          <div role="status">
            <h3 className="text-muted text-sm">{say('place.delivers', { postcode })}</h3>
            <ul className="max-h-[300px] overflow-y-auto overscroll-contain">
              {centres.map((centre) => (
                <CentreRow key={centre.saleUnit} centre={centre} onChoose={() => choose(centre.saleUnit)} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </BottomSheet>
  )
}
