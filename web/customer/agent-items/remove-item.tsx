import { useState } from 'react'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useTradeWords } from '#web/words/customer/agents/trade-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { AgentItemCalls } from './item-calls.ts'

const ask = callsOf<AgentItemCalls>()

/** Deletes an own item after a question. */
export function RemoveItem({ code, name }: { code: string; name: string }) {
  const say = useTradeWords()
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const close = () => setIsOpen(false)

  async function remove() {
    setIsWaiting(true)
    const result = await ask(locale, 'removeAgentItem', { code })
    if (result.kind === 'ok') return location.assign(inLanguage(locale, paths.agentProducts))
    setIsWaiting(false)
    setTrouble(result.kind === 'refused' ? result.message : say('trade.lost'))
  }

  return (
    <>
      <Button variant="quiet" className="justify-self-center text-danger!" onClick={() => setIsOpen(true)}>
        {say('trade.remove')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={say('trade.removeAsk', { name })}
        closeLabel={say('trade.keep')}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {say('trade.keep')}
            </Button>
            <Button variant="danger" loading={isWaiting} onClick={() => void remove()}>
              {say('trade.remove')}
            </Button>
          </>
        }
      >
        <p>{say('trade.removeBody')}</p>
        <FormAlert message={trouble} />
      </Dialog>
    </>
  )
}
