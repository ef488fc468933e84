const patienceMs = 120_000

/** Sends a form and tells how much of it has gone; undefined when no JSON came back, and `onLed` when another page did. */
export function sendWithProgress<Answer>(
  href: string,
  form: FormData,
  onProgress: (percent: number) => void,
  onLed?: () => void,
): Promise<Answer | undefined> {
  return new Promise((done) => {
    // Only XMLHttpRequest tells of an upload on its way.
    const request = new XMLHttpRequest()
    request.open('POST', href)
    request.timeout = patienceMs
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.floor((loaded / total) * 100))
    }
    request.onload = () => {
      if (new URL(request.responseURL).pathname !== href) onLed?.()
      done(answerOf(request.responseText))
    }
    request.onerror = request.ontimeout = request.onabort = () => done(undefined)
    request.send(form)
  })
}

function answerOf<Answer>(text: string): Answer | undefined {
  try {
    const answer = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? answer : undefined
  } catch {
    return undefined
  }
}
