import type { Row } from '#database/seeds/insert-rows.ts'

export function contentRows(_saleUnit: string, _today: string): Row[] {
  return []
}
