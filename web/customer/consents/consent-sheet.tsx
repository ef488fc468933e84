import { useEffect, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { sessionStore } from '#web/kit/offline/browser-storage.ts'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { BottomSheet } from '#web/ui/bottom-sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useAccountWords } from '#web/words/customer/account-words.ts'
import type { action } from './pdpa-route.tsx'

const storageKey = 'sangdai_consent_later'

/** Asks on the home page for consent to the current policy; Later closes it until the next visit. */
export function ConsentSheet() {
  const say = useAccountWords()
  const policy = useSite()?.visitor?.mustAccept
  const version = policy?.version
  const fetcher = useFetcher<typeof action>()
  const [open, setOpen] = useState(false)

  useEffect(() => setOpen(version !== undefined && sessionStore.read(storageKey) !== version), [version])

  function later(): void {
    if (version) sessionStore.write(storageKey, version)
    setOpen(false)
  }

  return (
    <BottomSheet
      open={open}
      onClose={later}
      title={say('consent.title')}
      closeLabel={say('app.close')}
      actions={
        <>
          <Button variant="secondary" onClick={later}>
            {say('consent.later')}
          </Button>
          <Button type="submit" form="consent-sheet" loading={fetcher.state !== 'idle'}>
            {say('consent.accept')}
          </Button>
        </>
      }
    >
      <fetcher.Form id="consent-sheet" method="post" action={paths.pdpa} className="grid gap-3">
        <input type="hidden" name="do" value="accept" />
        <input type="hidden" name="version" value={version ?? ''} />
        <FormAlert message={fetcher.data?.problem?.message} />
        <p>{say('consent.body', { version: version ?? '' })}</p>
        <p>
          <Link
            to={paths.pdpa}
            onClick={later}
            className="inline-flex min-h-11 items-center text-primary-text underline underline-offset-2"
          >
            {say('consent.read')}
          </Link>
        </p>
        <Checkbox
          label={say('consent.marketing')}
          hint={say('consent.marketingHint')}
          name="marketing"
          value="Y"
          defaultChecked={policy?.marketing ?? false}
        />
      </fetcher.Form>
    </BottomSheet>
  )
}
