import { Textarea, TextInput } from '@mantine/core'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { usePromotionWords } from '#web/words/merchant/promotions/promotion-words.ts'
import type { Editor } from './use-editor.ts'

/** What it is called; customers read all three. */
export function NameSection({ editor: { draft, change, errorsOf } }: { editor: Editor }) {
  const say = usePromotionWords()
  return (
    <FormSection title={say('editor.names')} text={say('editor.namesText')}>
      <TextInput
        label={say('field.name')}
        description={say('field.nameHint')}
        maxLength={200}
        value={draft.name}
        error={errorsOf('name')[0]}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <TextInput
        label={say('field.shortName')}
        description={say('field.shortNameHint')}
        maxLength={60}
        value={draft.shortName}
        error={errorsOf('shortName')[0]}
        onChange={({ currentTarget }) => change({ shortName: currentTarget.value })}
      />
      <Textarea
        label={say('field.remark')}
        description={say('field.remarkHint')}
        maxLength={1_000}
        autosize
        minRows={2}
        maxRows={8}
        value={draft.remark}
        error={errorsOf('remark')[0]}
        onChange={({ currentTarget }) => change({ remark: currentTarget.value })}
      />
    </FormSection>
  )
}
