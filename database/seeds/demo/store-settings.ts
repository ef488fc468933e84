import type { ClientBase } from 'pg'
import { addDays, atMinute } from '#database/seeds/calendar.ts'
import { insertRows, type Row } from '#database/seeds/insert-rows.ts'
import { staffSignIns } from '#database/seeds/people/sign-ins.ts'
import { makeRandom } from '#database/seeds/random.ts'

const owner = { username: 'owner01', by_name: staffSignIns[0].name }

/** Who owns the network, a festival for which a setting was changed and put back, and who signed in. */
export async function storeSettings(client: ClientBase, today: string): Promise<void> {
  const [begun, ended] = [addDays(today, -34), addDays(today, -20)]
  const snapshot = makeRandom('snapshot of the festival').uuid()
  const name = 'ช่วงเทศกาลกินเจ'
  const setting = { ...owner, kind: 'setting', subject: 'FREE_SHIPPING_AMOUNT', what: 'changed' }
  await insertRows(client, 'network_owners', [
    { username: owner.username, since: atMinute(addDays(today, -800), 540) },
  ])
  await insertRows(client, 'network_activity', [
    { ...setting, at: atMinute(begun, 545), before: { value: null }, after: { value: '2000' } },
    {
      ...{ ...owner, kind: 'config', subject: snapshot, what: 'taken', at: atMinute(begun, 560) },
      ...{ before: null, after: { name, lines: 1 } },
    },
    { ...setting, at: atMinute(ended, 1085), before: { value: '2000' }, after: { value: null } },
  ])
  await insertRows(client, 'config_snapshots', [
    {
      ...{ ...owner, id: snapshot, name, kind: 'taken', made_at: atMinute(begun, 560) },
      lines: [{ scope: '*', key: 'FREE_SHIPPING_AMOUNT', value: '2000' }] as never,
    },
  ])
  await insertRows(client, 'activity', signInRows(today))
}

/** The two mornings before; one mistyped a password first. */
function signInRows(today: string): Row[] {
  return staffSignIns.flatMap(({ username, name, centres }, at) =>
    [2, 1].flatMap((ago) => {
      const minute = 470 + at * 11
      const row = (what: string, when: number): Row => ({
        ...{ sale_unit: centres[0][0], at: atMinute(addDays(today, -ago), when), username, by_name: name },
        ...{ kind: 'sign-in', subject: username, what, before: null, after: { method: 'password' } },
      })
      return [...(at === 3 && ago === 1 ? [row('refused', minute - 1)] : []), row('signed in', minute)]
    }),
  )
}
