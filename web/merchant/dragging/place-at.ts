/** A list, and before which of its rows. */
export type DropPlace = { list: string; at: number }

/** The list under a pointer, and before which of its rows it points. */
export function placeAt(box: Element | null, x: number, y: number): DropPlace | undefined {
  const element = document.elementFromPoint(x, y)
  const zone = element?.closest<HTMLElement>('[data-drop]')
  if (!zone || !box?.contains(zone)) return undefined
  const rows = [...zone.querySelectorAll<HTMLElement>('[data-key]')]
  const at = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect()
    return y < top + height / 2
  })
  return { list: zone.dataset.drop ?? '', at: at === -1 ? rows.length : at }
}

const edge = 56
const step = 14

/** Near the edge of what scrolls, it scrolls on. */
export function scrollAtEdge(x: number, y: number): void {
  const inner = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-scrolls]')
  if (inner) {
    const { top, bottom } = inner.getBoundingClientRect()
    if (y < top + edge) inner.scrollBy(0, -step)
    if (y > bottom - edge) inner.scrollBy(0, step)
  }
  if (y < edge) window.scrollBy(0, -step)
  if (y > window.innerHeight - edge) window.scrollBy(0, step)
}
