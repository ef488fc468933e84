import { Modal } from '@mantine/core'
import { useState } from 'react'
import type { AgentRow } from '#shop/agents/agent-office-contracts.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import { ReasonField } from '#web/merchant/forms/reason-field.tsx'
import { useChange } from '#web/merchant/forms/use-change.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { useAgentOfficeWords } from '#web/words/merchant/agents/agent-office-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { AgentOfficeCalls } from './agent-office-calls.ts'

const ask = officeCallsOf<AgentOfficeCalls>()

/** Takes an agent's rights away; what becomes of the clients is said before. */
export function EndAgent({ agent: { code, name, clients }, mayEnd }: { agent: AgentRow; mayEnd: boolean }) {
  const say = useAgentOfficeWords()
  const locale = useLocale()
  const [isAsking, setIsAsking] = useState(false)
  const [why, setWhy] = useState('')
  const { send, isSaving } = useChange({ unknown: say('decide.unknown') })
  async function end() {
    const isDone = await send(
      () => ask(locale, 'endAgent', { code, why: why.trim() }),
      say('end.done', { name }),
    )
    if (isDone) setIsAsking(false)
  }
  return (
    <>
      <Button
        variant="secondary"
        className="justify-self-start"
        whyDisabled={mayEnd ? undefined : say('end.managers')}
        aria-label={say('end.title', { name })}
        onClick={() => setIsAsking(true)}
      >
        {say('end.end')}
      </Button>
      <Modal
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        centered
        title={say('end.title', { name })}
        closeButtonProps={{ 'aria-label': say('decide.close') }}
      >
        <div className="grid gap-3">
          <p className="text-sm">{say('end.text', { count: sayNumber(clients) })}</p>
          <ReasonField label={say('decide.why')} why={why} onChange={setWhy} />
          <div className="flex justify-end gap-2">
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              {say('decide.later')}
            </Button>
            <Button
              variant="danger"
              loading={isSaving}
              whyDisabled={why.trim() === '' ? say('decide.needWhy') : undefined}
              onClick={() => void end()}
            >
              {say('end.end')}
            </Button>
          </div>
        </div>
      </Modal>
    </>
  )
}
