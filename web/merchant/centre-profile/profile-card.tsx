import { Pencil } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Card } from '#web/ui/card.tsx'
import { useProfileWords } from '#web/words/merchant/profile/profile-words.ts'

type ProfileCardProps = {
  title: string
  /** The part of the editor, for those who may change it. */
  edit: string | undefined
  children: ReactNode
}

/** A part of the profile with the way to change it. */
export function ProfileCard({ title, edit, children }: ProfileCardProps) {
  const say = useProfileWords()
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <div className="flex items-center justify-between gap-2">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {edit ? (
          <Link
            to={withQuery(merchantPaths.profileEdit, { part: edit === 'details' ? undefined : edit })}
            aria-label={say('profile.editOf', { part: title })}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-input px-2 text-primary-text text-sm hover:bg-primary-tint"
          >
            <Pencil aria-hidden size={16} strokeWidth={1.75} />
            {say('profile.edit')}
          </Link>
        ) : null}
      </div>
      {children}
    </Card>
  )
}
