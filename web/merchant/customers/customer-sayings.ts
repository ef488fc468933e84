/** The sentences of what a customer is, has and went through. */
export const tabWords = {
  all: 'tab.all',
  pending: 'tab.pending',
  active: 'tab.active',
  overdue: 'tab.overdue',
  inactive: 'tab.inactive',
} as const

export const sortWords = {
  name: 'sort.name',
  newest: 'sort.newest',
  debt: 'sort.debt',
  quiet: 'sort.quiet',
} as const

export const stateWords = {
  pending: 'state.pending',
  active: 'state.active',
  inactive: 'state.inactive',
} as const

export const pointWords = {
  earned: 'points.earned',
  redeemed: 'points.redeemed',
  expired: 'points.expired',
  'given back': 'points.givenBack',
  adjusted: 'points.adjusted',
} as const

export const placeWords = { C: 'places.C', S: 'places.S', B: 'places.B' } as const

export const historyWords = {
  saved: 'history.saved',
  approved: 'history.approved',
  'turned down': 'history.turnedDown',
  stopped: 'history.stopped',
  'let again': 'history.letAgain',
  'points corrected': 'history.pointsCorrected',
  imported: 'history.imported',
  'import undone': 'history.importUndone',
  merged: 'history.merged',
  'merged into': 'history.mergedInto',
} as const

export const purposeWords = { service: 'consents.service', marketing: 'consents.marketing' } as const
