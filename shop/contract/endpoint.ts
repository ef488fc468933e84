import type { z } from 'zod'
import type { CallerKind } from './caller.ts'
import type { Touches } from './touches.ts'

/**
 * `fresh` needs the password or a code within the last ten minutes. `once` needs a session that is not
 * limited by the sign-in link that opened it.
 */
export type Proof = 'fresh' | 'once'

/** Whose data a request names; the server refuses it when the token has no right to it. */
export type Subject = { saleUnit?: string | undefined; customerCode?: string | undefined }

/** Whom a request names, where it names them under our own words. */
export const subjectOf = ({ saleUnit, customerCode }: Subject): Subject => ({ saleUnit, customerCode })

/**
 * One call of the API, the source of validation, authorization, typed client, OpenAPI document and generated
 * tests. Schemas are codecs: wire names in, our names out.
 */
export type Endpoint<
  Path extends z.ZodType = z.ZodType,
  Request extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = {
  method: 'GET' | 'POST'
  /** As specified, without the leading `/rest/`; matched case-insensitively. */
  path: string
  /** One sentence for the API's documentation page. */
  says: string
  who: readonly [CallerKind, ...CallerKind[]]
  pathParams?: Path
  /** Request fields that are files; the call then also takes a multipart body. */
  files?: readonly string[]
  /** The query of a GET, the JSON body of a POST. */
  request: Request
  answer: Answer
  /** The details of a 409 refusal beyond its sentence. */
  details?: z.ZodType
  about?: (input: z.output<Path> & z.output<Request>) => Subject
  /** Whose data the call touches, with a sample request in wire names; a test requires it of every call. */
  touches?: Touches<z.input<Path> & OwnKeys<z.input<Request>>>
  proof?: Proof
  /** Whether customers of a closed centre may call it. */
  inClosedCentre?: boolean
  /** Seconds for which the caller may cache the response. */
  freshFor?: number
}

export type InputOf<E> =
  E extends Endpoint<infer Path, infer Request, z.ZodType>
    ? Simplify<z.output<Path> & OwnKeys<z.output<Request>>>
    : never
export type AnswerOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer Answer> ? z.output<Answer> : never
/** The input a caller writes: fields with a default are optional. */
export type RequestOf<E> =
  E extends Endpoint<infer Path, infer Request, z.ZodType>
    ? Simplify<
        z.output<Path> &
          (Request extends { requestFields?: infer Fields }
            ? NonNullable<Fields>
            : OwnKeys<z.output<Request>>)
      >
    : never
/** TypeScript takes an object without fields for one that forbids every field; this adds none instead. */
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

/** The request fields over the declared defaults, as a handler expects its input. */
export function withDefaults(contract: Endpoint, fields: unknown): unknown {
  return { ...(contract.request as { defaults?: object }).defaults, ...(fields as object) }
}

/** The key by which both carriers find a call. */
export function keyOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path.toLowerCase()}`
}
