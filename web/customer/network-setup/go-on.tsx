import { type SetupStep, setupSteps } from '#shop/network-setup/setup-steps.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useSetupWords } from '#web/words/customer/setup-words.ts'
import type { SetupState } from './setup-state.ts'

type GoOnProps = { state: SetupState; step: SetupStep; isSending: boolean }

/** The way back and on; the last step opens the shop. */
export function GoOn({ state, step, isSending }: GoOnProps) {
  const say = useSetupWords()
  const at = setupSteps.indexOf(step)
  const before = setupSteps[at - 1]
  const isLast = at === setupSteps.length - 1
  const missing = setupSteps.filter((each) => each !== step && !state.finished.includes(each))
  const skips = step === 'messages' && !state.sms.works
  const why = missing.map((each) => say(`newShop.${each}`)).join(', ')
  return (
    <div className="grid gap-3 border-hairline border-t pt-4">
      {skips ? (
        <p className="rounded-input bg-secondary-tint p-3 text-sm">{say('newShop.skipWarning')}</p>
      ) : null}
      {isLast && isSending ? (
        <p role="status" className="rounded-input bg-primary-tint p-3 text-sm">
          {say('newShop.opening')}
        </p>
      ) : null}
      <div className="flex flex-wrap justify-between gap-2">
        {before ? (
          <LinkButton to={withQuery(officePaths.setup, { step: before })} variant="quiet">
            {say('newShop.back')}
          </LinkButton>
        ) : (
          <span />
        )}
        <Button
          type="submit"
          name="do"
          value={isLast ? 'open' : 'next'}
          variant={skips ? 'secondary' : 'primary'}
          loading={isSending}
          whyDisabled={isLast && missing.length > 0 ? say('newShop.incomplete', { steps: why }) : undefined}
        >
          {isLast ? say('newShop.open') : skips ? say('newShop.skip') : say('newShop.next')}
        </Button>
      </div>
    </div>
  )
}
