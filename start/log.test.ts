import { expect, test } from 'vitest'
import { ownDatabase } from '#checks/tools/own-database.ts'
import { makeLog } from './log.ts'

const { pool } = await ownDatabase()

test('a row that PostgreSQL refuses is logged without its values', async () => {
  const lines: string[] = []
  const { rows } = await pool.query('select mobile from accounts limit 1')
  const error = await pool
    .query(
      `insert into accounts select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid()))).* from accounts a where mobile = $1`,
      [rows[0].mobile],
    )
    .catch((refused: unknown) => refused)
  expect(error).toHaveProperty('detail', expect.stringContaining(rows[0].mobile))
  makeLog('error', { write: (line: string) => lines.push(line) }).error({ err: error }, 'a call broke')
  expect(lines.join()).toContain('accounts_mobile')
  expect(lines.join()).not.toContain(rows[0].mobile)
})
