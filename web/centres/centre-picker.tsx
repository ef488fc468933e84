import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import type { Centre } from '#shop/centres/centre.ts'
import { pick } from '#shop/words/locale.ts'
import { BottomSheet } from '#web/ui/bottom-sheet.tsx'
import { ListRowSkeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useLocale, useShopWords } from '#web/words/words.tsx'
import { CentreRow } from './centre-row.tsx'
import type { action, loader } from './centres-route.ts'
import { LineInvitation } from './line-invitation.tsx'
import { usePosition } from './use-position.ts'

const debounce = 500

/** Chooses among the centres that serve the shop. A centre with a LINE account first invites; Later goes on with the switch. */
export function CentrePicker({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useShopWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const list = useFetcher<typeof loader>()
  const switching = useFetcher<typeof action>()
  const [text, setText] = useState('')
  const [invited, invite] = useState<Centre | undefined>()
  const position = usePosition(open)

  const load = list.load
  useEffect(() => {
    if (!open) return
    const query = new URLSearchParams({ text, ...(position ? { lat: String(position.lat), lng: String(position.lng) } : {}) })
    const timer = setTimeout(() => load(`/centres?${query}`), text ? debounce : 0)
    return () => clearTimeout(timer)
  }, [open, text, position, load])

  function switchTo(saleUnit: string) {
    invite(undefined)
    setText('')
    onClose()
    switching.submit({ saleUnit }, { method: 'post', action: '/centres' })
    // What was chosen or searched for in the old centre says nothing in the new one.
    if (window.location.search) navigate({ search: '' }, { replace: true })
  }

  const centres = list.data?.centres
  return (
    <>
      <BottomSheet open={open && !invited} onClose={onClose} title={say('picker.title')} closeLabel={say('app.close')}>
        <TextField
          label={say('picker.search')}
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          leading={<Search aria-hidden size={20} strokeWidth={1.75} />}
        />
        <ul className="mt-3 max-h-[300px] overflow-y-auto overscroll-contain" aria-busy={list.state !== 'idle'}>
          {centres?.map((centre) => (
            <CentreRow
              key={centre.saleUnit}
              centre={centre}
              selected={centre.saleUnit === list.data?.selected}
              onChoose={() =>
                centre.saleUnit === list.data?.selected ? onClose() : centre.line ? invite(centre) : switchTo(centre.saleUnit)
              }
            />
          ))}
          {centres ? null : (
            <li>
              <ListRowSkeleton />
            </li>
          )}
        </ul>
        {centres?.length === 0 ? <p className="py-6 text-center text-muted">{say('picker.none')}</p> : null}
      </BottomSheet>
      {invited?.line ? (
        <LineInvitation
          name={pick(locale, invited.name, invited.nameEn)}
          url={invited.line.url}
          onLater={() => switchTo(invited.saleUnit)}
          onClose={() => invite(undefined)}
        />
      ) : null}
    </>
  )
}
