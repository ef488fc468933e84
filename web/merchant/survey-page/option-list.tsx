import { TextInput } from '@mantine/core'
import { Plus, X } from 'lucide-react'
import { longestOption, type Question } from '#shop/surveys/survey.ts'
import { Button } from '#web/ui/button.tsx'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'

type Option = Question['options'][number]
type OptionListProps = { options: readonly Option[]; onChange: (options: Option[]) => void }

/** The choices of a question in both languages. */
export function OptionList({ options, onChange }: OptionListProps) {
  const say = useVisitWords()
  const change = (key: string, part: Partial<Option>) =>
    onChange(options.map((option) => (option.key === key ? { ...option, ...part } : option)))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {options.map(({ key, th, en }, at) => (
        <div key={key} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-2">
          <TextInput
            aria-label={say('survey.optionTh', { place: at + 1 })}
            placeholder={say('survey.optionTh', { place: at + 1 })}
            value={th}
            maxLength={longestOption}
            onChange={({ currentTarget }) => change(key, { th: currentTarget.value })}
          />
          <TextInput
            aria-label={say('survey.optionEn', { place: at + 1 })}
            placeholder={say('survey.optionEn', { place: at + 1 })}
            value={en}
            maxLength={longestOption}
            onChange={({ currentTarget }) => change(key, { en: currentTarget.value })}
          />
          <button
            type="button"
            aria-label={say('survey.removeOption', { place: at + 1 })}
            onClick={() => onChange(options.filter((option) => option.key !== key))}
            className="touch-44 grid size-9 place-items-center rounded-input text-muted hover:bg-sunk"
          >
            <X aria-hidden size={18} strokeWidth={1.75} />
          </button>
        </div>
      ))}
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        icon={<Plus aria-hidden size={16} strokeWidth={2} />}
        onClick={() => onChange([...options, { key: crypto.randomUUID(), th: '', en: '' }])}
      >
        {say('survey.addOption')}
      </Button>
    </div>
  )
}
