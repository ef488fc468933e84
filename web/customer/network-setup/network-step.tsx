import { FieldFrame } from '#web/ui/field-frame.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useSetupWords } from '#web/words/customer/setup-words.ts'
import type { StepProps } from './setup-state.ts'

export function NetworkStep({ state: { draft }, errors }: StepProps) {
  const say = useSetupWords()
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={say('newShop.shopName')}
          name="shopName"
          maxLength={60}
          autoComplete="organization"
          defaultValue={draft.shopName}
          required
          error={errors.shopName}
        />
        <TextField
          label={say('newShop.shopNameEn')}
          name="shopNameEn"
          maxLength={60}
          defaultValue={draft.shopNameEn}
          required
          error={errors.shopNameEn}
        />
      </div>
      <FieldFrame label={say('newShop.colour')} hint={say('newShop.colourHint')} error={errors.primaryColour}>
        {(wiring) => (
          <input
            {...wiring}
            type="color"
            name="primaryColour"
            defaultValue={draft.primaryColour}
            className="h-11 w-24 rounded-input border border-outline bg-card p-1"
          />
        )}
      </FieldFrame>
    </>
  )
}
