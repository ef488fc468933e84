import type { ClientBase } from 'pg'

/**
 * Claims the database for a network. Returns false when that network is complete; refuses to touch another
 * one.
 */
export async function claimNetwork(client: ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ name: string; finished: boolean }>(
    'select name, finished from network',
  )
  const held = rows[0]
  if (held && held.name !== name) {
    throw new Error(
      `This database holds the network '${held.name}'. Seed '${name}' into an empty database instead.`,
    )
  }
  if (held?.finished) return false
  if (held) await clearNetwork(client)
  else await client.query('insert into network (name, finished) values ($1, false)', [name])
  return true
}

export async function finishNetwork(client: ClientBase): Promise<void> {
  await client.query('update network set finished = true, seeded_at = now()')
}

// A killed seed leaves half a network; truncating these tables cascades to the rest.
async function clearNetwork(client: ClientBase): Promise<void> {
  await client.query(
    'truncate centres, accounts, staff, riders, settings, vat_rates, merchant_applications cascade',
  )
}
