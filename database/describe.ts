import { execFileSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from './migrate.ts'
import { ownFolder } from './own-folder.ts'
import { startPostgres } from './postgres.ts'

const typesFile = new URL('../api/kit/database-types.ts', import.meta.url)

/**
 * Writes the schema of the migrations as types: into the project, or with `--check` beside it, to compare.
 */
async function writeTypes(target: string): Promise<void> {
  const folder = await ownFolder('describe')
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: false })
  try {
    await migrate(postgres.url('postgres'))
    const mapping = JSON.stringify({ int8: 'number', date: 'string' })
    execFileSync(
      'kysely-codegen',
      [
        '--dialect',
        'postgres',
        '--url',
        postgres.url('postgres'),
        '--out-file',
        target,
        '--type-mapping',
        mapping,
      ],
      { stdio: 'ignore' },
    )
    execFileSync(
      'biome',
      ['format', '--write', '--config-path', new URL('..', import.meta.url).pathname, target],
      { stdio: 'ignore' },
    )
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

if (process.argv.includes('--check')) {
  const folder = await ownFolder('types')
  await writeTypes(join(folder, 'database-types.ts'))
  const same =
    (await readFile(join(folder, 'database-types.ts'), 'utf8')) === (await readFile(typesFile, 'utf8'))
  await rm(folder, { recursive: true, force: true })
  if (!same) {
    console.error('api/kit/database-types.ts does not say what the migrations make. Run: npm run schema')
    process.exit(1)
  }
} else {
  await writeTypes(typesFile.pathname)
}
