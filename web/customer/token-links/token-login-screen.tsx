import { Form, useNavigation } from 'react-router'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { SignInFrame } from '#web/kit/forms/sign-in-frame.tsx'
import { Logo } from '#web/kit/page/logo.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useRegisterWords } from '#web/words/customer/register-words.ts'

type TokenLoginScreenProps = {
  title: string
  token: string
  name: string
  trouble: { message: string; mayRegister: boolean } | undefined
  problem: FormProblem | undefined
}

/** A button before the sign-in, so that nobody enters someone else's shop unawares. */
export function TokenLoginScreen({ title, token, name, trouble, problem }: TokenLoginScreenProps) {
  const say = useRegisterWords()
  const sending = useNavigation().state !== 'idle'
  const message = problem?.message ?? trouble?.message
  if (message) {
    return (
      <SignInFrame title={title} mark={<Logo named />}>
        <FormAlert message={message} />
        {trouble?.mayRegister ? (
          <LinkButton to={paths.register} wide>
            {say('page.register')}
          </LinkButton>
        ) : null}
        <LinkButton to={paths.login} wide variant={trouble?.mayRegister ? 'secondary' : 'primary'}>
          {say('token.otherWay')}
        </LinkButton>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title={title} text={say('token.body', { name })} mark={<Logo named />}>
      <Form method="post" className="grid gap-3" reloadDocument>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="lg" wide loading={sending}>
          {say('token.enter')}
        </Button>
      </Form>
      <LinkButton to={paths.home} variant="quiet" wide>
        {say('token.notMe')}
      </LinkButton>
    </SignInFrame>
  )
}
