import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import type {
  networkSetupContracts,
  setupStateContract,
  setupWaitingContract,
} from '#shop/network-setup/setup-contracts.ts'
import { finishedSteps } from '#shop/network-setup/setup-rules.ts'
import { setupFinish } from './open-network.ts'
import { setupSave } from './save-step.ts'
import { findSetup, requireSetup } from './setup-row.ts'
import { servicesOf, setupLine, setupSms, setupSmsCode } from './try-gateways.ts'

const setupWaiting: Handler<typeof setupWaitingContract> = async (_request, { db }) => ({
  waiting: (await findSetup(db)) !== undefined,
})

const setupState: Handler<typeof setupStateContract> = async ({ key }, context) => {
  const { draft: stored, checks } = await requireSetup(context, key)
  const { passwordHash, ...draft } = stored
  const { passwordLongest } = await context.settings()
  const [hasPassword, smsWorks] = [passwordHash !== undefined, checks.smsWorks === true]
  return {
    draft,
    hasPassword,
    finished: finishedSteps({ draft, hasPassword, smsWorks }),
    services: servicesOf(context.gateways),
    sms: { works: smsWorks, sentTo: checks.smsTo ?? '', reference: checks.smsReference ?? '' },
    line: { works: checks.lineAccount !== undefined, account: checks.lineAccount ?? '' },
    passwordLongest,
  }
}

export const networkSetupHandlers: HandlersOf<typeof networkSetupContracts> = {
  setupWaiting,
  setupState,
  setupSave,
  setupSms,
  setupSmsCode,
  setupLine,
  setupFinish,
}
