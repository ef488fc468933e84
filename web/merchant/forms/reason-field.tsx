import { Chip, Textarea } from '@mantine/core'

type ReasonFieldProps = {
  label: string
  why: string
  usual?: readonly string[]
  onChange: (why: string) => void
}

/** Why something is done, in own words or by one of the usual reasons. */
export function ReasonField({ label, why, usual = [], onChange }: ReasonFieldProps) {
  return (
    <>
      {usual.length > 0 ? (
        <div className="flex flex-wrap gap-1.5">
          {usual.map((reason) => (
            <Chip key={reason} size="sm" checked={why === reason} onChange={() => onChange(reason)}>
              {reason}
            </Chip>
          ))}
        </div>
      ) : null}
      <Textarea
        label={label}
        value={why}
        maxLength={300}
        autosize
        minRows={2}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </>
  )
}
