import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from './drawings.tsx'

type EmptyStateProps = {
  drawing: DrawingName
  title: ReactNode
  /** One sentence of what to do. */
  text?: ReactNode
  /** One action. */
  action?: ReactNode
  /** Set when the page has no other heading. */
  asPageTitle?: boolean
}

export function EmptyState({ drawing, title, text, action, asPageTitle }: EmptyStateProps) {
  const Title = asPageTitle ? 'h1' : 'h2'
  return (
    <div className="mx-auto grid max-w-form justify-items-center px-4 py-10 text-center">
      <Drawing name={drawing} />
      <Title className="mt-5 text-xl">{title}</Title>
      {text && <p className="mt-1 balanced text-muted">{text}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
