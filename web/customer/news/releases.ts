import { type Block, blocksOf } from '#web/kit/text/markdown-blocks.ts'

type Part = { title: string; blocks: Block[]; isTechnical: boolean }
export type Release = { version: string; day: string | undefined; intro: Block[]; parts: Part[] }

/** Entries for operators and developers are collapsed for customers. */
const technical = /operators|developers|ผู้ดูแลระบบ|นักพัฒนา/

/** The versions of a changelog, newest first; empty ones are left out. */
export function releasesOf(changelog: string): Release[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((text): Release => {
      const [title = '', ...lines] = text.split('\n')
      const [, version = '', day] = /^\[([^\]]+)\](?: - (\d{4}-\d\d-\d\d))?/.exec(title) ?? []
      const release: Release = { version, day, intro: [], parts: [] }
      for (const block of blocksOf(lines.join('\n'))) {
        if (block.kind === 'heading')
          release.parts.push({ title: block.text, blocks: [], isTechnical: technical.test(block.text) })
        else (release.parts.at(-1)?.blocks ?? release.intro).push(block)
      }
      return release
    })
    .filter(({ version, parts }) => version !== '' && parts.length > 0)
}
