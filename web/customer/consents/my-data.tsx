import { Download, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { FormNotice } from '#web/kit/forms/form-notice.tsx'
import { useOutsideLine } from '#web/kit/line/use-outside-line.ts'
import { confirmAddress } from '#web/kit/visit/confirm-address.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useAccountWords } from '#web/words/customer/account-words.ts'

type MyDataProps = {
  confirmed: boolean
  asks: 'erase' | 'export' | undefined
  problem: FormProblem | undefined
}

/** The data export and the deletion of the account, both only after confirmation. */
export function MyData({ confirmed, asks, problem }: MyDataProps) {
  const say = useAccountWords()
  const outside = useOutsideLine(paths.pdpa)
  const eraseForm = useRef<HTMLDivElement>(null)
  // The page is long, so it scrolls here after the confirmation.
  useEffect(() => {
    if (asks) eraseForm.current?.scrollIntoView({ block: 'nearest' })
  }, [asks])
  return (
    <Card as="section" ref={eraseForm} aria-labelledby="my-data-title" className="grid gap-3">
      <h2 id="my-data-title" className="text-lg">
        {say('pdpa.mine')}
      </h2>
      <p className="text-muted text-sm">{say('pdpa.exportBody')}</p>
      {asks === 'export' && confirmed ? <FormNotice>{say('pdpa.mayExport')}</FormNotice> : null}
      <LinkButton
        to={paths.myData}
        reloadDocument
        onClick={outside}
        variant="secondary"
        icon={<Download aria-hidden size={20} strokeWidth={1.75} />}
      >
        {say('pdpa.export')}
      </LinkButton>
      <p className="border-hairline border-t pt-3 text-muted text-sm">{say('pdpa.eraseBody')}</p>
      {asks === 'erase' && confirmed ? (
        <EraseQuestion problem={problem} />
      ) : (
        <LinkButton
          {...(confirmed
            ? { to: withQuery(paths.pdpa, { ask: 'erase' }), preventScrollReset: true }
            : { to: confirmAddress(withQuery(paths.pdpa, { ask: 'erase' })), reloadDocument: true })}
          variant="secondary"
          icon={<Trash2 aria-hidden size={20} strokeWidth={1.75} />}
        >
          {say('pdpa.erase')}
        </LinkButton>
      )}
    </Card>
  )
}

/** Lists what will be deleted, as part of the page, so that it works without script. */
function EraseQuestion({ problem }: { problem: FormProblem | undefined }) {
  const say = useAccountWords()
  const sending = useNavigation().formData?.get('do') === 'erase'
  return (
    <Form
      method="post"
      action={withQuery(paths.pdpa, { ask: 'erase' })}
      aria-labelledby="erase-title"
      className="grid gap-3 rounded-input bg-danger-tint p-3"
    >
      <h3 id="erase-title">{say('pdpa.eraseTitle')}</h3>
      <p className="text-sm">{say('pdpa.eraseWhat')}</p>
      <p className="text-sm">{say('pdpa.eraseStays')}</p>
      <FormAlert message={problem?.message} />
      <div className="flex flex-wrap gap-2">
        <LinkButton to={paths.pdpa} preventScrollReset variant="secondary" className="flex-1">
          {say('pdpa.keep')}
        </LinkButton>
        <Button type="submit" name="do" value="erase" variant="danger" loading={sending} className="flex-1">
          {say('pdpa.eraseNow')}
        </Button>
      </div>
    </Form>
  )
}
