import { Clock, MapPin, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { Centre } from '#shop/centres/centre.ts'
import { pick } from '#shop/words/locale.ts'
import { useAnswer } from '#web/kit/calls/use-answer.ts'
import { AskAgain } from '#web/kit/forms/ask-again.tsx'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { BottomSheet } from '#web/ui/bottom-sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { ListRowSkeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useCentreWords } from '#web/words/customer/centre-words.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'
import { CentreRow } from './centre-row.tsx'
import type { action, CentresAnswer } from './centres-route.ts'
import { LineInvitation } from './line-invitation.tsx'
import { useJoinCentre } from './use-join-centre.ts'
import { usePosition } from './use-position.ts'

const debounce = 500

/**
 * Picks one of the shop's centres, or finds others to join. A centre with a LINE account shows its invitation
 * first.
 */
export default function CentrePicker({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useShopWords()
  const words = useCentreWords()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const switching = useFetcher<typeof action>()
  const [text, setText] = useState('')
  const [invited, setInvited] = useState<Centre | undefined>()
  const { position, state, locate } = usePosition(open)
  const { joined, joining, join } = useJoinCentre()

  const isPostcode = /^[0-9]{5}$/.test(text.trim())
  const query = new URLSearchParams({
    text,
    ...(position ? { lat: String(position.lat), lng: String(position.lng) } : {}),
  })
  const { answer, waiting, failed, again } = useAnswer<CentresAnswer>(
    open ? withQuery(paths.centres, query) : undefined,
    text ? debounce : 0,
  )

  const refused = switching.data && 'problem' in switching.data ? switching.data.problem?.message : undefined
  useEffect(() => {
    if (refused) showToast({ text: refused, tone: 'danger', lifeMs: toastLife.serverError })
  }, [refused])

  function switchTo(saleUnit: string) {
    setInvited(undefined)
    setText('')
    onClose()
    // Filters and searches of the old centre are meaningless in the new one.
    switching.submit(
      { saleUnit, ...(search ? { to: pathname } : {}) },
      { method: 'post', action: paths.centres },
    )
  }

  // The page's own centre, since a cached list still names the previous one.
  const selected = useSite()?.centre?.saleUnit
  const centres = failed
    ? []
    : answer?.centres.toSorted((a, b) => Number(b.saleUnit === selected) - Number(a.saleUnit === selected))
  return (
    <>
      <BottomSheet
        open={open && !invited}
        onClose={onClose}
        title={say('picker.title')}
        closeLabel={say('app.close')}
      >
        <TextField
          label={words('picker.search')}
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          leading={<Search aria-hidden size={20} strokeWidth={1.75} />}
        />
        <ul className="mt-3 max-h-[300px] overflow-y-auto overscroll-contain" aria-busy={waiting}>
          {centres?.length && answer?.others.length ? (
            <li className="text-muted text-sm">{words('picker.own')}</li>
          ) : null}
          {centres?.map((centre) => (
            <CentreRow
              key={centre.saleUnit}
              centre={centre}
              selected={centre.saleUnit === selected}
              onChoose={() =>
                centre.saleUnit === selected
                  ? onClose()
                  : centre.line
                    ? setInvited(centre)
                    : switchTo(centre.saleUnit)
              }
            />
          ))}
          {failed || !answer?.others.length ? null : (
            <li>
              <h3 className="pt-3 text-muted text-sm">{words('picker.others')}</h3>
              <ul>
                {answer.others.map((centre) => (
                  <CentreRow key={centre.saleUnit} centre={centre}>
                    {centre.asked || centre.saleUnit === joined ? (
                      <p role="status" className="flex min-h-11 items-center gap-1.5 text-sm">
                        <Clock aria-hidden size={16} strokeWidth={1.75} className="text-secondary-text" />
                        {words('picker.waiting')}
                      </p>
                    ) : (
                      <Button
                        variant="secondary"
                        size="sm"
                        aria-label={words('picker.joinWhat', {
                          centre: pick(locale, centre.name, centre.nameEn),
                        })}
                        loading={joining === centre.saleUnit}
                        onClick={() => join(centre.saleUnit)}
                      >
                        {words('picker.join')}
                      </Button>
                    )}
                  </CentreRow>
                ))}
              </ul>
            </li>
          )}
          {centres ? null : (
            <li>
              <ListRowSkeleton />
            </li>
          )}
        </ul>
        {failed ? (
          <AskAgain onAgain={again} />
        ) : centres?.length === 0 && !answer?.others.length && !waiting ? (
          <p role="status" className="py-6 text-center text-muted">
            {isPostcode ? words('picker.noneThere', { postcode: text.trim() }) : words('picker.none')}
          </p>
        ) : text ? null : (
          <p className="pt-2 text-muted text-sm">{words('picker.findOthers')}</p>
        )}
        {position ? null : (
          <Button
            variant="quiet"
            size="sm"
            loading={state === 'asking'}
            onClick={locate}
            icon={<MapPin aria-hidden size={18} strokeWidth={1.75} />}
          >
            {words('picker.near')}
          </Button>
        )}
        {state === 'lost' && !position ? (
          <p role="alert" className="text-danger text-sm">
            {words('picker.noPosition')}
          </p>
        ) : null}
      </BottomSheet>
      {invited?.line ? (
        <LineInvitation
          name={pick(locale, invited.name, invited.nameEn)}
          url={invited.line.url}
          onLater={() => switchTo(invited.saleUnit)}
          onClose={() => setInvited(undefined)}
        />
      ) : null}
    </>
  )
}
