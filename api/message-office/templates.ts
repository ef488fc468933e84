import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { customerMessageProblems } from '#shop/customer-messages/customer-message-problems.ts'
import { defaultTemplates } from '#shop/customer-messages/default-templates.ts'
import { type MessageKind, messageKindNames } from '#shop/customer-messages/message-kinds.ts'
import type {
  messageTemplatesContract,
  OfficeTemplate,
  resetTemplateContract,
  saveTemplateContract,
  switchTemplateContract,
} from '#shop/customer-messages/message-office-contracts.ts'
import {
  type BothTemplates,
  type MessageTemplate,
  tidyTemplate,
  whyNotTemplate,
} from '#shop/customer-messages/message-template.ts'
import { type FieldReason, Problem, refuse } from '#shop/problems/problem.ts'
import { type Locale, locales } from '#shop/words/locale.ts'

type Row = {
  kind: string
  words: unknown
  is_on: boolean
  version: string
  changed_at: Date
  changed_by: string
}

export const messageTemplates: Handler<typeof messageTemplatesContract> = async ({ saleUnit }, { db }) => {
  const rows = await findRows(db, saleUnit)
  return {
    templates: messageKindNames.map((kind) =>
      templateOf(
        kind,
        rows.find((row) => row.kind === kind),
      ),
    ),
  }
}

export const saveTemplate: Handler<typeof saveTemplateContract> = async (
  { saleUnit, kind, version, words },
  context,
) => {
  const tidy = { th: tidyTemplate(words.th), en: tidyTemplate(words.en) }
  requireValid(kind, tidy)
  return change(context, { saleUnit, kind, version, what: 'saved' }, () => ({ words: tidy }))
}

export const resetTemplate: Handler<typeof resetTemplateContract> = ({ saleUnit, kind, version }, context) =>
  change(context, { saleUnit, kind, version, what: 'reset' }, () => ({ words: null }))

export const switchTemplate: Handler<typeof switchTemplateContract> = ({ saleUnit, kind, isOn }, context) =>
  change(context, { saleUnit, kind, what: isOn ? 'switched on' : 'switched off' }, () => ({ isOn }))

/** Refuses words with the part and the language of what is wrong. */
export function requireValid(kind: MessageKind, words: Partial<Record<Locale, MessageTemplate>>): void {
  const fields: FieldReason[] = []
  let first: Problem | undefined
  for (const locale of locales) {
    const template = words[locale]
    const why = template && whyNotTemplate(kind, template)
    if (!why) continue
    first ??= why.problem
    fields.push({ field: `${locale}.${why.part}`, th: why.problem.say('th'), en: why.problem.say('en') })
  }
  if (first) throw new Problem(first.row, first.params, fields)
}

type Change = { saleUnit: string; kind: MessageKind; version?: string; what: string }
type Wanted = { words?: BothTemplates | null; isOn?: boolean }

async function change(
  context: Context,
  { saleUnit, kind, version, what }: Change,
  want: () => Wanted,
): Promise<{ template: OfficeTemplate }> {
  const { db, now } = context
  const by = await actingStaff(context)
  const template = await db.transaction().execute(async (tx) => {
    // A row that is not there yet cannot be locked.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`message template ${saleUnit} ${kind}`}, 75))`.execute(
      tx,
    )
    const row = (await findRows(tx, saleUnit)).find((each) => each.kind === kind)
    if (version !== undefined && version !== (row?.version ?? ''))
      throw refuse(customerMessageProblems.stale, { name: row?.changed_by ?? '…' })
    const before = { words: row?.words ?? null, isOn: row?.is_on ?? true }
    const after = { ...before, ...want() }
    if (JSON.stringify(before) === JSON.stringify(after)) return templateOf(kind, row)
    await sql`insert into message_templates as t (sale_unit, kind, words, is_on, changed_at, changed_by)
      values (${saleUnit}, ${kind}, ${after.words && JSON.stringify(after.words)}::jsonb, ${after.isOn}, ${now}, ${by.name})
      on conflict (sale_unit, kind) do update set words = excluded.words, is_on = excluded.is_on,
        version = excluded.version, changed_at = excluded.changed_at, changed_by = excluded.changed_by`.execute(
      tx,
    )
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      { kind: 'message', subject: kind, what, before: flat(before), after: flat(after) },
    )
    return templateOf(
      kind,
      (await findRows(tx, saleUnit)).find((each) => each.kind === kind),
    )
  })
  return { template }
}

/** One field for each part, as the log shows them. */
function flat({ words, isOn }: { words: unknown; isOn: boolean }): Record<string, unknown> {
  const { th, en } = (words ?? {}) as Partial<BothTemplates>
  const say = (template: MessageTemplate | undefined) =>
    template ? [template.title, template.text, template.button].filter(Boolean).join('\n') : null
  return { isOn, wordsTh: say(th), wordsEn: say(en) }
}

const findRows = (db: Db, saleUnit: string): Promise<Row[]> =>
  db
    .selectFrom('message_templates')
    .select(['kind', 'words', 'is_on', 'version', 'changed_at', 'changed_by'])
    .where('sale_unit', '=', saleUnit)
    .execute()

function templateOf(kind: MessageKind, row: Row | undefined): OfficeTemplate {
  const defaults = defaultTemplates[kind]
  return {
    ...{ kind, defaults, words: (row?.words as BothTemplates | null) ?? defaults },
    ...{ isOwn: row?.words != null, isOn: row?.is_on ?? true, version: row?.version ?? '' },
    ...{ changedAt: row?.changed_at.toISOString() ?? null, changedBy: row?.changed_by ?? '' },
  }
}
