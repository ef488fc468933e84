import type { ClientLoaderFunctionArgs } from 'react-router'
import { expect, test, vi } from 'vitest'
import { countChange } from '#web/kit/calls/changes-sent.ts'
import { clientLoader } from './promotions-route.tsx'

test('the promotions are asked for once in five minutes, each brand by itself, and anew for another person or centre', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  const requestedPaths: string[] = []
  const open = async (path: string) => {
    const serverLoader = async () => requestedPaths.push(path)
    await clientLoader({
      request: new Request(`http://shop.test${path}`),
      serverLoader,
    } as unknown as ClientLoaderFunctionArgs)
  }
  await open('/promotion')
  clock.mockReturnValue(299_999)
  await open('/promotion')
  expect(requestedPaths).toEqual(['/promotion'])
  await open('/promotion/milk')
  expect(requestedPaths).toEqual(['/promotion', '/promotion/milk'])
  clock.mockReturnValue(300_000)
  await open('/promotion')
  expect(requestedPaths).toEqual(['/promotion', '/promotion/milk', '/promotion'])
  countChange()
  await open('/promotion')
  expect(requestedPaths).toHaveLength(4)
  clock.mockRestore()
})
