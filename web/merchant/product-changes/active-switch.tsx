import { Switch } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useEffect, useState } from 'react'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { ProductCalls } from './product-calls.ts'

const ask = officeCallsOf<ProductCalls>()

type ActiveSwitchProps = { code: string; name: string; isActive: boolean; mayChange: boolean }

/** On sale or not; it flips only after the server has said so. */
export function ActiveSwitch({ code, name, isActive, mayChange }: ActiveSwitchProps) {
  const say = useProductWords()
  const locale = useLocale()
  const [shown, setShown] = useState(isActive)
  const [isWaiting, setIsWaiting] = useState(false)
  const reload = useReload()
  useEffect(() => setShown(isActive), [isActive])

  async function flip() {
    if (isWaiting) return
    setIsWaiting(true)
    const result = await ask(locale, 'toggleProduct', { code })
    setIsWaiting(false)
    if (result.kind !== 'ok') {
      const message = result.kind === 'refused' ? result.message : say('products.unknown')
      notifications.show({ color: 'red', message, autoClose: 30_000 })
      return
    }
    const { disabled } = result.answer
    setShown(!disabled)
    notifications.show({ message: say(disabled ? 'products.nowOff' : 'products.nowOn', { name }) })
    await reload()
  }

  // A switch that cannot be moved looks off, whichever it is.
  if (!mayChange)
    return (
      <Tag tone={shown ? 'primary' : 'plain'}>
        {say(shown ? 'products.state.active' : 'products.state.inactive')}
      </Tag>
    )
  return (
    <span className="relative z-1 inline-flex py-1">
      <Switch
        aria-label={say('products.onSaleOf', { name })}
        checked={shown}
        aria-busy={isWaiting}
        onChange={() => void flip()}
      />
    </span>
  )
}
