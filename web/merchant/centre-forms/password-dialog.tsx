import { Modal, PasswordInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useProfileWords } from '#web/words/merchant/profile/profile-words.ts'

type PasswordDialogProps = {
  title: string
  confirm: string
  isDanger?: boolean
  isSending: boolean
  error: string | undefined
  children: ReactNode
  onClose: () => void
  onConfirm: (password: string) => void
}

/** What must not happen by a passer-by at an open desk asks for the password again. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, confirm, isDanger = false, isSending, error, children, onClose, onConfirm } = props
  const say = useProfileWords()
  const [password, setPassword] = useState('')
  const [isTried, setIsTried] = useState(false)
  const wrong = password === '' && isTried ? say('password.missing') : error
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': say('password.back') }}
    >
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          setIsTried(true)
          if (password && !isSending) onConfirm(password)
        }}
      >
        {children}
        <PasswordInput
          label={say('password.label')}
          description={say('password.why')}
          autoComplete="current-password"
          value={password}
          maxLength={100}
          data-autofocus
          visibilityToggleButtonProps={{ 'aria-label': say('password.show') }}
          error={wrong}
          aria-invalid={wrong ? true : undefined}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {say('password.back')}
          </Button>
          <Button type="submit" variant={isDanger ? 'danger' : 'primary'} loading={isSending}>
            {confirm}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
