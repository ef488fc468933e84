import type { ReactNode } from 'react'

/** The next thing to do, always at the same place: above the tabs. In landscape its buttons stand side by side. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-(--rider-foot) z-10 mt-auto flex flex-col gap-2 border-ink border-t-2 bg-white px-3 py-2 landscape:flex-row">
      {children}
    </div>
  )
}
