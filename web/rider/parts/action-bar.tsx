import type { ReactNode } from 'react'

/** The first child is the next thing to do, always at the same place: just above the tabs, in landscape at the right. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-(--rider-foot) z-10 mt-auto flex flex-col-reverse gap-2 border-ink border-t-2 bg-white px-(--rider-side) py-2 landscape:flex-row-reverse landscape:items-end">
      {children}
    </div>
  )
}
