import { useEffect, useEffectEvent, useState } from 'react'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { useLiveOrders } from '#web/merchant/order-moves/use-live-orders.ts'

/** News of orders and runs are shown at once where nothing would move under a finger, else once that is over. */
export function useLiveBoard(isQuiet: boolean): { hasNews: boolean; show: () => void } {
  const reload = useReload()
  const [hasNews, setHasNews] = useState(false)
  const show = () => {
    setHasNews(false)
    void reload()
  }
  useLiveOrders(() => (isQuiet ? show() : setHasNews(true)))
  const catchUp = useEffectEvent(() => hasNews && show())
  useEffect(() => {
    if (isQuiet) catchUp()
  }, [isQuiet])
  return { hasNews, show }
}
