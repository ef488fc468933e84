import { Progress } from '@mantine/core'
import { ImagePlus, X } from 'lucide-react'
import { useRef } from 'react'
import { type ContentKind, contentForms } from '#shop/merchant-contents/content-forms.ts'
import { Button } from '#web/ui/button.tsx'
import { useContentWords } from '#web/words/merchant/contents/content-words.ts'
import { FileButton } from './file-button.tsx'
import { usePictureUpload } from './use-picture-upload.ts'

type PictureFieldProps = {
  label: string
  kind: ContentKind
  name: string | null
  hint?: string | undefined
  error: string | undefined
  isLocked: boolean
  onChange: (name: string | null) => void
}

/** A picture in the shape that this kind is shown in. */
export function PictureField({ label, kind, name, hint, error, isLocked, onChange }: PictureFieldProps) {
  const say = useContentWords()
  const { send, percent, why } = usePictureUpload(kind)
  // An upload ends long after the press that began it: it writes into the form as it is then.
  const write = useRef(onChange)
  write.current = onChange
  const { width, height } = contentForms[kind].picture
  const wrong = why ?? error
  async function take(file: File) {
    const sent = await send(file)
    if (sent) write.current(sent)
  }
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="font-bold text-sm">{label}</legend>
      {name ? (
        <img
          src={`/files/${name}`}
          alt=""
          width={width}
          height={height}
          className="h-auto max-h-40 w-auto max-w-full rounded-input border border-hairline"
        />
      ) : null}
      {isLocked ? null : (
        <div className="flex flex-wrap gap-2">
          <FileButton onFile={(file) => void take(file)}>
            <ImagePlus aria-hidden size={18} strokeWidth={1.75} />
            {name ? say('picture.change') : say('picture.choose')}
            <span className="sr-only">{label}</span>
          </FileButton>
          {name ? (
            <Button
              variant="quiet"
              size="sm"
              icon={<X aria-hidden size={18} strokeWidth={1.75} />}
              onClick={() => onChange(null)}
            >
              {say('picture.remove')}
            </Button>
          ) : null}
        </div>
      )}
      {percent === undefined ? null : (
        <div role="status" className="grid gap-1 text-sm">
          {say('picture.sending', { percent })}
          <Progress value={percent} size="sm" aria-label={say('picture.sending', { percent })} />
        </div>
      )}
      <p className="text-muted text-xs">
        {say('picture.size', { width, height })}
        {hint ? ` · ${hint}` : ''}
      </p>
      {wrong ? (
        <p role="alert" className="text-danger text-sm">
          {wrong}
        </p>
      ) : null}
    </fieldset>
  )
}
