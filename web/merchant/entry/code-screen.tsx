import { ShieldCheck } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { CodeField } from '#web/kit/forms/code-field.tsx'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { SignInFrame } from '#web/kit/forms/sign-in-frame.tsx'
import { useProblemFocus } from '#web/kit/forms/use-problem-focus.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useEntryWords } from '#web/words/merchant/people/entry-words.ts'

const way = 'inline-flex min-h-11 items-center justify-center text-primary-text hover:underline'

/** After the password: the code of the app, or a recovery code. */
export function CodeScreen({
  isRecovery,
  problem,
}: {
  isRecovery: boolean
  problem: FormProblem | undefined
}) {
  const say = useEntryWords()
  const form = useProblemFocus(problem, 'code')
  const sending = useNavigation().state !== 'idle'
  return (
    <SignInFrame
      title={say('code.title')}
      text={say('code.text')}
      mark={<ShieldCheck aria-hidden size={44} strokeWidth={1.5} className="text-primary-text" />}
    >
      <Form ref={form} method="post" className="grid gap-4" noValidate>
        <FormAlert message={problem?.message} />
        {isRecovery ? (
          <TextField
            label={say('code.recovery')}
            hint={say('code.recoveryHint')}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            required
          />
        ) : (
          <CodeField label={say('code.label')} />
        )}
        <Button type="submit" size="lg" wide loading={sending}>
          {say('code.enter')}
        </Button>
      </Form>
      <Link
        replace
        to={withQuery(officePaths.loginCode, isRecovery ? {} : { by: 'recovery' })}
        className={way}
      >
        {isRecovery ? say('code.byApp') : say('code.lost')}
      </Link>
      <Link to={merchantPaths.login} className={way}>
        {say('code.back')}
      </Link>
    </SignInFrame>
  )
}
