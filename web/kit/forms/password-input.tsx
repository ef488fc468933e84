import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'
import { useCommonWords } from '#web/words/words.tsx'

/** A password that can be revealed before sending, since blind typing on a phone leads to weak ones. */
export function PasswordInput(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const say = useCommonWords()
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      required
      trailing={
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={say('app.showPassword')}
          onClick={() => setIsShown(!isShown)}
          className="grid size-11 place-items-center rounded-input"
        >
          <Icon aria-hidden size={20} strokeWidth={1.75} />
        </button>
      }
    />
  )
}
