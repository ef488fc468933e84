import type { NoOrderReason, VisitResult, VisitTask } from '#shop/my-sales/visit-result.ts'
import type { Answers } from '#shop/surveys/survey.ts'
import type { PlaceSeen } from '#shop/visits/place-seen.ts'
import { officeMark } from '#web/merchant/staff/office-calls.ts'

/** A photo on this device, small enough to send. Bytes and not a Blob: phones of 2021 lose stored Blobs. */
export type KeptPhoto = {
  id: string
  bytes: ArrayBuffer
  type: string
  takenAt: string
  place: PlaceSeen | null
}

type PhotoWork = { kind: 'photo'; groupCode: string; groupName: string; note: string; photo: KeptPhoto }
type SurveyWork = {
  kind: 'survey'
  surveyId: string
  surveyName: string
  version: number
  answeredAt: string
  answers: Answers
  place: PlaceSeen | null
  photos: KeptPhoto[]
}

/** A visit as it is told: `leftAt` and what came of it are missing while it lasts. */
export type VisitWork = {
  kind: 'visit'
  visitId: string
  arrivedAt: string
  leftAt: string | null
  result: VisitResult | null
  reason: NoOrderReason | null
  tasks: VisitTask[]
  note: string
  farReason: string
  place: PlaceSeen | null
}

/** Something to be sent. It belongs to whoever made it, at the centre they worked for. */
export type Entry = {
  id: string
  owner: string
  centre: string
  customerCode: string
  customerName: string
  madeAt: number
  work: PhotoWork | SurveyWork | VisitWork
  /** Why the server does not take it; it waits until it is thrown away or tried again. */
  refused?: string
}

/** By the name they sign in with: two people of a centre may be called the same. */
export type Owner = { username: string; centre: string }

export const markOf = ({ username, centre }: Owner): string => officeMark({ id: username, centre })

export function photosOf({ work }: Entry): KeptPhoto[] {
  if (work.kind === 'photo') return [work.photo]
  return work.kind === 'survey' ? work.photos : []
}
