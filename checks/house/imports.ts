import { dirname, join, normalize } from 'node:path'
import type { SourceFile } from './source-files.ts'

export type Import = { from: string; to: string }

/** The project files a file imports, and the packages. */
export function importsOf({ path, text }: SourceFile): { files: Import[]; packages: string[] } {
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^'\s]+)'/g)].map((match) => match[1] ?? '')
  const inProject = specifiers.flatMap((name) => {
    if (name.startsWith('#')) return [name.slice(1)]
    return name.startsWith('.') ? [normalize(join(dirname(path), name))] : []
  })
  return {
    files: inProject.map((to) => ({ from: path, to: to.replace(/\?\w+$/, '') })),
    packages: specifiers.filter((name) => !/^[#.]/.test(name)),
  }
}

export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)
export const rootOf = (path: string) => path.split('/')[0] ?? ''

/** Folders of a root that hold several businesses or parts. */
const split = new Set(['web/customer', 'web/merchant', 'web/rider', 'web/shared', 'web/kit', 'api/kit'])

/** The business or part of a file: `shop/cart`, `web/customer/cart`, `web/kit/visit`. */
export function unitOf(path: string): string {
  const parts = path.split('/')
  const two = parts.slice(0, 2).join('/')
  return split.has(two) && parts.length > 3 ? parts.slice(0, 3).join('/') : two
}

/** The cycles of a graph, each as the sorted list of its members (Tarjan). */
export function circlesIn(uses: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const visit = (name: string): number => {
    order.set(name, order.size)
    let low = order.get(name) ?? 0
    open.push(name)
    for (const next of uses.get(name) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    lowest.set(name, low)
    if (low === order.get(name)) {
      const circle = open.splice(open.indexOf(name))
      if (circle.length > 1) found.push(circle.toSorted())
    }
    return low
  }
  for (const name of uses.keys()) if (!order.has(name)) visit(name)
  return found
}
