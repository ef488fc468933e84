import type { FastifyInstance } from 'fastify'
import { Inbox } from '#sandbox/kit/inbox.ts'
import { addGoogleRevoke } from '#sandbox/sign-in/google-revoke-route.ts'
import { addPicture } from '#sandbox/sign-in/picture-route.ts'
import { facebook, google, line } from '#sandbox/sign-in/providers.ts'
import { addSignIn } from '#sandbox/sign-in/signin.ts'
import { addBank } from './bank/bank-route.ts'
import { addEasySlip } from './bank/easyslip.ts'
import { addSlipOk } from './bank/slipok.ts'
import { addInbox } from './inbox/inbox-route.ts'
import { addKbank } from './kbank/kbank.ts'
import { addFonts } from './kit/fonts.ts'
import { acceptForms } from './kit/forms.ts'
import { Switches } from './kit/switches.ts'
import type { World } from './kit/world.ts'
import { addLiff, openToPages } from './liff/liff-route.ts'
import { LinePhone } from './line/line-phone.ts'
import { addLineLoginApi } from './line/login-api.ts'
import { addPush } from './line/push.ts'
import { addPushToNumber } from './line/push-to-number.ts'
import { addReply } from './line/reply.ts'
import { addAccountLink } from './line-menu/account-link.ts'
import { LineMenus } from './line-menu/line-menus.ts'
import { addMenus } from './line-menu/menu-routes.ts'
import { addPhone } from './line-phone/phone-route.ts'
import { addLinePay } from './linepay/line-pay.ts'
import { addMail } from './mail/mail.ts'
import { addPartner } from './partner/partner.ts'
import { Ledger } from './payments/ledger.ts'
import { addPayments } from './payments/payments-route.ts'
import { addSmsMkt } from './sms/sms-mkt.ts'
import { addThaiBulkSms } from './sms/thai-bulk-sms.ts'
import { addThaiBulkSmsText } from './sms/thai-bulk-sms-text.ts'

type SandboxOptions = {
  /** Its own address, such as http://localhost:3000; a function, since the port may be known late. */
  origin: () => string
  /** The shop's address, if another: where it notifies, and where browsers return. */
  shop?: () => string
  /** Where payments are kept, so that they outlive the process. */
  folder?: string
  now?: () => Date
  /** The delay of the SMS gateways while `smsSlow` is on, in milliseconds. */
  slowness?: number
  drawSlip?: World['drawSlip']
}
type Sandbox = { plugin: (app: FastifyInstance) => Promise<void>; inbox: Inbox }

/**
 * The external services on the same machine, over their real protocols; mounted at `/sandbox`, never in
 * production.
 */
export function makeSandbox({
  origin,
  shop = origin,
  folder,
  drawSlip,
  now = () => new Date(),
  slowness = 10_000,
}: SandboxOptions): Sandbox {
  const inbox = new Inbox(now)
  const world = {
    origin,
    shop,
    now,
    inbox,
    switches: new Switches(),
    slowness,
    folder,
    drawSlip,
    ledger: new Ledger(folder),
  }

  async function plugin(app: FastifyInstance): Promise<void> {
    acceptForms(app)
    addInbox(app, world)
    addThaiBulkSms(app, world)
    addSmsMkt(app, world)
    addThaiBulkSmsText(app, world)
    addMail(app, world)
    const phone = new LinePhone(world)
    addPush(app, world, phone)
    addPushToNumber(app, world)
    const menus = new LineMenus()
    addReply(app, world, phone)
    addAccountLink(app, world, phone)
    addMenus(app, world, { phone, menus })
    addPhone(app, world, { phone, menus })
    addFonts(app)
    addPicture(app)
    const lineSignIn = addSignIn(app, world, line)
    addLineLoginApi(app, world, lineSignIn)
    openToPages(app)
    addLiff(app, world, lineSignIn)
    addGoogleRevoke(app, addSignIn(app, world, google))
    addSignIn(app, world, facebook)
    addPartner(app, world)
    const kbank = await addKbank(app, world)
    const linepay = await addLinePay(app, world)
    addPayments(app, world, { linepay, 'kbank-card': kbank, 'kbank-qr': kbank })
    const clock = setInterval(() => void kbank.makeKnown(), 1_000).unref()
    app.addHook('onClose', async () => clearInterval(clock))
    const book = addBank(app, world)
    addEasySlip(app, world, book)
    addSlipOk(app, world, book)
  }

  return { plugin, inbox }
}
