import { Lock } from 'lucide-react'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { ConsentState, Consents } from '#shop/account/consent-contracts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useAccountWords } from '#web/words/customer/account-words.ts'
import { useLocale } from '#web/words/words.tsx'

/** Consent for ordering is fixed; marketing is optional and as easily withdrawn as given. */
export function ConsentChoices({ consents }: { consents: Consents }) {
  const say = useAccountWords()
  const fetcher = useFetcher<{ problem: FormProblem | undefined }>()
  const { version, accepted, purposes } = consents
  const state = (purpose: ConsentState['purpose']) => purposes.find((each) => each.purpose === purpose)
  const sent = fetcher.formData?.get('do') === 'marketing' ? fetcher.formData : undefined
  const marketing = sent ? sent.get('given') === 'Y' : (state('marketing')?.given ?? false)
  const text = say('pdpa.saved')
  const { data, submit } = fetcher
  useEffect(() => {
    if (data && !data.problem) showToast({ text, tone: 'success', lifeMs: toastLife.usual })
  }, [data, text])
  return (
    <Card as="section" aria-labelledby="consents" className="grid gap-2">
      <h2 id="consents" className="text-lg">
        {say('pdpa.consents')}
      </h2>
      <FormAlert message={data?.problem?.message} />
      <div className="border-hairline border-b pb-2">
        <p className="flex items-start justify-between gap-4 py-2">
          <span>
            {say('pdpa.service')}
            <span className="block text-muted text-sm">{say('pdpa.serviceHint')}</span>
          </span>
          <span className="inline-flex shrink-0 items-center gap-1 text-muted text-sm">
            <Lock aria-hidden size={16} strokeWidth={1.75} />
            {say('pdpa.required')}
          </span>
        </p>
        {accepted ? (
          <Since state={state('service')} />
        ) : (
          <fetcher.Form method="post" action={paths.pdpa} className="grid gap-2">
            <input type="hidden" name="do" value="agree" />
            <input type="hidden" name="version" value={version} />
            <p className="font-bold text-sm">{say('pdpa.notAccepted', { version })}</p>
            <Button type="submit" wide loading={fetcher.state !== 'idle'}>
              {say('consent.accept')}
            </Button>
          </fetcher.Form>
        )}
      </div>
      <fetcher.Form method="post" action={paths.pdpa}>
        <input type="hidden" name="do" value="marketing" />
        <input type="hidden" name="version" value={version} />
        <Switch
          label={say('consent.marketing')}
          hint={say('consent.marketingHint')}
          name="given"
          value="Y"
          checked={marketing}
          onChange={({ currentTarget }) => void submit(currentTarget.form)}
        />
        <noscript>
          <button type="submit" className="min-h-11 text-primary-text underline">
            {say('profile.save')}
          </button>
        </noscript>
        <Since state={state('marketing')} />
      </fetcher.Form>
    </Card>
  )
}

function Since({ state }: { state: ConsentState | undefined }) {
  const say = useAccountWords()
  const locale = useLocale()
  if (!state?.at) return null
  const said = { time: sayDateTime(new Date(state.at), locale), version: state.version ?? '' }
  return (
    <p className="text-muted text-xs">
      {state.given ? say('pdpa.givenAt', said) : say('pdpa.withdrawnAt', said)}
    </p>
  )
}
