import { useEffect, useState } from 'react'
import type { Photo, ShownGroup } from '#shop/photos/photo-contracts.ts'
import { Pager } from '#web/merchant/lists/pager.tsx'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { useCachedVisit } from '#web/merchant/outbox/cached-visit.ts'
import { markOf, type Owner } from '#web/merchant/outbox/entry.ts'
import { useSender } from '#web/merchant/outbox/use-sender.ts'
import { VisitFrame } from '#web/merchant/visits/visit-frame.tsx'
import { WaitingNotice } from '#web/merchant/waiting/waiting-notice.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'
import { PhotoFilters } from './photo-filters.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import { type PhotoQuery, photosAddress } from './photo-query.ts'
import { PhotoViewer } from './photo-viewer.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { TakePhotos } from './take-photos.tsx'

type PhotosScreenProps = {
  customer: { code: string; name: string; saleUnit: string }
  groups: readonly ShownGroup[]
  months: readonly { month: string; photos: number }[]
  query: PhotoQuery
  photos: readonly Photo[]
  isMore: boolean
  owner: Owner
}

/** Photos of one customer: taken, waiting to be sent, and those that are there. */
export function PhotosScreen({ customer, groups, months, query, photos, isMore, owner }: PhotosScreenProps) {
  const say = useVisitWords()
  const reload = useReload()
  const snapshot = useSender(owner)
  const [openId, setOpenId] = useState<string>()
  const [removed, setRemoved] = useState<Photo>()
  useCachedVisit(markOf(owner))
  // What has just arrived belongs into the list.
  useEffect(() => {
    if (snapshot.sent > 0 && snapshot.state === 'idle') void reload()
  }, [snapshot.sent, snapshot.state, reload])
  const { code, saleUnit } = customer
  const hasFilter = query.group !== undefined || query.month !== undefined
  return (
    <VisitFrame customer={customer} current="photos">
      <TakePhotos customer={customer} groups={groups} owner={owner} />
      <WaitingNotice owner={owner} snapshot={snapshot} customerCode={code} />
      {months.length > 0 ? (
        <PhotoFilters customer={customer} groups={groups} months={months} query={query} />
      ) : null}
      {photos.length > 0 ? (
        <PhotoGrid customer={customer} photos={photos} onOpen={setOpenId} />
      ) : months.length > 0 ? (
        <EmptyState
          drawing="nothing-found"
          title={say('photos.noneFound')}
          text={say('photos.noneFoundText')}
          action={
            hasFilter ? (
              <LinkButton variant="secondary" to={photosAddress({ code, saleUnit }, {})}>
                {say('photos.clear')}
              </LinkButton>
            ) : undefined
          }
        />
      ) : (
        <EmptyState drawing="nothing-found" title={say('photos.none')} text={say('photos.noneText')} />
      )}
      <Pager
        first={query.page > 1 ? photosAddress(customer, { ...query, page: 1 }) : undefined}
        next={isMore ? photosAddress(customer, { ...query, page: query.page + 1 }) : undefined}
      />
      <PhotoViewer
        customer={customer}
        photos={photos}
        openId={openId}
        onOpen={setOpenId}
        onRemove={(photo) => {
          setOpenId(undefined)
          setRemoved(photo)
        }}
      />
      <RemoveDialog customerCode={code} photo={removed} onClose={() => setRemoved(undefined)} />
    </VisitFrame>
  )
}
