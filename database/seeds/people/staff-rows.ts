import { hash } from '@node-rs/argon2'
import { addDays, atMinute } from '#database/seeds/calendar.ts'
import type { Row } from '#database/seeds/insert-rows.ts'
import { customerSignIns, demoPassword, riderSignIns, staffSignIns } from '#database/seeds/people/sign-ins.ts'

/** One hash per sign-in with its own salt; argon2id with the parameters OWASP recommends. */
export async function hashSignIns(): Promise<Map<string, string>> {
  const names = [
    ...customerSignIns.map(({ mobile }) => mobile),
    ...staffSignIns.map(({ username }) => username),
    ...riderSignIns.map(({ mobile }) => mobile),
  ]
  const hashed = await Promise.all(
    names.map(
      async (name) =>
        [name, await hash(demoPassword, { memoryCost: 19456, timeCost: 2, parallelism: 1 })] as const,
    ),
  )
  return new Map(hashed)
}

export function staffRows(hashes: Map<string, string>, today: string): Row[] {
  return staffSignIns.map(({ username, name, mobile }) => ({
    username,
    name,
    mobile,
    email: `${username}@example.com`,
    password_hash: hashes.get(username),
    created_at: atMinute(addDays(today, -800), 540),
  }))
}

export function staffCentreRows(): Row[] {
  return staffSignIns.flatMap(({ username, centres }) =>
    centres.map(([sale_unit, role, monthly_target]) => ({
      sale_unit,
      username,
      role,
      sale_code: username,
      monthly_target,
    })),
  )
}

export function riderRows(hashes: Map<string, string>): Row[] {
  return riderSignIns.map(({ mobile, name, company, vehicle }) => ({
    mobile,
    name,
    company,
    vehicle,
    password_hash: hashes.get(mobile),
  }))
}

export function riderCentreRows(): Row[] {
  return riderSignIns.map(({ mobile }) => ({ sale_unit: 'BKK01', mobile }))
}
