import { Progress } from '@mantine/core'
import { ImagePlus, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { mostOf } from '#shop/merchant-centre/most-of.ts'
import type { CentreCalls } from '#web/merchant/centre-forms/centre-calls.ts'
import { PartForm } from '#web/merchant/centre-forms/part-form.tsx'
import { usePart } from '#web/merchant/centre-forms/use-part.ts'
import { PartError } from '#web/merchant/forms/form-section.tsx'
import { Sortable } from '#web/merchant/lists/sortable.tsx'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { sendWithProgress } from '#web/shared/uploads/send-with-progress.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useProfileWords } from '#web/words/merchant/profile/profile-words.ts'
import { useLocale } from '#web/words/words.tsx'

const ask = officeCallsOf<CentreCalls>()
type Photos = { version: string; photos: string[] }

/** The first photo is the one customers see; the others are on the profile. */
export function PhotosForm({ saved }: { saved: Photos }) {
  const say = useProfileWords()
  const locale = useLocale()
  const input = useId()
  const part = usePart<Photos>({
    ...{ name: 'photos', saved, whyNot: () => [] },
    send: (thing) => ask(locale, 'saveCentrePhotos', thing),
  })
  const { photos } = part.typed
  const [sending, setSending] = useState<{ file: string; percent: number }>()
  const [refused, setRefused] = useState<string[]>([])
  // An upload ends long after the press that began it: it writes into the form as it is then.
  const latest = useRef({ photos, change: part.change })
  latest.current = { photos, change: part.change }

  async function take(files: readonly File[]) {
    setRefused([])
    for (const file of files.slice(0, mostOf.photos - photos.length)) {
      setSending({ file: file.name, percent: 0 })
      const form = new FormData()
      form.append('picture', file)
      const answer = await sendWithProgress<{ name?: string; why?: string }>(
        inLanguage(locale, officePaths.centrePhoto),
        form,
        (percent) => setSending({ file: file.name, percent }),
      )
      const { name } = answer ?? {}
      if (name) {
        latest.current.photos = [...latest.current.photos, name]
        latest.current.change({ photos: latest.current.photos })
      } else setRefused((before) => [...before, `${file.name}: ${answer?.why ?? say('photos.failed')}`])
    }
    setSending(undefined)
  }

  return (
    <PartForm part={part} title={say('photos.title')} text={say('photos.text')}>
      {photos.length === 0 ? <p className="text-muted">{say('photos.none')}</p> : null}
      <Sortable
        items={photos}
        keyOf={(name) => name}
        onChange={(next) => part.change({ photos: next })}
        handleLabel={(name) => say('photos.move', { place: photos.indexOf(name) + 1 })}
        movedText={(_, place) => say('photos.moved', { place })}
        className="grid grid-cols-2 gap-2 empty:hidden sm:grid-cols-3"
        itemClassName="overflow-hidden rounded-card border border-hairline bg-card"
      >
        {(name, handle, at) => (
          <>
            <div className="relative aspect-[4/3] overflow-hidden">
              <Picture
                src={`/files/${name}`}
                width={400}
                height={300}
                sizes="240px"
                alt={say('photos.one', { place: at + 1 })}
                className="size-full"
              />
              {at === 0 ? (
                <span className="absolute top-1 left-1">
                  <Tag tone="primary">{say('photos.first')}</Tag>
                </span>
              ) : null}
            </div>
            <div className="flex items-center justify-between">
              {handle}
              <IconButton
                label={say('photos.remove', { place: at + 1 })}
                icon={<X size={18} strokeWidth={1.75} />}
                onClick={() => part.change({ photos: photos.filter((each) => each !== name) })}
              />
            </div>
          </>
        )}
      </Sortable>
      {sending ? (
        <div className="grid gap-1 text-sm">
          <span className="clamp-1">{sending.file}</span>
          <Progress
            value={sending.percent}
            aria-label={say('photos.sending', { file: sending.file })}
            size="sm"
          />
        </div>
      ) : null}
      <PartError texts={[...refused, ...[part.errorOf('photos')].flatMap((text) => text ?? [])]} />
      {photos.length < mostOf.photos ? (
        <div>
          <input
            id={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            multiple
            className="peer sr-only"
            onChange={({ currentTarget }) => {
              void take([...(currentTarget.files ?? [])])
              currentTarget.value = ''
            }}
          />
          <label
            htmlFor={input}
            className={`${buttonLook({ variant: 'secondary', size: 'md' })} peer-focus-visible:outline-3 peer-focus-visible:outline-primary`}
          >
            <ImagePlus aria-hidden size={20} strokeWidth={1.75} />
            {say('photos.add')}
          </label>
        </div>
      ) : (
        <p className="text-muted text-sm">{say('part.most', { count: mostOf.photos })}</p>
      )}
    </PartForm>
  )
}
