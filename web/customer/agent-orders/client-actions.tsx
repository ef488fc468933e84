import { useState } from 'react'
import type { AgentOrder } from '#shop/agent-orders/agent-order-contracts.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useAgentOrderWords } from '#web/words/customer/agents/agent-order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { AgentOrderCalls } from './order-calls.ts'

const ask = callsOf<AgentOrderCalls>()

/** A client may cancel until the agent has accepted, or when the agent is none any more. */
export function ClientActions({ order: { agentCode, number, mayCancel } }: { order: AgentOrder }) {
  const say = useAgentOrderWords()
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const close = () => setIsOpen(false)
  if (!mayCancel) return null

  async function cancel() {
    setIsBusy(true)
    const result = await ask(locale, 'cancelOwnAgentOrder', { agentCode, number })
    if (result.kind === 'ok') return location.reload()
    setIsBusy(false)
    setTrouble(result.kind === 'refused' ? result.message : say('sell.lost'))
  }

  return (
    <>
      <Button variant="quiet" className="justify-self-center text-danger!" onClick={() => setIsOpen(true)}>
        {say('sell.cancel')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={say('sell.cancelAsk')}
        closeLabel={say('sell.keep')}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {say('sell.keep')}
            </Button>
            <Button variant="danger" loading={isBusy} onClick={() => void cancel()}>
              {say('sell.cancel')}
            </Button>
          </>
        }
      >
        <FormAlert message={trouble} />
      </Dialog>
    </>
  )
}
