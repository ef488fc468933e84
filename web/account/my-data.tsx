import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { FormAlert } from '#web/kit/form-alert.tsx'
import type { FormProblem } from '#web/kit/form-problem.ts'
import { PasswordInput } from '#web/kit/password-input.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useAccountWords } from '#web/words/account-words.ts'

/** A copy of everything kept, and the end of the account. */
export function MyData({ problem }: { problem: FormProblem | undefined }) {
  const say = useAccountWords()
  const [asking, ask] = useState(false)
  const sending = useNavigation().formData?.get('do') === 'erase'
  return (
    <Card as="section" aria-labelledby="my-data" className="grid gap-3">
      <h2 id="my-data" className="text-lg">
        {say('pdpa.mine')}
      </h2>
      <p className="text-muted text-sm">{say('pdpa.exportBody')}</p>
      <LinkButton
        to="/profile/mydata"
        reloadDocument
        download
        variant="secondary"
        icon={<Download aria-hidden size={20} strokeWidth={1.75} />}
      >
        {say('pdpa.export')}
      </LinkButton>
      <p className="border-hairline border-t pt-3 text-muted text-sm">{say('pdpa.eraseBody')}</p>
      <Button variant="secondary" icon={<Trash2 aria-hidden size={20} strokeWidth={1.75} />} onClick={() => ask(true)}>
        {say('pdpa.erase')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => ask(false)}
        title={say('pdpa.eraseTitle')}
        closeLabel={say('app.close')}
        actions={
          <>
            <Button variant="secondary" onClick={() => ask(false)}>
              {say('pdpa.keep')}
            </Button>
            <Button type="submit" form="erase-account" variant="danger" loading={sending}>
              {say('pdpa.eraseNow')}
            </Button>
          </>
        }
      >
        <Form id="erase-account" method="post" action="/pdpa" className="grid gap-3" noValidate>
          <input type="hidden" name="do" value="erase" />
          <p>{say('pdpa.eraseWhat')}</p>
          <p className="text-muted text-sm">{say('pdpa.eraseStays')}</p>
          <FormAlert message={problem?.message} />
          <PasswordInput
            label={say('login.password')}
            name="password"
            autoComplete="current-password"
            error={problem?.fields.password ? say('pdpa.passwordNeeded') : undefined}
          />
        </Form>
      </Dialog>
    </Card>
  )
}
