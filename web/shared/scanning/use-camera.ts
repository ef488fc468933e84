import { type RefObject, useEffect, useRef, useState } from 'react'

type CameraState = 'opening' | 'live' | 'refused' | 'none'

/** The rear camera, shown in a video while mounted. */
export function useCamera(): { video: RefObject<HTMLVideoElement | null>; state: CameraState } {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('opening')

  useEffect(() => {
    let stream: MediaStream | undefined
    let left = false
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
      })
      const box = video.current
      if (left || !box) return stop()
      box.srcObject = stream
      await box.play()
      setState('live')
    }
    // Old in-app browsers lack this API.
    if ('mediaDevices' in navigator) {
      open().catch(
        (error: DOMException) => left || setState(error.name === 'NotAllowedError' ? 'refused' : 'none'),
      )
    } else setState('none')
    return () => {
      left = true
      stop()
    }
  }, [])

  return { video, state }
}
