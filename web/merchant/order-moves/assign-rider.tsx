import { Menu } from '@mantine/core'
import { Truck } from 'lucide-react'
import { useState } from 'react'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { useMerchantOrderWords } from '#web/words/merchant/order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { MerchantOrderCalls } from './order-calls.ts'

const ask = officeCallsOf<MerchantOrderCalls>()
type Rider = { mobile: string; name: string }
type AssignRiderProps = { onChoose: (rider: string | null) => void; isAssigning: boolean }

/** The riders of the centre, asked for when the list is opened. */
export function AssignRider({ onChoose, isAssigning }: AssignRiderProps) {
  const say = useMerchantOrderWords()
  const locale = useLocale()
  const [riders, setRiders] = useState<readonly Rider[]>()
  async function load() {
    const result = await ask(locale, 'orderRiders', {})
    setRiders(result.kind === 'ok' ? result.answer : [])
  }
  return (
    <Menu position="top-end" onOpen={() => void load()} withinPortal>
      <Menu.Target>
        <Button
          size="sm"
          variant="secondary"
          loading={isAssigning}
          icon={<Truck aria-hidden size={18} strokeWidth={1.75} />}
        >
          {say('rider.assign')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className="max-h-80 overflow-y-auto">
        {riders === undefined ? <Menu.Item disabled>{say('rider.loading')}</Menu.Item> : null}
        {riders?.length === 0 ? <Menu.Item disabled>{say('rider.none')}</Menu.Item> : null}
        {riders?.map(({ mobile, name }) => (
          <Menu.Item key={mobile} onClick={() => onChoose(mobile)}>
            {name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => onChoose(null)}>{say('rider.nobody')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
