import { Camera, CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useRegisterWords } from '#web/words/customer/register-words.ts'

type PhotoFieldProps = {
  label: string
  hint: string
  name: string
  required?: boolean
  error: string | undefined
}

/** A photo from camera or gallery with a preview; the native input stays, so that it works without script. */
export function PhotoField({ label, hint, name, required, error }: PhotoFieldProps) {
  const say = useRegisterWords()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<string>()
  const show = (file: File | undefined) => setChosen(file && URL.createObjectURL(file))
  // A photo may have been chosen before hydration.
  useEffect(() => setChosen(input.current?.files?.[0] && URL.createObjectURL(input.current.files[0])), [])
  useEffect(() => () => (chosen ? URL.revokeObjectURL(chosen) : undefined), [chosen])
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-bold text-sm">
        {label}
      </label>
      <div
        className={joinClasses(
          'relative grid aspect-video sm:aspect-4/3 place-items-center overflow-hidden rounded-card border-2 border-dashed bg-paper text-center transition hover:bg-primary-tint',
          'has-focus-visible:outline-3 has-focus-visible:outline-primary-text has-focus-visible:outline-offset-2',
          error ? 'border-danger' : chosen ? 'border-primary-text' : 'border-outline',
        )}
      >
        {chosen ? (
          <img
            src={chosen}
            alt={say('register.photoChosen')}
            className="absolute inset-0 size-full object-cover"
          />
        ) : (
          <span className="grid justify-items-center gap-1 px-3 text-muted text-sm">
            <Camera aria-hidden size={28} strokeWidth={1.75} />
            {say('register.addPhoto')}
          </span>
        )}
        {chosen ? (
          <span className="absolute right-2 bottom-2 rounded-chip bg-card px-3 py-1 font-bold text-primary-text text-sm">
            {say('register.changePhoto')}
          </span>
        ) : null}
        <input
          ref={input}
          id={id}
          type="file"
          name={name}
          accept="image/jpeg,image/png,image/webp"
          required={required}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => show(target.files?.[0])}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      <p id={`${id}-hint`} className="text-muted text-xs">
        {hint}
      </p>
      {error ? (
        <p id={`${id}-error`} className="flex gap-1 text-danger text-sm">
          <CircleAlert aria-hidden size={16} strokeWidth={2} className="mt-0.75 shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  )
}
