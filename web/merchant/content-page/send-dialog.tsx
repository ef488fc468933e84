import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import type { CopyOutcome, WrittenContent } from '#shop/merchant-contents/merchant-content-contracts.ts'
import { pick } from '#shop/words/locale.ts'
import type { ContentCalls } from '#web/merchant/contents/content-calls.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useContentWords } from '#web/words/merchant/contents/content-words.ts'
import { useLocale } from '#web/words/words.tsx'

const ask = officeCallsOf<ContentCalls>()

/** Copies a content to other centres of the same person, and says how it went in each. */
export function SendDialog({ content, onClose }: { content: WrittenContent; onClose: () => void }) {
  const say = useContentWords()
  const locale = useLocale()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isSending, setIsSending] = useState(false)
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, CopyOutcome>>(new Map())
  const [wrong, setWrong] = useState<string>()
  async function send() {
    setIsSending(true)
    const result = await ask(locale, 'copyContent', { id: content.id, centres: [...chosen] })
    setIsSending(false)
    if (result.kind !== 'ok') return setWrong(result.kind === 'refused' ? result.message : say('unknown'))
    setWrong(undefined)
    setChosen([])
    setOutcomes(new Map(result.answer.copies.map(({ saleUnit, outcome }) => [saleUnit, outcome])))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('send.title')}
      closeLabel={say('send.cancel')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {say('send.cancel')}
          </Button>
          <Button
            loading={isSending}
            whyDisabled={chosen.length === 0 ? say('send.choose') : undefined}
            onClick={() => void send()}
          >
            {say('send.now')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p className="text-sm">{say('send.text')}</p>
        <ul className="grid gap-1">
          {content.otherCentres.map(({ saleUnit, nameTh, nameEn }) => {
            const outcome = outcomes.get(saleUnit)
            return (
              <li key={saleUnit} className="grid min-h-11 content-center">
                <Checkbox
                  label={`${pick(locale, nameTh, nameEn)} (${saleUnit})`}
                  description={outcome ? say(`outcome.${outcome}`) : undefined}
                  checked={chosen.includes(saleUnit)}
                  onChange={({ currentTarget }) =>
                    setChosen(
                      currentTarget.checked
                        ? [...chosen, saleUnit]
                        : chosen.filter((each) => each !== saleUnit),
                    )
                  }
                />
              </li>
            )
          })}
        </ul>
        <p role="status" className="text-danger text-sm">
          {wrong}
        </p>
      </div>
    </Dialog>
  )
}
