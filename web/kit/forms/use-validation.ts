import { type FormEvent, useRef, useState } from 'react'
import type { Sentence } from '#shop/identity/rules.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { useLocale } from '#web/words/words.tsx'
import { focusField } from './use-problem-focus.ts'

type FieldProblems<Field extends string> = Partial<Record<Field, Sentence>>
type Errors<Field extends string> = Partial<Record<Field, string>>

type ValidationOptions<Field extends string> = {
  validate: (values: Record<Field, string>) => FieldProblems<Field>
  /** The server's refusal, and the wire names of our fields. */
  problem: FormProblem | undefined
  onWire: Record<Field, string>
}

/**
 * Validates a form by the server's own rules before it is sent, and shows the server's errors in the same
 * places.
 */
export function useValidation<Field extends string>({ validate, problem, onWire }: ValidationOptions<Field>) {
  const locale = useLocale()
  const [found, setFound] = useState<Errors<Field>>()
  // The refused fields that have changed since.
  const [changed, setChanged] = useState<{ since: FormProblem | undefined; fields: Field[] }>({
    since: undefined,
    fields: [],
  })
  const latest = useRef({ problem, validate })
  latest.current = { problem, validate }
  const listeningForm = useRef<HTMLFormElement>(undefined)
  const fields = Object.keys(onWire) as Field[]
  const fromServer: Errors<Field> = {}
  for (const field of fields) {
    const reason = problem?.fields[onWire[field]]
    if (reason && !(changed.since === problem && changed.fields.includes(field))) fromServer[field] = reason
  }

  function problemsIn(form: HTMLFormElement): [Field, Sentence][] {
    const sent = new FormData(form)
    const values = Object.fromEntries(
      fields.map((field) => [field, String(sent.get(field) ?? '')]),
    ) as Record<Field, string>
    return Object.entries(latest.current.validate(values)) as [Field, Sentence][]
  }

  /** A corrected field loses its error; the others show their current one. */
  function validateAgain(form: HTMLFormElement, name: Field): void {
    const now = new Map(problemsIn(form))
    setFound((before) => {
      if (!before) return before
      const still = (Object.keys(before) as Field[]).flatMap((field) => {
        const sentence = now.get(field)
        return sentence ? [[field, sentence[locale]] as const] : []
      })
      return Object.fromEntries(still) as Errors<Field>
    })
    const since = latest.current.problem
    if (since)
      setChanged((before) => ({ since, fields: before.since === since ? [...before.fields, name] : [name] }))
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget
    // After the field's own handler: rendering before it would lose the input.
    const onInput = ({ target }: Event) =>
      setTimeout(() => validateAgain(form, (target as HTMLInputElement).name as Field))
    if (listeningForm.current !== form) form.addEventListener('input', onInput)
    listeningForm.current = form
    const problems = problemsIn(form)
    setFound(undefined)
    if (problems.length === 0) return
    event.preventDefault()
    setFound(
      Object.fromEntries(problems.map(([field, sentence]) => [field, sentence[locale]])) as Errors<Field>,
    )
    focusField(form.elements.namedItem(problems[0]?.[0] ?? ''))
  }
  return { errors: found ?? fromServer, onSubmit }
}
