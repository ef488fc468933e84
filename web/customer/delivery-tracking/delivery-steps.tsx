import type { Delivery } from '#shop/deliveries/tracking-contracts.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useDeliveryWords } from '#web/words/customer/delivery-words.ts'
import { stepOf } from './say-delivery.ts'

const steps = [
  'delivery.step.loaded',
  'delivery.step.coming',
  'delivery.step.here',
  'delivery.step.done',
] as const

/** A calm line of four steps. */
export function DeliverySteps({ delivery }: { delivery: Delivery }) {
  const say = useDeliveryWords()
  const step = stepOf(delivery)
  const current = steps[step - 1]
  if (!current) return null
  return (
    <div
      role="img"
      aria-label={say('delivery.steps', { step, name: say(current) })}
      className="grid grid-cols-4 gap-1 text-center text-muted text-xs"
    >
      {steps.map((name, at) => (
        <span
          key={name}
          className={joinClasses('grid gap-1', at === step - 1 && 'font-bold text-primary-text')}
        >
          <span
            className={joinClasses(
              'h-1.5 rounded-chip transition-colors duration-calm',
              at < step ? 'bg-primary' : 'bg-hairline',
            )}
          />
          {say(name)}
        </span>
      ))}
    </div>
  )
}
