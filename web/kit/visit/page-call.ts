import type { z } from 'zod'
import type { Visitor } from './visitor.ts'

/** What a page's script may ask: the schema its request must fit, and who answers. */
export type PageCall<Request = never, Answer = unknown> = {
  request: z.ZodType
  answer: (request: Request, visitor: Visitor) => Promise<Answer>
}

export function pageCall<Schema extends z.ZodType, Answer>(
  request: Schema,
  answer: (request: z.output<Schema>, visitor: Visitor) => Promise<Answer>,
): PageCall<z.output<Schema>, Answer> {
  return { request, answer }
}
