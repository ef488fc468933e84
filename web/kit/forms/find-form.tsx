import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type FindFormProps = { label: string; button: string; text: string }

/** Searches people in a list; the address holds the text as `text`. */
export function FindForm({ label, button, text }: FindFormProps) {
  return (
    <Form method="get" className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={label}
          name="text"
          type="search"
          defaultValue={text}
          maxLength={100}
          leading={<Search aria-hidden size={20} strokeWidth={1.75} />}
        />
      </div>
      <Button type="submit" variant="secondary">
        {button}
      </Button>
    </Form>
  )
}
