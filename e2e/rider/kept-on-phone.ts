import type { Page } from '@playwright/test'
import { expect } from '../tools/journey.ts'

/** Waits until the run's page, all it is made of and these files are kept on the phone. */
export async function untilKept(page: Page, path: string, files: readonly string[] = []): Promise<void> {
  // Nothing is kept before somebody touches the page.
  await page.keyboard.press('Shift')
  await expect
    .poll(() =>
      page.evaluate(
        async ([wanted, others]) => {
          const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
          const assets = loaded.filter((name) => name.includes('/assets/'))
          const kept = await Promise.all(
            [wanted, ...others, ...assets].map((file) =>
              caches.match(new URL(file, location.href), { ignoreVary: true }),
            ),
          )
          return kept.every(Boolean)
        },
        [path, files] as const,
      ),
    )
    .toBe(true)
}
