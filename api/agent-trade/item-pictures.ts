import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { requireAgent } from '#api/agents/require-agent.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { checkPicture, squarePicture } from '#api/kit/pictures.ts'
import type { agentItemPictureContract } from '#shop/agent-trade/agent-item-contracts.ts'
import { agentItemProblems } from '#shop/agent-trade/agent-item-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { AgentKey } from './find-items.ts'

const side = 600

/** Pictures of an agent are named after them, so that nobody saves an item with somebody else's. */
const ownName = ({ saleUnit, agentCode }: AgentKey) => `agent-items/${saleUnit}-${agentCode}-`

/** Keeps a picture under a name of its own. It is loose until an item is saved with it. */
export const agentItemPicture: Handler<typeof agentItemPictureContract> = async ({ picture }, context) => {
  const { db, storage, now } = context
  const agent = await requireAgent(context)
  if (!picture) throw refuse(agentItemProblems.notPicture)
  const judged = await checkPicture(picture)
  if (judged === 'tooLarge') throw refuse(agentItemProblems.pictureTooLarge)
  const square = judged === 'picture' ? await squarePicture(picture, side) : undefined
  if (!square) throw refuse(agentItemProblems.notPicture)
  const name = `${ownName(agent)}${randomUUID()}.webp`
  await db.insertInto('loose_pictures').values({ sale_unit: agent.saleUnit, name, at: now }).execute()
  await storage.savePublic(name, square.full)
  await storage.savePublic(name.replace(/\.webp$/, '@half.webp'), square.half)
  return { name }
}

/** Takes the new pictures of an item out of the loose ones; refuses what is neither loose nor the item's. */
export async function takeIn(tx: Db, agent: AgentKey, before: readonly string[], after: readonly string[]) {
  const added = after.filter((name) => !before.includes(name))
  if (added.length === 0) return
  if (!added.every((name) => name.startsWith(ownName(agent)))) throw refuse(agentItemProblems.picture)
  const { rows } = await sql`
    delete from loose_pictures l where l.sale_unit = ${agent.saleUnit} and l.name = any(${added}) returning l.name`.execute(
    tx,
  )
  if (rows.length !== added.length) throw refuse(agentItemProblems.picture)
}

/** Pictures no item shows any more go the way of loose ones; the demo's stay. */
export async function putOut(tx: Db, saleUnit: string, gone: readonly string[], now: Date): Promise<void> {
  const own = gone.filter((name) => name.startsWith(`agent-items/${saleUnit}-`))
  if (own.length > 0)
    await tx
      .insertInto('loose_pictures')
      .values(own.map((name) => ({ sale_unit: saleUnit, name, at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
