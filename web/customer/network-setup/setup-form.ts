import {
  fieldsOfStep,
  type SetupDraft,
  type SetupField,
  type SetupStep,
} from '#shop/network-setup/setup-steps.ts'
import { field } from '#web/kit/calls/form-problem.ts'

const longest: Partial<Record<SetupField, number>> = {
  ...{ primaryColour: 10, postcode: 10, weekdays: 20, cutOff: 10, area: 10, goods: 10 },
  ...{ skipMessages: 1, withBank: 1, bankCode: 3, postcodes: 3_000, address: 500 },
  ...{ lat: 20, lng: 20, phone: 20, taxNumber: 20, mobile: 20, accountNumber: 20, promptPay: 20 },
  ...{ username: 60, province: 100, district: 100, subdistrict: 100, shortName: 100 },
}

/** A step as it was typed; what is too long to be kept is cut. */
export function readDraft(form: FormData, step: SetupStep): SetupDraft {
  const draft: SetupDraft = {}
  for (const name of fieldsOfStep[step] as readonly SetupField[])
    draft[name] = field(form, name).slice(0, longest[name] ?? 200)
  if (step === 'delivery') draft.weekdays = form.getAll('weekday').join(',').slice(0, 20)
  return draft
}
