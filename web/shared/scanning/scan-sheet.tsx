import { Camera } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { BottomSheet } from '#web/ui/bottom-sheet.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { type BarcodeReader, openReader } from './barcode-reader.ts'
import { useCamera } from './use-camera.ts'

type ScanWords = Record<
  'title' | 'hint' | 'opening' | 'finding' | 'refused' | 'none' | 'photo' | 'unreadable' | 'close',
  string
>
type ScanSheetProps = {
  open: boolean
  onClose: () => void
  busy: boolean
  onFound: (barcode: string) => void
  words: ScanWords
}

const everyMs = 120

/** The camera with a frame for the barcode; without a camera or permission, a photo works too. */
export function ScanSheet({ open, onClose, busy, onFound, words }: ScanSheetProps) {
  return (
    <BottomSheet open={open} onClose={onClose} title={words.title} closeLabel={words.close}>
      <Scanner busy={busy} onFound={onFound} words={words} />
    </BottomSheet>
  )
}

function useReader(): () => Promise<BarcodeReader> {
  const reader = useRef<Promise<BarcodeReader>>(undefined)
  useEffect(() => () => void reader.current?.then(({ close }) => close()), [])
  return () => {
    reader.current ??= openReader()
    return reader.current
  }
}

function Scanner({ busy, onFound, words }: Omit<ScanSheetProps, 'open' | 'onClose'>) {
  const { video, state } = useCamera()
  const reader = useReader()
  const [unreadable, setUnreadable] = useState(false)
  const found = useRef(onFound)
  found.current = onFound

  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader is opened once for the life of the sheet.
  useEffect(() => {
    if (state !== 'live' || busy) return
    let stopped = false
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      const barcode = video.current
        ? await (await reader()).read(video.current).catch(() => undefined)
        : undefined
      if (stopped) return
      if (barcode) {
        navigator.vibrate?.(60)
        return found.current(barcode)
      }
      timer = setTimeout(look, everyMs)
    }
    void look()
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [state, busy, video])

  async function readPhoto(event: ChangeEvent<HTMLInputElement>) {
    const photo = event.target.files?.[0]
    event.target.value = ''
    if (!photo) return
    const barcode = await (await reader()).read(photo).catch(() => undefined)
    setUnreadable(!barcode)
    if (barcode) onFound(barcode)
  }

  const away = state === 'refused' || state === 'none'
  return (
    <div className="grid gap-3">
      {away ? (
        <p>{state === 'refused' ? words.refused : words.none}</p>
      ) : (
        <div className="relative aspect-[4/3] overflow-hidden rounded-card bg-ink">
          <video ref={video} muted playsInline className="size-full object-cover" />
          <div
            aria-hidden
            className="pointer-events-none absolute inset-x-8 top-1/2 h-28 -translate-y-1/2 rounded-card border-3 border-white/90"
          >
            <span className="absolute inset-x-3 top-1/2 h-0.5 bg-danger" />
          </div>
        </div>
      )}
      <p role="status" className="flex min-h-6 items-center gap-2 text-muted text-sm">
        {busy || state === 'opening' ? <Spinner /> : null}
        {busy
          ? words.finding
          : state === 'opening'
            ? words.opening
            : unreadable
              ? words.unreadable
              : away
                ? null
                : words.hint}
      </p>
      <label className={buttonLook({ variant: away ? 'primary' : 'secondary', wide: true })}>
        <Camera aria-hidden size={20} strokeWidth={1.75} />
        {words.photo}
        <input type="file" accept="image/*" capture="environment" onChange={readPhoto} className="sr-only" />
      </label>
    </div>
  )
}
