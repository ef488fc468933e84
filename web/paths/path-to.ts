type Value = string | number

type Segment<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? First | Segment<Rest>
  : Pattern
type Name<Pattern extends string> =
  Segment<Pattern> extends infer Part ? (Part extends `:${infer Named}` ? Named : never) : never

/** The parameters of a pattern by name; those marked `?` are optional. */
type Values<Pattern extends string> = {
  [Key in Exclude<Name<Pattern>, `${string}?`>]: Value
} & {
  [Key in Name<Pattern> as Key extends `${infer Optional}?` ? Optional : never]?: Value | undefined
}
type Given<Pattern extends string> =
  Record<never, never> extends Values<Pattern> ? [values?: Values<Pattern>] : [values: Values<Pattern>]

type PathTo<Pattern extends string> = ((...given: Given<Pattern>) => string) & {
  pattern: Pattern
}

/** A builder for paths with parameters, from the route table's pattern. */
/* @__NO_SIDE_EFFECTS__ */
export function pathTo<const Pattern extends string>(pattern: Pattern): PathTo<Pattern> {
  const build = (values: Record<string, Value | undefined> = {}) =>
    pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
      const value = values[name]
      return value === undefined ? '' : `/${encodeURIComponent(value)}`
    })
  return Object.assign(build, { pattern }) as PathTo<Pattern>
}

/** A path with its query, encoded as a form does, so that one list has one address. */
export function withQuery(path: string, query: URLSearchParams | Record<string, Value | undefined>): string {
  const pairs = query instanceof URLSearchParams ? query : Object.entries(query)
  const given = new URLSearchParams()
  for (const [name, value] of pairs) if (value !== undefined) given.append(name, String(value))
  return given.size > 0 ? `${path}?${given}` : path
}
