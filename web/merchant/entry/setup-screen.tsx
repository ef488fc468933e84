import { ShieldCheck } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { CodeField } from '#web/kit/forms/code-field.tsx'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { SignInFrame } from '#web/kit/forms/sign-in-frame.tsx'
import { useProblemFocus } from '#web/kit/forms/use-problem-focus.ts'
import type { QrPath } from '#web/kit/text/qr-path.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { useEntryWords } from '#web/words/merchant/people/entry-words.ts'
import { AppKey } from './app-key.tsx'

type SetupScreenProps = { app: { secret: string; qr: QrPath } | null; problem: FormProblem | undefined }

/** Whose role needs a second factor and who has none: set up before the first page. */
export function SetupScreen({ app, problem }: SetupScreenProps) {
  const say = useEntryWords()
  const form = useProblemFocus(problem, 'code')
  const sending = useNavigation().state !== 'idle'
  return (
    <SignInFrame
      title={say('setup.title')}
      text={say('setup.needed')}
      mark={<ShieldCheck aria-hidden size={44} strokeWidth={1.5} className="text-primary-text" />}
    >
      {app ? <AppKey {...app} /> : null}
      <Form ref={form} method="post" className="grid gap-4" noValidate>
        <FormAlert message={problem?.message} />
        <CodeField label={say('setup.code')} />
        <Button type="submit" size="lg" wide loading={sending}>
          {say('setup.confirm')}
        </Button>
      </Form>
      <Link
        to={merchantPaths.login}
        className="inline-flex min-h-11 items-center justify-center text-primary-text hover:underline"
      >
        {say('code.back')}
      </Link>
    </SignInFrame>
  )
}
