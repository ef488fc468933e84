import { type MouseEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useMerchantWords } from '#web/words/words.tsx'

type DecideRegistrationProps = {
  name: string
  mayApprove: boolean
  doing: FormDataEntryValue | null | undefined
}

/**
 * Approve or reject, inside the customer's form. A rejection locks the number, so it asks again; without
 * script it does not.
 */
export function DecideRegistration({ name, mayApprove, doing }: DecideRegistrationProps) {
  const say = useMerchantWords()
  const [isConfirming, setIsConfirming] = useState(false)
  const whyDisabled = mayApprove ? undefined : say('customers.needSupervisor')
  const confirmFirst = (event: MouseEvent) => {
    event.preventDefault()
    setIsConfirming(true)
  }
  return (
    <>
      <Button
        type="submit"
        name="do"
        value="approve"
        size="lg"
        loading={doing === 'approve'}
        whyDisabled={whyDisabled}
      >
        {say('customers.approve')}
      </Button>
      <Button
        type="submit"
        name="do"
        value="refuse"
        variant="secondary"
        size="lg"
        loading={doing === 'refuse'}
        whyDisabled={whyDisabled}
        onClick={confirmFirst}
      >
        {say('customers.turnDown')}
      </Button>
      <Dialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={say('customers.turnDownTitle', { name })}
        closeLabel={say('app.close')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setIsConfirming(false)}>
              {say('customers.decideLater')}
            </Button>
            <Button type="submit" name="do" value="refuse" variant="danger" loading={doing === 'refuse'}>
              {say('customers.turnDown')}
            </Button>
          </>
        }
      >
        <p>{say('customers.turnDownBody')}</p>
      </Dialog>
    </>
  )
}
