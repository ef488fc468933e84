import { Form, useNavigation } from 'react-router'
import { SignInFrame } from '#web/kit/forms/sign-in-frame.tsx'
import { Logo } from '#web/kit/page/logo.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useAccountWords } from '#web/words/customer/account-words.ts'
import type { CentreQuestion } from './line-hook.ts'

/** Confirmation before a link on another site changes the centre. */
export function LineHookScreen({ to, saleUnit, name, current }: CentreQuestion) {
  const say = useAccountWords()
  const sending = useNavigation().state !== 'idle'
  return (
    <SignInFrame
      title={say('linked.otherCentre', { name })}
      text={say('linked.atCentre', { current })}
      mark={<Logo named />}
    >
      <Form method="post" className="grid gap-3" reloadDocument>
        <input type="hidden" name="dc" value={saleUnit} />
        <input type="hidden" name="to" value={to} />
        <Button type="submit" size="lg" wide loading={sending}>
          {say('linked.changeCentre')}
        </Button>
      </Form>
      <LinkButton to={to} variant="quiet" wide>
        {say('linked.keepCentre')}
      </LinkButton>
    </SignInFrame>
  )
}
