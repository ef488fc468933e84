import { Modal } from '@mantine/core'
import { useState } from 'react'
import type { ApplicationDetail } from '#shop/applications/application-office-contracts.ts'
import type { ApplicationCalls } from '#web/merchant/applications/application-calls.ts'
import { ReasonField } from '#web/merchant/forms/reason-field.tsx'
import { useChange } from '#web/merchant/forms/use-change.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { useApplicationWords } from '#web/words/merchant/applications/application-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { JoinFields, useJoinChoice } from './join-fields.tsx'
import { OpenFields, useOpenChoice } from './open-fields.tsx'

const ask = officeCallsOf<ApplicationCalls>()

/** Approving says what will happen and lets it be corrected; rejecting says why. */
export function DecideApplication({ application }: { application: ApplicationDetail }) {
  const say = useApplicationWords()
  const locale = useLocale()
  const { id, name, kind, username, centre } = application
  const [asking, setAsking] = useState<'approve' | 'reject'>()
  const [why, setWhy] = useState('')
  const opening = useOpenChoice(application)
  const joining = useJoinChoice(application)
  const { send, isSaving } = useChange({ unknown: say('decide.unknown') })
  const isRejecting = asking === 'reject'
  const usual = [say('decide.papers'), say('decide.place'), say('decide.notReached')]
  const whyNotApprove = kind === 'open' ? opening.whyNot : joining.whyNot
  const whyNotReject = why.trim() === '' ? say('decide.needWhy') : undefined
  const decision = isRejecting
    ? { approve: false, why: why.trim() }
    : { approve: true, ...(kind === 'open' ? opening.request : joining.request) }

  async function decide() {
    const isDone = await send(
      () => ask(locale, 'decideApplication', { ...blank, id, ...decision }),
      say(isRejecting ? 'decide.doneReject' : 'decide.done', { name }),
    )
    if (isDone) setAsking(undefined)
  }
  return (
    <>
      <Button onClick={() => setAsking('approve')}>{say('decide.approve')}</Button>
      <Button variant="secondary" onClick={() => setAsking('reject')}>
        {say('decide.reject')}
      </Button>
      <Modal
        opened={asking !== undefined}
        onClose={() => setAsking(undefined)}
        centered
        title={say(isRejecting ? 'decide.rejectTitle' : 'decide.approveTitle', { name })}
        closeButtonProps={{ 'aria-label': say('decide.close') }}
      >
        <div className="grid gap-3">
          {isRejecting ? (
            <>
              <p className="text-sm">{say('decide.rejectText')}</p>
              <ReasonField label={say('decide.why')} why={why} usual={usual} onChange={setWhy} />
            </>
          ) : kind === 'open' ? (
            <>
              <p className="text-sm">
                {say('decide.openText', {
                  ...{ code: opening.request.saleUnit, name, username, district: centre?.district ?? '' },
                })}
              </p>
              <OpenFields choice={opening} />
            </>
          ) : (
            <>
              <p className="text-sm">{say('decide.joinText', { name, username })}</p>
              <JoinFields application={application} choice={joining} />
            </>
          )}
          <div className="flex justify-end gap-2">
            <Button variant="quiet" onClick={() => setAsking(undefined)}>
              {say('decide.later')}
            </Button>
            <Button
              variant={isRejecting ? 'danger' : 'primary'}
              loading={isSaving}
              whyDisabled={isRejecting ? whyNotReject : whyNotApprove}
              onClick={() => void decide()}
            >
              {say(isRejecting ? 'decide.reject' : 'decide.approve')}
            </Button>
          </div>
        </div>
      </Modal>
    </>
  )
}

const blank = { why: '', role: '3', saleUnits: [] as string[], pin: null } as const
