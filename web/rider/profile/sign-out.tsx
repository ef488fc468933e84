import { useRef, useState } from 'react'
import { Form } from 'react-router'
import * as paths from '#web/paths/customer-paths.ts'
import { RiderButton } from '#web/rider/parts/rider-button.tsx'
import { countWaiting } from '#web/rider/store/count-waiting.ts'
import { riderPhone } from '#web/rider/store/rider-phone.ts'
import { usePhone } from '#web/rider/store/use-rider-day.ts'
import { useAccountWords } from '#web/words/rider/account/account-words.ts'
import { useRiderWords } from '#web/words/words.tsx'

/** Asks first while something waits: it would be sent only after the next sign-in on this phone. */
export function SignOut() {
  const say = useAccountWords()
  const sayFrame = useRiderWords()
  const { kept } = usePhone()
  const form = useRef<HTMLFormElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const count = countWaiting(kept)
  async function leave() {
    await riderPhone.forget()
    form.current?.requestSubmit()
  }
  return (
    <section className="grid gap-2">
      <Form ref={form} method="post" action={paths.logout} reloadDocument>
        <input type="hidden" name="who" value="rider" />
      </Form>
      {isAsking && count > 0 ? (
        <div role="alert" className="grid gap-2 rounded-card border-3 border-danger-hover p-3">
          <p className="font-bold">{say('leave.waits', { count })}</p>
          <p>{say('leave.text')}</p>
          <RiderButton onClick={() => setIsAsking(false)}>{say('leave.stay')}</RiderButton>
          <RiderButton look="danger" onClick={() => void leave()}>
            {say('leave.anyway')}
          </RiderButton>
        </div>
      ) : (
        <RiderButton look="secondary" onClick={() => (count > 0 ? setIsAsking(true) : void leave())}>
          {sayFrame('rider.signOut')}
        </RiderButton>
      )}
    </section>
  )
}
