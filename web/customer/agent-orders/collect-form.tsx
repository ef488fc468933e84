import { useState } from 'react'
import { toBaht } from '#shop/money/satang.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { readBaht } from '#shop/thai/read-baht.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAgentOrderWords } from '#web/words/customer/agents/agent-order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { AgentOrderCalls } from './order-calls.ts'

const ask = callsOf<AgentOrderCalls>()

/** Money of a client, all or a part of what they owe; sent again it is noted once. */
export function CollectForm({ number, owed }: { number: string; owed: number }) {
  const say = useAgentOrderWords()
  const locale = useLocale()
  const [id] = useState(() => crypto.randomUUID() as string)
  const [amount, setAmount] = useState(toBaht(owed).toFixed(2).replace(/\.00$/, ''))
  const [method, setMethod] = useState<'cash' | 'transfer'>('cash')
  const [note, setNote] = useState('')
  const [trouble, setTrouble] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function collect() {
    const read = readBaht(amount)
    if (read === undefined || read <= 0) return setTrouble(say('sell.money'))
    setIsBusy(true)
    const result = await ask(locale, 'collectAgentOrder', { id, number, amount: read, method, note })
    if (result.kind === 'ok') return location.reload()
    setIsBusy(false)
    setTrouble(result.kind === 'refused' ? result.message : say('sell.lost'))
  }

  return (
    <Card as="section" aria-labelledby="collect" className="grid gap-3">
      <h2 id="collect" className="flex flex-wrap items-baseline justify-between gap-x-3 text-lg">
        {say('sell.collect')}
        <span className="tabular text-base text-danger">
          {say('sell.owedRow', { amount: sayMoney(owed) })}
        </span>
      </h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={say('sell.amount')}
          value={amount}
          inputMode="decimal"
          maxLength={12}
          onChange={(event) => {
            setTrouble(undefined)
            setAmount(event.target.value)
          }}
        />
        <TextField
          label={say('sell.collectNote')}
          value={note}
          maxLength={200}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      <ChipGroup
        label={say('sell.collect')}
        value={method}
        options={[
          { value: 'cash', text: say('sell.collectCash') },
          { value: 'transfer', text: say('sell.collectTransfer') },
        ]}
        onChange={setMethod}
      />
      <FormAlert message={trouble} />
      <Button variant="secondary" loading={isBusy} onClick={() => void collect()}>
        {say('sell.saveCollect')}
      </Button>
    </Card>
  )
}
