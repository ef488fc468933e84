import { Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import { accountCodePattern } from '#shop/agents/agent-application.ts'
import type { AgentRow } from '#shop/agents/agent-office-contracts.ts'
import { ReasonField } from '#web/merchant/forms/reason-field.tsx'
import { useChange } from '#web/merchant/forms/use-change.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { useAgentOfficeWords } from '#web/words/merchant/agents/agent-office-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { AgentOfficeCalls } from './agent-office-calls.ts'

const ask = officeCallsOf<AgentOfficeCalls>()

/** Approving gives the account code; refusing says why. */
export function DecideAgent({ agent: { name, accountCode }, id }: { agent: AgentRow; id: string }) {
  const say = useAgentOfficeWords()
  const locale = useLocale()
  const [asking, setAsking] = useState<'approve' | 'refuse'>()
  const [given, setGiven] = useState(accountCode)
  const [why, setWhy] = useState('')
  const { send, isSaving } = useChange({ unknown: say('decide.unknown') })
  const isRefusing = asking === 'refuse'
  const isCode = accountCodePattern.test(given)
  const usual = [say('decide.papers'), say('decide.picture'), say('decide.notReached')]
  async function decide() {
    const decision = isRefusing
      ? { approve: false, accountCode: '', why: why.trim() }
      : { approve: true, accountCode: given, why: '' }
    const isDone = await send(
      () => ask(locale, 'decideAgent', { id, ...decision }),
      say(isRefusing ? 'decide.refused' : 'decide.approved', { name }),
    )
    if (isDone) setAsking(undefined)
  }
  return (
    <div className="flex flex-wrap gap-2 max-sm:[&>*]:flex-1">
      <Button onClick={() => setAsking('approve')} aria-label={say('decide.approveTitle', { name })}>
        {say('decide.approve')}
      </Button>
      <Button
        variant="secondary"
        onClick={() => setAsking('refuse')}
        aria-label={say('decide.refuseTitle', { name })}
      >
        {say('decide.refuse')}
      </Button>
      <Modal
        opened={asking !== undefined}
        onClose={() => setAsking(undefined)}
        centered
        title={say(isRefusing ? 'decide.refuseTitle' : 'decide.approveTitle', { name })}
        closeButtonProps={{ 'aria-label': say('decide.close') }}
      >
        <div className="grid gap-3">
          <p className="text-sm">{say(isRefusing ? 'decide.refuseText' : 'decide.approveText')}</p>
          {isRefusing ? (
            <ReasonField label={say('decide.why')} why={why} usual={usual} onChange={setWhy} />
          ) : (
            <TextInput
              label={say('card.accountCode')}
              description={say('decide.codeHint')}
              value={given}
              maxLength={20}
              error={given === '' || isCode ? undefined : say('decide.codeWrong')}
              onChange={({ currentTarget }) => setGiven(currentTarget.value.toUpperCase().trim())}
            />
          )}
          <div className="flex justify-end gap-2">
            <Button variant="quiet" onClick={() => setAsking(undefined)}>
              {say('decide.later')}
            </Button>
            <Button
              variant={isRefusing ? 'danger' : 'primary'}
              loading={isSaving}
              whyDisabled={
                isRefusing
                  ? why.trim() === ''
                    ? say('decide.needWhy')
                    : undefined
                  : isCode
                    ? undefined
                    : say('decide.needCode')
              }
              onClick={() => void decide()}
            >
              {say(isRefusing ? 'decide.refuse' : 'decide.approve')}
            </Button>
          </div>
        </div>
      </Modal>
    </div>
  )
}
