import { Switch } from '@mantine/core'
import { useEffect, useState } from 'react'
import { localStore } from '#web/kit/offline/browser-storage.ts'
import { useMerchantOrderWords } from '#web/words/merchant/order-words.ts'

const key = 'sangdai_order_sound'

/** Off until somebody turns it on, on this device. */
export function useSound(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(false)
  useEffect(() => setIsOn(localStore.read(key) === 'on'), [])
  return [
    isOn,
    (next) => {
      localStore.write(key, next ? 'on' : 'off')
      setIsOn(next)
    },
  ]
}

export function SoundSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const say = useMerchantOrderWords()
  return (
    <Switch
      size="sm"
      label={say('orders.sound')}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
