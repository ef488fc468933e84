import type { Locale } from '#shop/words/locale.ts'
import type { Result } from '#web/kit/calls/ask-server.ts'
import { shopperLeft } from '#web/kit/calls/one-shopper.ts'
import { officeCallsOf, openOffice } from '#web/merchant/staff/office-calls.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { sendWithProgress } from '#web/shared/uploads/send-with-progress.ts'
import { type Entry, type KeptPhoto, photosOf, type VisitWork } from './entry.ts'
import type { OutboxCalls } from './outbox-calls.ts'

/** `left`: somebody else is signed in, or nobody, or at another centre. `unknown`: perhaps it arrived; it is sent again. */
type Sent = { kind: 'sent' } | { kind: 'refused'; why: string } | { kind: 'left' } | { kind: 'unknown' }

type PhotoAnswer = { id?: string; why?: string; left?: boolean; again?: boolean }

const ask = officeCallsOf<OutboxCalls>()

type Options = { locale: Locale; onProgress: (percent: number) => void }

/** Photos first, since answers name them. Every part bears an id made here: sent again, nothing is there twice. */
export async function sendEntry(entry: Entry, { locale, onProgress }: Options): Promise<Sent> {
  const photos = photosOf(entry)
  for (const [at, photo] of photos.entries()) {
    const sent = await sendPhoto(entry, photo, {
      locale,
      onProgress: (percent) => onProgress(Math.floor((at * 100 + percent) / photos.length)),
    })
    if (sent.kind !== 'sent') return sent
  }
  if (entry.work.kind === 'survey') return sendAnswers(entry, locale)
  return entry.work.kind === 'visit' ? sendVisit(entry, entry.work, locale) : { kind: 'sent' }
}

async function sendPhoto(entry: Entry, photo: KeptPhoto, { locale, onProgress }: Options): Promise<Sent> {
  const { customerCode, work } = entry
  const form = new FormData()
  const { id, takenAt, place } = photo
  const [groupCode, note] = work.kind === 'photo' ? [work.groupCode, work.note] : [null, '']
  form.set('request', JSON.stringify({ customerCode, id, takenAt, place, groupCode, note }))
  form.set('office', openOffice())
  form.set('picture', new Blob([photo.bytes], { type: photo.type }), `${id}.jpg`)
  const href = inLanguage(locale, visitPaths.photoAdd)
  let isLed = false
  // Whoever is signed out is led to the sign-in page.
  const onLed = () => {
    isLed = true
  }
  const answer = await sendWithProgress<PhotoAnswer>(href, form, onProgress, onLed)
  if (answer?.id) return { kind: 'sent' }
  if (answer?.left || isLed) return { kind: 'left' }
  return answer?.why ? { kind: 'refused', why: answer.why } : { kind: 'unknown' }
}

async function sendAnswers({ id, customerCode, work }: Entry, locale: Locale): Promise<Sent> {
  if (work.kind !== 'survey') return { kind: 'sent' }
  const { surveyId, version, answeredAt, answers, place } = work
  const request = { id, customerCode, surveyId, version, answeredAt, answers: { ...answers }, place }
  return sentAs(await ask(locale, 'answerSurvey', request))
}

async function sendVisit({ customerCode }: Entry, work: VisitWork, locale: Locale): Promise<Sent> {
  const { kind: _, visitId: id, ...told } = work
  return sentAs(await ask(locale, 'recordVisit', { ...told, id, customerCode }))
}

function sentAs(result: Result<object>): Sent {
  if (result.kind === 'ok') return { kind: 'sent' }
  if (result.kind === 'unknown') return result
  return result.code === shopperLeft ? { kind: 'left' } : { kind: 'refused', why: result.message }
}
