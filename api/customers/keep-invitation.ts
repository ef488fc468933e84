import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { digest } from '#api/sessions/devices.ts'

type Opened = { saleUnit: string; code: string; mobile: string; token: string; now: Date }

/** Remembers the agent's link a shop registered by, so that it is offered again; accepting it stays the shop's own act. */
export async function keepInvitation(tx: Db, { saleUnit, code, mobile, token, now }: Opened): Promise<void> {
  if (!token) return
  await sql`update agent_invitations set opened_by = ${code}
    where sale_unit = ${saleUnit} and token_hash = ${digest(token)} and state = 'waiting' and expires_at > ${now}
      and opened_by is null and (mobile is null or mobile = ${mobile})`.execute(tx)
}
