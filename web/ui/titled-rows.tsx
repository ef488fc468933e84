import type { ReactNode } from 'react'
import { Card } from './card.tsx'

type TitledRowsProps = { id: string; title: string; children: ReactNode; after?: ReactNode }

/** A heading over a card of rows with hairlines between; `after` closes the card outside the list. */
export function TitledRows({ id, title, children, after }: TitledRowsProps) {
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <Card flush className="divide-y divide-hairline overflow-hidden">
        <ul className="divide-y divide-hairline">{children}</ul>
        {after}
      </Card>
    </section>
  )
}
