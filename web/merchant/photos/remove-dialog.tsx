import { useState } from 'react'
import type { Photo } from '#shop/photos/photo-contracts.ts'
import { photosProblems } from '#shop/photos/photos-problems.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { PhotoCalls } from './photo-calls.ts'

const ask = officeCallsOf<PhotoCalls>()

type RemoveDialogProps = { customerCode: string; photo: Photo | undefined; onClose: () => void }

export function RemoveDialog({ customerCode, photo, onClose }: RemoveDialogProps) {
  const say = useVisitWords()
  const locale = useLocale()
  const reload = useReload()
  const [why, setWhy] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  function close() {
    setProblem(undefined)
    setWhy('')
    onClose()
  }
  async function remove() {
    if (!photo) return
    if (why.trim() === '') return setProblem(photosProblems.noReason[locale])
    setIsSending(true)
    const result = await ask(locale, 'removePhoto', { customerCode, id: photo.id, why })
    setIsSending(false)
    // A photo that is gone already is what was wanted.
    const isGone = result.kind === 'refused' && result.code === photosProblems.none.code
    if (result.kind !== 'ok' && !isGone)
      return setProblem(result.kind === 'refused' ? result.message : say('visit.unknown'))
    showToast({ text: say('photos.removed'), tone: 'success' })
    close()
    await reload()
  }
  return (
    <Dialog
      open={photo !== undefined}
      onClose={close}
      title={say('photos.removeTitle')}
      closeLabel={say('visit.cancel')}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {say('visit.cancel')}
          </Button>
          <Button variant="danger" loading={isSending} onClick={() => void remove()}>
            {say('photos.remove')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>{say('photos.removeText')}</p>
        <TextAreaField
          label={say('photos.removeWhy')}
          rows={2}
          maxLength={300}
          value={why}
          error={problem}
          onChange={({ currentTarget }) => setWhy(currentTarget.value)}
        />
      </div>
    </Dialog>
  )
}
