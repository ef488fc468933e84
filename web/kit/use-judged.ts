import { type FormEvent, useState } from 'react'
import type { Sentence } from '#shop/identity/rules.ts'
import type { FormProblem } from '#web/kit/form-problem.ts'
import { useLocale } from '#web/words/words.tsx'

type Wrongs<Field extends string> = Partial<Record<Field, Sentence>>
type Errors<Field extends string> = Partial<Record<Field, string>>

type Judging<Field extends string> = {
  judge: (values: Record<Field, string>) => Wrongs<Field>
  /** What the server refused, and how the wire names our fields. */
  problem: FormProblem | undefined
  onWire: Record<Field, string>
}

/** Judges a form with the server's own rules before it is sent, and shows what the server refuses in the same places. */
export function useJudged<Field extends string>({ judge, problem, onWire }: Judging<Field>) {
  const locale = useLocale()
  const [found, setFound] = useState<Errors<Field>>()
  const fields = Object.keys(onWire) as Field[]
  const fromServer: Errors<Field> = {}
  for (const field of fields) {
    const reason = problem?.fields[onWire[field]]
    if (reason) fromServer[field] = reason
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget
    const sent = new FormData(form)
    const values = Object.fromEntries(fields.map((field) => [field, String(sent.get(field) ?? '')])) as Record<Field, string>
    const wrongs = Object.entries(judge(values)) as [Field, Sentence][]
    setFound(undefined)
    if (wrongs.length === 0) return
    event.preventDefault()
    setFound(Object.fromEntries(wrongs.map(([field, sentence]) => [field, sentence[locale]])) as Errors<Field>)
    const first = form.elements.namedItem(wrongs[0]?.[0] ?? '')
    if (first instanceof HTMLElement) first.focus()
  }
  return { errors: found ?? fromServer, onSubmit }
}
