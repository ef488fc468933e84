import { CopyButton } from '#web/ui/copy-button.tsx'
import { usePayWords } from '#web/words/customer/pay-words.ts'

/** A number to read out, select or copy. */
export function CopiedValue({
  shown,
  value,
  label,
  className,
}: {
  shown: string
  value: string
  label: string
  className: string
}) {
  const say = usePayWords()
  return (
    <span className="flex items-center gap-1">
      <span className={`tabular select-all font-bold ${className}`}>{shown}</span>
      <CopyButton label={label} value={value} copied={say('transfer.copied', { value: shown })} />
    </span>
  )
}
