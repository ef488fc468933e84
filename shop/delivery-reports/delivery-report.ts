/** What may be wrong with delivered goods. */
export const reportReasons = ['short', 'damaged', 'wrong', 'expired'] as const
export type ReportReason = (typeof reportReasons)[number]

/** What the centre gives for what it accepts. */
export const amendsKinds = ['credit note', 'points', 'replacement'] as const
export type AmendsKind = (typeof amendsKinds)[number]

export const reportStates = ['open', 'toSend', 'answered'] as const
export type ReportState = (typeof reportStates)[number]

/** A photo proves what is seen; what did not come cannot be photographed. */
export const needsPhoto = (reason: ReportReason) => reason === 'damaged'

export const mostReportPhotos = 5
/** Photos of an order that no report names yet: some are taken again before the report is sent. */
export const mostLoosePhotos = 15
export const reportListPage = 12
export const mostReportNote = 500
/** The points that one line can bring at most. */
export const mostAmendsPoints = 100_000

const reportHours = 24

/** The end of the time in which a delivered order can be reported. */
export const reportUntil = (deliveredAt: Date) => new Date(deliveredAt.getTime() + reportHours * 3_600_000)

/** What staff wait for with a report: to answer it, to send its replacements, or nothing. */
export function stateOf({
  isAnswered,
  toSend,
}: {
  isAnswered: boolean
  /** Replacements promised and not sent. */
  toSend: number
}): ReportState {
  if (!isAnswered) return 'open'
  return toSend > 0 ? 'toSend' : 'answered'
}
