import { TextInput } from '@mantine/core'
import { useCallback, useState } from 'react'
import type { ApplicationDetail } from '#shop/applications/application-office-contracts.ts'
import { MapPin } from '#web/shared/places/map-pin.tsx'
import { useApplicationWords } from '#web/words/merchant/applications/application-words.ts'

type Pin = { lat: number; lng: number }

/** The new centre as it will be: what the applicant told, until who approves corrects it. */
export function useOpenChoice({ centre }: ApplicationDetail) {
  const say = useApplicationWords()
  const [request, setRequest] = useState({
    saleUnit: centre?.saleUnit ?? '',
    nameTh: centre?.nameTh ?? '',
    nameEn: centre?.nameEn ?? '',
    shortName: centre?.shortName ?? '',
    pin: null as Pin | null,
  })
  const change = useCallback(
    (changed: Partial<typeof request>) => setRequest((before) => ({ ...before, ...changed })),
    [],
  )
  const isCode = /^[A-Z0-9]{3,10}$/.test(request.saleUnit)
  const whyNot = !isCode
    ? say('decide.codeRule')
    : request.nameTh.trim() === ''
      ? say('decide.needName')
      : !centre?.pin && !request.pin
        ? say('decide.pin')
        : undefined
  return { request, change, whyNot, isCode, hasPin: Boolean(centre?.pin) }
}

export function OpenFields({ choice }: { choice: ReturnType<typeof useOpenChoice> }) {
  const say = useApplicationWords()
  const { request, change, isCode, hasPin } = choice
  const setPin = useCallback((pin: Pin) => change({ pin }), [change])
  return (
    <>
      <TextInput
        label={say('detail.code')}
        value={request.saleUnit}
        maxLength={10}
        error={isCode ? undefined : say('decide.codeRule')}
        onChange={({ currentTarget }) => change({ saleUnit: currentTarget.value.toUpperCase().trim() })}
      />
      <TextInput
        label={say('detail.nameTh')}
        value={request.nameTh}
        maxLength={150}
        onChange={({ currentTarget }) => change({ nameTh: currentTarget.value })}
      />
      <TextInput
        label={say('detail.nameEn')}
        value={request.nameEn}
        maxLength={150}
        onChange={({ currentTarget }) => change({ nameEn: currentTarget.value })}
      />
      <TextInput
        label={say('detail.shortName')}
        value={request.shortName}
        maxLength={40}
        onChange={({ currentTarget }) => change({ shortName: currentTarget.value })}
      />
      {hasPin ? null : <MapPin onPin={setPin} />}
    </>
  )
}
