import type { Problem } from '../problems/problem.ts'
import { Problem as Refusal } from '../problems/problem.ts'
import { cellCount, type LineMenu, longestBar, mayHold, menuStates } from './line-menu.ts'
import { lineMenuProblems } from './line-menu-problems.ts'

/** The first reason these menus cannot be published; the page shows it, and the server refuses with it. */
export function whyNotMenus(menus: readonly LineMenu[]): Problem | undefined {
  const isWhole =
    menus.length === menuStates.length && menuStates.every((state, at) => menus[at]?.state === state)
  if (!isWhole) return new Refusal(lineMenuProblems.notWhole)
  for (const { state, layout, actions, bar } of menus) {
    if (actions.length !== cellCount(layout)) return new Refusal(lineMenuProblems.notWhole)
    if (new Set(actions).size !== actions.length) return new Refusal(lineMenuProblems.twice)
    if (!actions.every((action) => mayHold(state, action))) return new Refusal(lineMenuProblems.notForThem)
    if (bar.trim() === '' || bar.length > longestBar) return new Refusal(lineMenuProblems.bar)
  }
  return undefined
}
