/**
 * A typed query and the expected products: parts of a name joined by '+', alternatives by '|'. A part with
 * '@' names a category of level 2.
 */
export type SearchQuery = readonly [typed: string, wanted: string]
export type QueryKind = { kind: string; queries: readonly SearchQuery[] }
