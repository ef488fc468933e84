import { useState } from 'react'
import type { ShownGroup } from '#shop/photos/photo-contracts.ts'
import { pick } from '#shop/words/locale.ts'
import { PhotoInputs } from '#web/merchant/camera/photo-inputs.tsx'
import { PhotoTray } from '#web/merchant/camera/photo-tray.tsx'
import { PlaceSwitch } from '#web/merchant/camera/place-switch.tsx'
import { takePhoto } from '#web/merchant/camera/take-photo.ts'
import { useDraft } from '#web/merchant/outbox/drafts.ts'
import type { KeptPhoto, Owner } from '#web/merchant/outbox/entry.ts'
import { addEntry } from '#web/merchant/outbox/outbox.ts'
import { sender } from '#web/merchant/outbox/sender.ts'
import { usePlace } from '#web/shared/positions/use-place.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'
import { useLocale } from '#web/words/words.tsx'

type Tray = { photos: KeptPhoto[]; note: string; group: string }
const emptyTray: Tray = { photos: [], note: '', group: '' }
const mostAtOnce = 20

type TakePhotosProps = {
  customer: { code: string; name: string }
  groups: readonly ShownGroup[]
  owner: Owner
}

/** Photos are taken, sorted into a group and sent. What is in the tray survives a reload. */
export function TakePhotos({ customer, groups, owner }: TakePhotosProps) {
  const say = useVisitWords()
  const locale = useLocale()
  const place = usePlace(owner.username)
  const key = `${owner.username} ${owner.centre} photos ${customer.code}`
  const { value: tray, change, forget, isKept, isWritten } = useDraft<Tray>(key, emptyTray)
  const [isBusy, setIsBusy] = useState(false)
  const [problems, setProblems] = useState<string[]>([])
  const chosen = groups.find(({ code }) => code === tray.group) ?? groups[0]
  if (!chosen) return <p className="text-muted text-sm">{say('take.noGroups')}</p>

  async function take(files: File[]) {
    setIsBusy(true)
    const room = mostAtOnce - tray.photos.length
    setProblems(files.length > room ? [say('take.most', { count: mostAtOnce })] : [])
    for (const file of files.slice(0, room)) {
      const photo = await takePhoto(file, place.find)
      if (photo) change((before) => ({ ...before, photos: [...before.photos, photo] }))
      else setProblems((before) => [...before, say('take.bad', { name: file.name })])
    }
    setIsBusy(false)
  }

  async function send({ code, name, nameEn }: ShownGroup) {
    setIsBusy(true)
    const note = tray.note.trim()
    let isSafe = true
    for (const photo of tray.photos)
      isSafe =
        (await addEntry({
          ...{ id: photo.id, owner: owner.username, centre: owner.centre, madeAt: Date.now() },
          ...{ customerCode: customer.code, customerName: customer.name },
          work: { kind: 'photo', groupCode: code, groupName: pick(locale, name, nameEn), note, photo },
        })) && isSafe
    if (!isSafe) showToast({ text: say('take.notKept'), tone: 'danger', lifeMs: toastLife.serverError })
    await forget()
    change(() => ({ ...emptyTray, group: code }))
    setIsBusy(false)
    sender.runNow()
  }

  return (
    <Card as="section" aria-label={say('take.title')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg">{say('take.title')}</h2>
      <div className="grid gap-1">
        <p aria-hidden className="text-muted text-sm">
          {say('take.group')}
        </p>
        <ChipGroup
          label={say('take.group')}
          value={chosen.code}
          onChange={(group) => change((before) => ({ ...before, group }))}
          options={groups.map(({ code, name, nameEn }) => ({
            value: code,
            text: pick(locale, name, nameEn),
          }))}
        />
      </div>
      <PhotoInputs isBusy={isBusy} onFiles={(files) => void take(files)} />
      {problems.length > 0 ? (
        <ul role="alert" className="grid gap-0.5 text-danger text-sm">
          {problems.map((problem) => (
            <li key={problem} className="wrap-anywhere">
              {problem}
            </li>
          ))}
        </ul>
      ) : null}
      <PlaceSwitch place={place} />
      {isKept ? null : (
        <p role="alert" className="text-danger text-sm">
          {say('take.notKept')}
        </p>
      )}
      {tray.photos.length > 0 ? (
        <>
          <PhotoTray
            photos={tray.photos}
            onDrop={(id) =>
              change((before) => ({ ...before, photos: before.photos.filter((each) => each.id !== id) }))
            }
          />
          <TextAreaField
            label={say('take.note')}
            hint={say('take.noteHint')}
            rows={2}
            maxLength={500}
            value={tray.note}
            onChange={({ currentTarget: { value } }) => change((before) => ({ ...before, note: value }))}
          />
          <p role="status" className="text-muted text-sm">
            {isWritten ? say('take.kept') : null}
          </p>
          <Button size="lg" loading={isBusy} onClick={() => void send(chosen)}>
            {say('take.send', { count: tray.photos.length })}
          </Button>
        </>
      ) : null}
    </Card>
  )
}
