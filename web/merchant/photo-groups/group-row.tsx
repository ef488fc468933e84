import { TextInput } from '@mantine/core'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PhotoGroup } from '#shop/photos/photo-groups.ts'
import { type CustomerType, TypeField } from '#web/merchant/visits/type-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'

type GroupRowProps = {
  group: PhotoGroup
  handle: ReactNode
  photos: number
  types: readonly CustomerType[]
  errors: { nameTh?: string | undefined; nameEn?: string | undefined }
  onChange: (part: Partial<PhotoGroup>) => void
  /** Only a group that was never saved goes without a trace. */
  onRemove: () => void
}

export function GroupRow({ group, handle, photos, types, errors, onChange, onRemove }: GroupRowProps) {
  const say = useVisitWords()
  const isNew = /^new/.test(group.code)
  return (
    <div className="flex gap-1 p-2">
      {handle}
      <div className="@container grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-2">
        <div className="grid gap-2 @md:grid-cols-2 @3xl:grid-cols-[1fr_1fr_1.2fr]">
          <TextInput
            label={say('groups.nameTh')}
            value={group.nameTh}
            maxLength={80}
            error={errors.nameTh}
            onChange={({ currentTarget }) => onChange({ nameTh: currentTarget.value })}
          />
          <TextInput
            label={say('groups.nameEn')}
            value={group.nameEn}
            maxLength={80}
            error={errors.nameEn}
            onChange={({ currentTarget }) => onChange({ nameEn: currentTarget.value })}
          />
          <TypeField
            types={types}
            value={group.customerTypes}
            onChange={(customerTypes) => onChange({ customerTypes })}
          />
        </div>
        <div className="flex flex-wrap items-center gap-2 text-sm">
          {isNew ? <Tag tone="primary">{say('groups.new')}</Tag> : null}
          {group.isRetired ? <Tag>{say('groups.retired')}</Tag> : null}
          {isNew ? null : <span className="text-muted">{say('groups.photos', { count: photos })}</span>}
          {isNew ? (
            <Button
              variant="quiet"
              size="sm"
              className="ml-auto"
              icon={<X aria-hidden size={16} strokeWidth={1.75} />}
              onClick={onRemove}
            >
              {say('groups.remove')}
            </Button>
          ) : (
            <Button
              variant="quiet"
              size="sm"
              className="ml-auto"
              onClick={() => onChange({ isRetired: !group.isRetired })}
            >
              {group.isRetired ? say('groups.restore') : say('groups.retire')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
