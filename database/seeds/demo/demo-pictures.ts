import type { DemoNetwork } from '#database/seeds/demo/demo-network.ts'
import type { Picture } from '#database/seeds/drawings/save-pictures.ts'

export function itemPictures(_network: DemoNetwork): Map<string, string[]> {
  return new Map()
}
export function demoPictures(_network: DemoNetwork): Picture[] {
  return []
}
