import { type ComponentProps, useEffect, useRef } from 'react'
import { Tabs } from '#web/ui/tabs.tsx'

/** Tabs of a list; on a phone the one that is open is scrolled into sight. */
export function ListTabs({ label, tabs }: ComponentProps<typeof Tabs>) {
  const box = useRef<HTMLDivElement>(null)
  const open = tabs.findIndex(({ current }) => current)
  useEffect(() => {
    const strip = box.current?.querySelector('nav')
    const tab = strip?.querySelectorAll('li')[open]
    if (!strip || !tab) return
    strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.clientWidth) / 2
  }, [open])
  return (
    <div ref={box}>
      <Tabs label={label} tabs={tabs} />
    </div>
  )
}
