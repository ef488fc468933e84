import type { z } from 'zod'
import type { CallerKind } from './caller.ts'
import type { Touches } from './touches.ts'

/**
 * What a customer must have proved in their session. `fresh`: the password or a code, within the last ten minutes.
 * `once`: that they are no longer bound by the sign-in link that opened the session.
 */
export type Proof = 'fresh' | 'once'

/** Whose data a request speaks of; the server refuses what differs from the token's right. */
export type Subject = { saleUnit?: string | undefined; customerCode?: string | undefined }

/** Whom a request names, where it names them under our own words. */
export const subjectOf = ({ saleUnit, customerCode }: Subject): Subject => ({ saleUnit, customerCode })

/**
 * One call of the API, declared once. From it come validation, the right to call, the typed client, the OpenAPI document and generated tests.
 * Schemas are codecs: the input side is the wire with its own field names, the output side is ours.
 */
export type Endpoint<
  Path extends z.ZodType = z.ZodType,
  Request extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = {
  method: 'GET' | 'POST'
  /** As the specification writes it, without the leading `/rest/`; matched without regard to case. */
  path: string
  /** One sentence for the reader of the API's page. */
  says: string
  who: readonly [CallerKind, ...CallerKind[]]
  pathParams?: Path
  /** Fields of the request that are files: the call then also takes a multipart body. */
  files?: readonly string[]
  /** The query of a GET, the JSON body of a POST. */
  request: Request
  answer: Answer
  /** What a refusal with 409 may carry beyond its sentence. */
  details?: z.ZodType
  about?: (input: z.output<Path> & z.output<Request>) => Subject
  /** Whose data it touches, and a request about them in the words of the wire; every call says it, or the tests fail. */
  touches?: Touches<z.input<Path> & OwnKeys<z.input<Request>>>
  proof?: Proof
  /** Customers of a centre that has closed may still make it. */
  inClosedCentre?: boolean
  /** Answers that may be kept by the caller for so many seconds. */
  freshFor?: number
}

export type InputOf<E> =
  E extends Endpoint<infer Path, infer Request, z.ZodType>
    ? Simplify<z.output<Path> & OwnKeys<z.output<Request>>>
    : never
export type AnswerOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer Answer> ? z.output<Answer> : never
/** What a caller writes: fields with a default may be left out. */
export type AskedOf<E> =
  E extends Endpoint<infer Path, infer Request, z.ZodType>
    ? Simplify<
        z.output<Path> &
          (Request extends { asked?: infer Asked } ? NonNullable<Asked> : OwnKeys<z.output<Request>>)
      >
    : never
/** An object without fields reads as one that forbids every field; it adds none instead. */
type OwnKeys<T> = string extends keyof T ? unknown : T
type Simplify<T> = { [K in keyof T]: T[K] } & {}

export function endpoint<
  Request extends z.ZodType,
  Answer extends z.ZodType,
  // biome-ignore lint/complexity/noBannedTypes: a call without path parameters adds none to its input
  Path extends z.ZodType = z.ZodType<{}>,
>(declaration: Endpoint<Path, Request, Answer>): Endpoint<Path, Request, Answer> {
  return declaration
}

/** The asked fields with the declared defaults beneath them, as a handler expects its input. */
export function withDefaults(contract: Endpoint, asked: unknown): unknown {
  return { ...(contract.request as { defaults?: object }).defaults, ...(asked as object) }
}

/** The key both carriers find a call by. */
export function keyOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path.toLowerCase()}`
}
