import { KeyRound, Store } from 'lucide-react'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { SignInFrame } from '#web/kit/forms/sign-in-frame.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useSetupWords } from '#web/words/customer/setup-words.ts'

type ClosedScreenProps = { why: 'noKey' | 'finished'; message: string | undefined }

const mark = { 'aria-hidden': true, size: 44, strokeWidth: 1.5, className: 'text-primary-text' } as const

/** For whoever comes without the key, or after the shop has opened. */
export function ClosedScreen({ why, message }: ClosedScreenProps) {
  const say = useSetupWords()
  if (why === 'noKey')
    return (
      <SignInFrame title={say('newShop.needLink')} mark={<KeyRound {...mark} />}>
        <FormAlert message={message} />
        <p>{say('newShop.needLinkText')}</p>
      </SignInFrame>
    )
  return (
    <SignInFrame title={say('newShop.already')} mark={<Store {...mark} />}>
      <p>{say('newShop.alreadyText')}</p>
      <LinkButton to={merchantPaths.login} size="lg" wide reloadDocument>
        {say('newShop.signIn')}
      </LinkButton>
    </SignInFrame>
  )
}
