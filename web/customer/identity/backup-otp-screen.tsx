import { Form, useNavigation } from 'react-router'
import { SignInFrame } from '#web/kit/forms/sign-in-frame.tsx'
import { Logo } from '#web/kit/page/logo.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useRegisterWords } from '#web/words/customer/register-words.ts'

/** The code by the second channel, for a phone that receives no SMS. */
export function BackupOtpScreen({ requested }: { requested: { mobile: string } | null }) {
  const say = useRegisterWords()
  const sending = useNavigation().state !== 'idle'
  return (
    <SignInFrame
      title={say('otp.backupTitle')}
      text={requested ? say('otp.backupBody', { mobile: requested.mobile }) : say('otp.none')}
      mark={<Logo named />}
    >
      {requested ? (
        <Form method="post" action={withQuery(paths.verifyOtp, { frontend: 'Y' })} className="grid gap-3">
          <input type="hidden" name="do" value="again" />
          <input type="hidden" name="channel" value="backup" />
          <Button type="submit" size="lg" wide loading={sending}>
            {say('otp.sendBackup')}
          </Button>
          <LinkButton to={withQuery(paths.verifyOtp, { frontend: 'Y' })} variant="quiet" wide>
            {say('app.back')}
          </LinkButton>
        </Form>
      ) : (
        <LinkButton to={paths.login} wide>
          {say('page.login')}
        </LinkButton>
      )}
    </SignInFrame>
  )
}
