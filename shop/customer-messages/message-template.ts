import { z } from 'zod'
import { oneLine } from '../delivery-messages/message-text.ts'
import { type Problem, refuse } from '../problems/problem.ts'
import { customerMessageProblems as refusals } from './customer-message-problems.ts'
import { type MessageKind, messageKindOf } from './message-kinds.ts'
import { type MessagePlaceholder, type MessageValues, messagePlaceholders } from './message-placeholders.ts'

/** Letters of each part as it is written; LINE's label of a button takes no more. */
export const templateLimits = { title: 120, text: 600, button: 20 } as const
/** A value that is longer than a message bears is cut. */
const longest = { value: 200, lines: 1_000, title: 200, text: 2_000 } as const

/** A message in one language: words in braces stand for what is different each time. */
export const messageTemplate = z.object({
  title: z.string().max(500),
  text: z.string().max(2_000),
  button: z.string().max(100),
})
export type MessageTemplate = z.output<typeof messageTemplate>
export const bothTemplates = z.object({ th: messageTemplate, en: messageTemplate })
export type BothTemplates = z.output<typeof bothTemplates>
export type TemplatePart = keyof MessageTemplate

const placeholder = /\{([^{}]*)\}/g
const namesIn = (text: string) => [...text.matchAll(placeholder)].map(([, name = '']) => name)
const braced = (name: string) => `{${name}}`

/** Why a template cannot be used, and in which part of it. */
export function whyNotTemplate(
  kind: MessageKind,
  template: MessageTemplate,
): { part: TemplatePart; problem: Problem } | undefined {
  const { placeholders, needs } = messageKindOf(kind)
  for (const part of ['title', 'text', 'button'] as const) {
    const problem = whyNotPart(template[part], part, part === 'button' ? [] : placeholders)
    if (problem) return { part, problem }
  }
  const names = namesIn(`${template.title} ${template.text}`)
  const missing = needs.find((name) => !names.includes(name))
  if (missing)
    return { part: 'text', problem: refuse(refusals.missingPlaceholder, { name: braced(missing) }) }
  return undefined
}

function whyNotPart(
  text: string,
  part: TemplatePart,
  allowed: readonly MessagePlaceholder[],
): Problem | undefined {
  if (part === 'title' && !text.trim()) return refuse(refusals.noTitle)
  if (part === 'button' && !text.trim()) return refuse(refusals.noButton)
  if (text.length > templateLimits[part]) return refuse(refusals.tooLong, { most: templateLimits[part] })
  if (/[{}]/.test(text.replace(placeholder, ''))) return refuse(refusals.openBrace, { example: '{order}' })
  const unknown = namesIn(text).find((name) => !allowed.some((each) => each === name))
  if (unknown === undefined) return undefined
  const list = allowed.map(braced).join(' ') || '-'
  return refuse(refusals.unknownPlaceholder, { name: braced(unknown), allowed: list })
}

/** As it is kept: without spaces around it, and with one kind of line break. */
export const tidyTemplate = ({ title, text, button }: MessageTemplate): MessageTemplate => ({
  title: title.replace(/\s+/g, ' ').trim(),
  text: text.replace(/\r\n?/g, '\n').trim(),
  button: button.replace(/\s+/g, ' ').trim(),
})

/** A template with its values. A line with a placeholder that has no value is left out. */
export function fillTemplate(template: MessageTemplate, values: MessageValues): MessageTemplate {
  const say = (name: string) => safeValue(name, values[name as MessagePlaceholder] ?? '')
  const put = (text: string) => text.replace(placeholder, (_, name: string) => say(name))
  const lines = template.text.split('\n').filter((line) => namesIn(line).every((name) => say(name) !== ''))
  return {
    title: oneLine(put(template.title), longest.title),
    text: manyLines(lines.map(put).join('\n'), longest.text),
    button: template.button,
  }
}

/** What people wrote, without what could break or disguise the rest. */
function safeValue(name: string, value: string): string {
  const known = Object.hasOwn(messagePlaceholders, name)
  if (!known) return ''
  return 'lines' in messagePlaceholders[name as MessagePlaceholder]
    ? manyLines(value, longest.lines)
    : oneLine(value, longest.value)
}

function manyLines(text: string, most: number): string {
  let left = most
  const kept: string[] = []
  for (const line of text.split('\n')) {
    if (left <= 0) break
    const said = oneLine(line, left)
    left -= said.length + 1
    kept.push(said)
  }
  return kept.join('\n').trim()
}
