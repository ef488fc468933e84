import type { LoaderFunctionArgs } from 'react-router'
import { displayGroupPage, displayGroupsContract } from '#shop/catalogue/display-group-contract.ts'
import { hierarchyContract } from '#shop/catalogue/hierarchy-contract.ts'
import { pick } from '#shop/words/locale.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { inPointsMode } from '#web/kit/visit/points-mode.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { type DrawerEntry, drawerTree } from './drawer-tree.ts'

/** The drawer's list: display groups, or categories to the depth of the settings. */
async function drawerEntries({ context }: LoaderFunctionArgs): Promise<{ entries: DrawerEntry[] }> {
  const visitor = context.get(visitorContext)
  const { call, settings, locale } = visitor
  return showProblems(async () => {
    const [{ drawerByGroups, drawerLevel }, onlyRedeemable] = await Promise.all([
      settings(),
      inPointsMode(visitor),
    ])
    if (drawerByGroups) {
      const { groups } = await call(displayGroupsContract, {
        type: 'EORDER_LAYOUT_DRAWER',
        take: displayGroupPage,
        productsIncluded: onlyRedeemable,
      })
      const shown = onlyRedeemable
        ? groups.filter(({ products }) => products.some(({ pointsPerUnit }) => pointsPerUnit > 0))
        : groups
      return {
        entries: shown.map(({ group }) => {
          const name = group.useTranslatedName ? pick(locale, group.name, group.nameEn) : group.name
          const query = new URLSearchParams({ displayGroupId: String(group.id), displayGroupName: name })
          return {
            key: String(group.id),
            name,
            to: withQuery(paths.products, query),
            picture: group.logo,
            inside: [],
          }
        }),
      }
    }
    const { categories } = await call(hierarchyContract, {
      h2: drawerLevel >= 2,
      h3: drawerLevel >= 3,
      withPicture: true,
      onlyRedeemable,
    })
    return { entries: drawerTree(categories, locale) }
  })
}

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return Response.json(await drawerEntries(args))
}
