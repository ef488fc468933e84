import { Form } from 'react-router'
import { providerNames, type SignInProviderName } from '#shop/sign-in/sign-in-providers.ts'
import { SignInFrame } from '#web/kit/forms/sign-in-frame.tsx'
import { Logo } from '#web/kit/page/logo.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useAccountWords } from '#web/words/customer/account-words.ts'

/** After confirmation: one button that opens the provider's page. */
export function LinkSignInScreen({ provider }: { provider: SignInProviderName }) {
  const say = useAccountWords()
  const name = providerNames[provider]
  return (
    <SignInFrame
      title={say('linked.linkThis', { provider: name })}
      text={say('linked.why', { provider: name })}
      mark={<Logo named />}
    >
      <Form method="post" reloadDocument>
        <Button type="submit" size="lg" wide>
          {say('linked.goOn', { provider: name })}
        </Button>
      </Form>
      <LinkButton to={paths.profile} reloadDocument variant="quiet" wide>
        {say('confirm.notNow')}
      </LinkButton>
    </SignInFrame>
  )
}
