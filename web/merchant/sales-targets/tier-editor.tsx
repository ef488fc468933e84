import { TextInput } from '@mantine/core'
import { Plus, X } from 'lucide-react'
import { mostTiers } from '#shop/my-sales/sales-reward.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import { type TypedTier, tierFaults } from './typed-targets.ts'

type TierEditorProps = {
  tiers: readonly TypedTier[]
  isLocked: boolean
  isTried: boolean
  onChange: (tiers: TypedTier[]) => void
}

/** From how much of the target how much is earned. */
export function TierEditor({ tiers, isLocked, isTried, onChange }: TierEditorProps) {
  const say = useSalesWords()
  const change = (key: string, part: Partial<TypedTier>) =>
    onChange(tiers.map((tier) => (tier.key === key ? { ...tier, ...part } : tier)))
  return (
    <Card as="section" aria-labelledby="tiers" className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 id="tiers" className="text-lg">
          {say('targets.tiers')}
        </h2>
        <p className="text-muted text-sm">{say('targets.tiersText')}</p>
      </div>
      {tiers.length === 0 ? <p className="text-muted text-sm">{say('month.noTiers')}</p> : null}
      <fieldset disabled={isLocked} className="grid min-w-0 gap-2">
        <legend className="sr-only">{say('targets.tiers')}</legend>
        {tiers.map((tier, at) => {
          const faults = tierFaults(tier)
          return (
            <div key={tier.key} className="flex items-end gap-2">
              <TextInput
                className="min-w-0 flex-1"
                label={say('targets.percent')}
                inputMode="numeric"
                maxLength={3}
                value={tier.percent}
                error={isTried && faults.percent ? say(faults.percent) : undefined}
                classNames={{ input: 'tabular text-right' }}
                onChange={({ currentTarget }) => change(tier.key, { percent: currentTarget.value })}
              />
              <TextInput
                className="min-w-0 flex-1"
                label={say('targets.reward')}
                inputMode="decimal"
                maxLength={18}
                value={tier.reward}
                error={isTried && faults.reward ? say(faults.reward) : undefined}
                classNames={{ input: 'tabular text-right' }}
                onChange={({ currentTarget }) => change(tier.key, { reward: currentTarget.value })}
              />
              {isLocked ? null : (
                <IconButton
                  label={say('targets.removeTier', { place: at + 1 })}
                  icon={<X aria-hidden size={18} strokeWidth={1.75} />}
                  onClick={() => onChange(tiers.filter(({ key }) => key !== tier.key))}
                />
              )}
            </div>
          )
        })}
      </fieldset>
      {isLocked || tiers.length >= mostTiers ? null : (
        <Button
          variant="secondary"
          size="sm"
          className="w-fit"
          icon={<Plus aria-hidden size={18} strokeWidth={2} />}
          onClick={() => onChange([...tiers, { key: crypto.randomUUID(), percent: '', reward: '' }])}
        >
          {say('targets.addTier')}
        </Button>
      )}
    </Card>
  )
}
