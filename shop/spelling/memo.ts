/** Works out once what a text comes to. Full, it starts anew: what is asked for often is soon there again. */
export function makeMemo<Value>(most: number): (text: string, workOut: () => Value) => Value {
  const known = new Map<string, Value>()
  return (text, workOut) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const value = workOut()
    if (known.size >= most) known.clear()
    known.set(text, value)
    return value
  }
}
