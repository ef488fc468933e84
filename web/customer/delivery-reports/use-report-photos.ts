import { useRef, useState } from 'react'
import { sendWithProgress } from '#web/shared/uploads/send-with-progress.ts'
import { shrinkPhoto } from '#web/shared/uploads/shrink-photo.ts'

export type ReportPhoto = {
  id: string
  href: string
  state: 'sending' | 'kept' | 'failed'
  percent: number
  /** Why the centre cannot take it; sending it again would not help. */
  why: string | undefined
}
type Parts = {
  href: string
  reportId: string | undefined
  onKept: (id: string) => void
}

/** Photos go out as they are chosen, each under an id of its own: sent again, it is the same photo. */
export function useReportPhotos({ href, reportId, onKept }: Parts) {
  const [photos, setPhotos] = useState<ReportPhoto[]>([])
  const blobs = useRef(new Map<string, Blob>())
  const change = (id: string, part: Partial<ReportPhoto>) =>
    setPhotos((all) => all.map((photo) => (photo.id === id ? { ...photo, ...part } : photo)))

  async function send(id: string): Promise<void> {
    const blob = blobs.current.get(id)
    if (!blob || !reportId) return
    change(id, { state: 'sending', percent: 0, why: undefined })
    const form = new FormData()
    form.set('id', id)
    form.set('reportId', reportId)
    form.set('picture', blob, 'photo.jpg')
    const answer = await sendWithProgress<{ id?: string; why?: string }>(href, form, (percent) =>
      change(id, { percent }),
    )
    // It was taken off the page meanwhile.
    if (!blobs.current.has(id)) return
    if (!answer?.id) return change(id, { state: 'failed', why: answer?.why })
    change(id, { state: 'kept' })
    onKept(id)
  }

  async function add(files: readonly File[]): Promise<void> {
    const chosen = files.map((file) => ({ file, id: crypto.randomUUID() as string }))
    setPhotos((all) => [
      ...all,
      ...chosen.map(({ file, id }): ReportPhoto => {
        blobs.current.set(id, file)
        return { id, href: URL.createObjectURL(file), state: 'sending', percent: 0, why: undefined }
      }),
    ])
    for (const { file, id } of chosen) {
      const small = await shrinkPhoto(file)
      if (blobs.current.has(id)) blobs.current.set(id, small)
      await send(id)
    }
  }

  function remove(id: string): void {
    blobs.current.delete(id)
    setPhotos((all) => {
      const gone = all.find((photo) => photo.id === id)
      if (gone) URL.revokeObjectURL(gone.href)
      return all.filter((photo) => photo.id !== id)
    })
  }
  return { photos, add, again: send, remove }
}
