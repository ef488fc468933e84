/** The fields of two versions of a thing that are not equal, on either side. */
export function differences(before: object, after: object): [object, object] {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
    (key) => JSON.stringify(was.get(key)) !== JSON.stringify(is.get(key)),
  )
  const only = (fields: Map<string, unknown>) =>
    Object.fromEntries(changed.filter((key) => fields.has(key)).map((key) => [key, fields.get(key)]))
  return [only(was), only(is)]
}
