import { departments } from '#database/seeds/catalogue/categories.ts'
import { packaging } from '#database/seeds/catalogue/packaging.ts'
import type { ShapeName } from '#database/seeds/drawings/shape-names.ts'

type Names = readonly [th: string, en: string]
export type Category = { level: number; code: string; parent: string | null; th: string; en: string }
type Place = { aisle: string; kind: Names; shape: ShapeName; size: Names }
export type CategoryTree = {
  categories: Category[]
  place: (place: Place) => readonly [string, string, string, string, string]
}

/** Levels 1 and 2 are fixed; kind, packaging and size below grow with the products. */
export function makeCategoryTree(): CategoryTree {
  const categories: Category[] = []
  const codeOf = new Map<string, string>()
  const childrenOf = new Map<string, number>()

  function branch(level: number, parent: string, [th, en]: Names): string {
    const key = `${parent} ${th}`
    const known = codeOf.get(key)
    if (known) return known
    const count = (childrenOf.get(parent) ?? 0) + 1
    childrenOf.set(parent, count)
    const code = `${parent}${String(count).padStart(2, '0')}`
    codeOf.set(key, code)
    categories.push({ level, code, parent, th, en })
    return code
  }

  for (const { code, th, en, aisles } of departments) {
    categories.push({ level: 1, code, parent: null, th, en })
    for (const aisle of aisles)
      categories.push({ level: 2, code: aisle.code, parent: code, th: aisle.th, en: aisle.en })
  }
  return {
    categories,
    place({ aisle, kind, shape, size }) {
      const h3 = branch(3, aisle, kind)
      const h4 = branch(4, h3, packaging[shape])
      const h5 = branch(5, h4, size)
      return [aisle.slice(0, 2), aisle, h3, h4, h5]
    },
  }
}
