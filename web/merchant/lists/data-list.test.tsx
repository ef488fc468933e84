import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { Speaking, speak } from '#web/words/words.tsx'
import { DataList } from './data-list.tsx'

const list = (
  <DataList
    label="products"
    columns={[{ key: 'code', head: 'code', cell: (code: string) => code, card: 'title' }]}
    rows={['1001']}
    keyOf={(code) => code}
    nameOf={(code) => code}
    hrefOf={(code) => `/merchant/product/${code}`}
  />
)

/** The list as it is shown while the way to `to` is not at its end. */
function shownOnTheWay(basename: string, to: string): string {
  const never = () => new Promise<null>(() => {})
  const router = createMemoryRouter(
    [
      { path: '/merchant/product', element: list, loader: never },
      { path: '/merchant/order', element: null, loader: never },
    ],
    {
      basename,
      initialEntries: [`${basename}/merchant/product?tab=ACTIVE`],
      hydrationData: { loaderData: { '0': null } },
    },
  )
  void router.navigate(to)
  const shown = renderToStaticMarkup(
    <MantineProvider>
      <Speaking spoken={speak('th', {})}>
        <RouterProvider router={router} />
      </Speaking>
    </MantineProvider>,
  )
  router.dispose()
  return shown
}

describe.each(['', '/en'])('a list under "%s"', (basename) => {
  test('is pale while its next rows are on the way', () => {
    expect(shownOnTheWay(basename, '/merchant/product?tab=LOW')).toContain('aria-busy="true"')
    expect(shownOnTheWay(basename, '/merchant/product')).toContain('opacity-50')
  })
  test('stays as it is when another page or a row beside it is on the way', () => {
    for (const to of ['/merchant/order?tab=LOW', '/merchant/product?tab=ACTIVE&open=1001']) {
      const shown = shownOnTheWay(basename, to)
      expect(shown).toContain('1001')
      expect(shown).not.toContain('aria-busy')
    }
  })
})
