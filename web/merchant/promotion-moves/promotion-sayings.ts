/** The sentences of what a promotion can be and what can be done with it, by key. */
export const typeWords = { 1: 'type.1', 2: 'type.2', 3: 'type.3' } as const
export const calculationWords = { 1: 'calculation.1', 2: 'calculation.2', 3: 'calculation.3' } as const
export const tabWords = {
  CURRENT: 'list.tab.CURRENT',
  SOON: 'list.tab.SOON',
  EXPIRED: 'list.tab.EXPIRED',
  DISABLE: 'list.tab.DISABLE',
  UNKNOWN: 'list.tab.UNKNOWN',
  ARCHIVED: 'list.tab.ARCHIVED',
} as const
export const switchWords = {
  enable: 'list.enable',
  disable: 'list.disable',
  archive: 'list.archive',
  restore: 'list.restore',
} as const
