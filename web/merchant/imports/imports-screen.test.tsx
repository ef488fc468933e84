import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { Speaking, speak } from '#web/words/words.tsx'
import { ImportsScreen } from './imports-screen.tsx'

function shown(isFirst: boolean): string {
  const list = { imports: [], hasMore: false }
  const element = <ImportsScreen kind="stock" isFirst={isFirst} list={list} problem={undefined} />
  return renderToStaticMarkup(
    <MantineProvider>
      <Speaking spoken={speak('th', {})}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
      </Speaking>
    </MantineProvider>,
  )
}

test('exports are plain links, so that a refusal is a page, and the first page keeps the kind', () => {
  const links = shown(false).match(/<a [^>]*>/g) ?? []
  expect(links.filter((link) => /href="[^"]*as=(csv|xlsx)"/.test(link))).toHaveLength(2)
  expect(links.filter((link) => / download[ =>]/.test(link))).toEqual([])
  const toKind = (html: string) => html.match(/href="[^"]*kind=stock"/g)?.length ?? 0
  expect(toKind(shown(false)) - toKind(shown(true))).toBe(1)
})
