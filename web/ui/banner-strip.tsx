import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

type BannerStripProps = {
  /** danger: the shop is closing or down. secondary: someone acts for a customer. */
  tone: 'danger' | 'secondary' | 'primary'
  icon?: ReactNode
  label: string
  action?: ReactNode
  children: ReactNode
}

const tones = {
  danger: 'bg-danger text-on-danger',
  secondary: 'bg-secondary text-on-secondary',
  primary: 'bg-primary-tint text-ink',
}

export function BannerStrip({ tone, icon, label, action, children }: BannerStripProps) {
  return (
    <section aria-label={label} className={joinClasses('no-print', tones[tone])}>
      <div className="page-width flex min-h-11 items-center gap-2 text-sm">
        {icon}
        <p className="min-w-0 flex-1 py-2 font-bold">{children}</p>
        {action}
      </div>
    </section>
  )
}
