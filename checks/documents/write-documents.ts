import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { home } from '#checks/house/source-files.ts'
import { housePicture } from '#checks/picture/draw-house.ts'
import type { Setting } from '#shop/settings/setting.ts'
import { type SettingName, settings } from '#shop/settings/settings.ts'
import { pages } from '#web/start/page-table.ts'
import type { Page } from '#web/start/pages/page.ts'

const code = (text: string) => (text === '' ? '' : `\`${text}\``)
const inCell = (text: string) => text.replaceAll('|', '\\|')

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map(inCell).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function settingRow(name: SettingName): string[] {
  const { key, reader, otherwise, seenBy, says } = settings[name] as Setting<unknown>
  const missing = reader.write(otherwise)
  return [
    code(key),
    code(name),
    reader.kind.replaceAll(' | ', ' or '),
    missing === '' ? 'blank' : missing,
    seenBy,
    says,
  ]
}

function settingsText(): string {
  const head = ['key', 'name in code', 'values', 'when missing', 'seen by', 'what it does']
  const names = Object.keys(settings) as SettingName[]
  return `# Remote settings

Written by \`npm run documents\` from \`shop/settings/settings.ts\`. Do not edit it by hand: a test compares the two.

A remote setting changes how the shop behaves without a new start. Settings are rows of the table \`settings\`: \`sale_unit\`, \`key\`, \`value\`.
A row with \`sale_unit\` \`*\` holds for the whole network. A row with the code of a centre holds for that centre, and wins.
A key that has no row, or whose text cannot be read, takes the value under "when missing". A server rereads its settings after five seconds.
Guests share one sign-in for a minute, so \`GUEST_MODE\` and \`DEFAULT_SALE_UNIT\` may take a minute longer.

Owners edit them at \`/admin/config/sync\`. A row can also be written by hand, with its key in capitals:

\`\`\`sql
insert into settings (sale_unit, key, value, changed_by) values ('*', 'CONTACT_PHONE', '021234567', 'me')
on conflict (sale_unit, key) do update set value = excluded.value, changed_by = excluded.changed_by, changed_at = now();
\`\`\`

"Seen by" says to whom \`POST /rest/api/webConfig/items\` shows the value: \`shop\` to everyone, \`merchant\` to signed-in staff, \`server\` to nobody.
Amounts in baht may have two decimals. \`Y/N\` also takes \`1\`, \`0\`, \`true\` and \`false\`.

${table(head, names.map(settingRow))}
`
}

function pageRow({ id, path, layout, guards, file }: Page): string[] {
  const shown = [id.replaceAll('-', ' '), code(path), layout, guards.map(code).join(', ') || 'none']
  return [...shown, code(join('web/start', file))]
}

function pagesText(): string {
  const head = ['page', 'path', 'layout', 'guards', 'file']
  return `# Pages

Written by \`npm run documents\` from \`web/start/pages\`. Do not edit it by hand: a test compares the two.

Every page answers in Thai at its path and in English at the same path under \`/en\`. A segment that begins with \`:\` is a value; one that ends with \`?\` may be left out.
A guard lets a visitor in or sends them elsewhere:

| guard | lets in | sends the others to |
| --- | --- | --- |
| \`authen\` | signed-in customers | \`/login\` |
| \`verifiedUser\` | signed-in customers | \`/\` |
| \`notLoginAsSaleman\` | everyone but someone who acts for a client | the page before |
| \`stUserAuthen\` | signed-in staff | \`/merchant/login\` |
| \`riderAuthen\` | signed-in riders | \`/rider/login\` |

${table(head, pages.map(pageRow))}
`
}

/** The generated documents, as they must be in the project. */
export function documents(): { path: string; text: string }[] {
  const inMarkdown = [
    { path: 'docs/settings.md', text: settingsText() },
    { path: 'docs/open-pages.md', text: pagesText() },
  ]
  return [
    ...inMarkdown.map(({ path, text }) => ({ path, text: formatted(path, text) })),
    { path: 'docs/house.svg', text: housePicture() },
  ]
}

function formatted(path: string, text: string): string {
  return execFileSync(join(home, 'node_modules', '.bin', 'biome'), ['format', `--stdin-file-path=${path}`], {
    cwd: home,
    input: text,
    encoding: 'utf8',
  })
}

if (import.meta.main) {
  const [only = ''] = process.argv.slice(2)
  for (const { path, text } of documents().filter((document) => document.path.includes(only))) {
    writeFileSync(join(home, path), text)
    console.log(path)
  }
}
