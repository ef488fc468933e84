import { Modal } from '@mantine/core'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { ownSecondFactorContract } from '#shop/second-factor/second-factor-contracts.ts'
import { sayDate } from '#shop/time/bangkok.ts'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { Button } from '#web/ui/button.tsx'
import { useEntryWords } from '#web/words/merchant/people/entry-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { FactorSteps, type FactorTask } from './factor-steps.tsx'

const fewCodes = 3

/** The caller's own second factor: on, off, and new recovery codes. */
export function FactorCard({ factor }: { factor: AnswerOf<typeof ownSecondFactorContract> }) {
  const say = useEntryWords()
  const locale = useLocale()
  const [task, setTask] = useState<FactorTask>()
  const { since, codesLeft, isOffered, isRequired } = factor
  const Shield = since ? ShieldCheck : ShieldAlert
  const titles: Record<FactorTask, string> = {
    begin: say('factor.begin'),
    renew: say('factor.renew'),
    remove: say('factor.remove'),
  }
  return (
    <FormSection title={say('factor.title')} text={say('factor.text')}>
      <p className="flex items-start gap-2">
        <Shield
          aria-hidden
          size={20}
          strokeWidth={1.75}
          className={since ? 'mt-0.5 shrink-0 text-primary-text' : 'mt-0.5 shrink-0 text-muted'}
        />
        {since
          ? say('factor.since', { day: sayDate(new Date(since), locale), count: codesLeft })
          : isOffered
            ? say('factor.none')
            : say('factor.notOffered')}
      </p>
      {since && codesLeft <= fewCodes ? <p className="text-danger text-sm">{say('factor.few')}</p> : null}
      {since ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setTask('renew')}>
            {say('factor.renew')}
          </Button>
          <Button
            variant="quiet"
            whyDisabled={isRequired ? say('factor.required') : undefined}
            onClick={() => setTask('remove')}
          >
            {say('factor.remove')}
          </Button>
        </div>
      ) : isOffered ? (
        <Button onClick={() => setTask('begin')}>{say('factor.begin')}</Button>
      ) : null}
      <Modal
        opened={task !== undefined}
        onClose={() => setTask(undefined)}
        centered
        closeOnClickOutside={false}
        title={task ? titles[task] : ''}
        closeButtonProps={{ 'aria-label': say('back') }}
      >
        {task ? <FactorSteps key={task} task={task} onClose={() => setTask(undefined)} /> : null}
      </Modal>
    </FormSection>
  )
}
