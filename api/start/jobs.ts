import type { FastifyBaseLogger } from 'fastify'
import { eraseRejected } from '#api/applications/erase-application.ts'
import { tidyCarts } from '#api/cart/stored-cart.ts'
import { checkQuotas } from '#api/customer-messages/line-quotas.ts'
import { sendDue } from '#api/customer-messages/send-due.ts'
import {
  tellAnswer,
  tellInvited,
  tellOfAgent,
  tellOfCoupons,
  tellOfOrder,
  tellOfPayment,
  tellOfRegistration,
  tellOfRelation,
  tellOfRun,
  tellOfStandingChange,
  tellRemark,
} from '#api/customer-messages/tell-of-job.ts'
import { forgetPositions } from '#api/deliveries/rider-position.ts'
import { tellDelivered } from '#api/delivery-messages/tell-delivered.ts'
import type { Gateways } from '#api/gateways/gateways.ts'
import { outsideTransactions } from '#api/gateways/outside-transactions.ts'
import { startImports, tidyImports } from '#api/imports/import-jobs.ts'
import type { Db } from '#api/kit/database.ts'
import { type Job, startJobs } from '#api/kit/jobs.ts'
import type { Storage } from '#api/kit/storage.ts'
import { answerEvent } from '#api/line/answer-event.ts'
import { answerByLine, nameLinePerson, takeLinePicture } from '#api/line/line-jobs.ts'
import { forgetEvents } from '#api/line/note-event.ts'
import { notePeopleChanged } from '#api/line-menus/menu-people.ts'
import { placeEverybody, placePerson, publishMenus } from '#api/line-menus/publish-menus.ts'
import { tidyPictures } from '#api/merchant-products/product-pictures.ts'
import { tellOfAccounts } from '#api/messages/accounts-changed.ts'
import { notifyBackInStock } from '#api/messages/back-in-stock.ts'
import { adviseEverybody } from '#api/order-advice/advise-everybody.ts'
import { forgetOldKeys } from '#api/orders/old-keys.ts'
import { handleUnpaidOrders } from '#api/paying/unpaid-orders.ts'
import { startAsking } from '#api/payments/ask-waiting.ts'
import { earnPoints, expirePoints } from '#api/points/points-jobs.ts'
import { warnOfFindings } from '#api/reconcile/warn-of-findings.ts'
import { checkSales } from '#api/reports/check-sales.ts'
import { startCounting } from '#api/reports/count-sales.ts'
import { sendSummaries } from '#api/reports/send-summaries.ts'
import { forgetMisses } from '#api/search/search-misses.ts'
import { tidySignIn } from '#api/sessions/tidy-sign-in.ts'
import { settingsReader } from '#api/settings/settings.ts'
import { runStandingOrders } from '#api/standing-runs/run-standing-orders.ts'
import type { LiffApp } from '#shop/line/liff.ts'
import { orderTopics } from '#shop/orders/order-messages.ts'
import { paymentTopics } from '#shop/payments/payment-messages.ts'
import { runTopics } from '#shop/standing-orders/run-messages.ts'

export type JobParts = {
  db: Db
  url: string
  gateways: Gateways
  storage: Storage
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** The origin of the shop's pages, for links in messages. */
  origin: () => string
  /** The shop as an app inside LINE, which its links open. */
  liff?: () => LiffApp | undefined
  now?: () => Date
}

/** All background jobs of the shop. */
export async function runJobs(parts: JobParts) {
  const {
    db,
    url,
    gateways: outside,
    storage,
    log,
    origin,
    liff = () => undefined,
    now = () => new Date(),
  } = parts
  const gateways = outsideTransactions(outside)
  const settings = settingsReader(db)
  const telling = { db, gateways, now, origin, log, liff }
  const jobs = await startJobs({
    url,
    db,
    log,
    queues: [
      ...orderTopics
        .filter((topic) => topic !== 'order-completed')
        .map((topic) => ({ topic, work: (job: Job) => tellOfOrder(telling, topic, job) })),
      ...paymentTopics.map((topic) => ({ topic, work: (job: Job) => tellOfPayment(telling, topic, job) })),
      ...runTopics.map((topic) => ({ topic, work: (job: Job) => tellOfRun(telling, topic, job) })),
      { topic: 'standing-order-by-centre', work: (job) => tellOfStandingChange(telling, job) },
      { topic: 'staff-message', work: (job) => tellRemark(telling, job) },
      { topic: 'report-answered', work: (job) => tellAnswer(telling, job) },
      { topic: 'coupons-given', work: (job) => tellOfCoupons(telling, job) },
      { topic: 'registration-decided', work: (job) => tellOfRegistration(telling, job) },
      { topic: 'agent-decided', work: (job) => tellOfAgent(telling, job) },
      { topic: 'agent-invited', work: (job) => tellInvited(telling, job) },
      { topic: 'agent-relation', work: (job) => tellOfRelation(telling, job) },
      {
        topic: 'accounts-changed',
        work: async (job) => void (await tellOfAccounts({ db, gateways, origin }, job)),
      },
      { topic: 'line-name', work: (job) => nameLinePerson({ db, gateways }, job) },
      { topic: 'line-picture', work: (job) => takeLinePicture({ db, gateways, storage, now }, job) },
      { topic: 'chat-to-line', work: (job) => answerByLine({ db, gateways, origin }, job) },
      {
        topic: 'line-event',
        work: (job) =>
          answerEvent(
            { db, gateways, now, origin, liff, log, settings, onPersonChanged: notePeopleChanged },
            job,
          ),
      },
      {
        topic: 'line-menus',
        work: (job) => publishMenus({ db, gateways, now, origin, liff, settings }, job),
      },
      { topic: 'line-menu-person', work: (job) => placePerson({ db, gateways }, job) },
      {
        topic: 'order-completed',
        work: async (job) => {
          await earnPoints({ db, now: now(), settings }, job.saleUnit, job.orderNumber)
          const told = await tellDelivered({ db, gateways, now: now(), origin, log }, job)
          if (!told) await tellOfOrder(telling, 'order-completed', job)
        },
      },
    ],
    schedules: [
      { name: 'messages-due', cron: '* * * * *', work: () => sendDue(telling) },
      { name: 'line-quotas', cron: '*/30 * * * *', work: () => checkQuotas(telling) },
      {
        name: 'expire-unpaid-orders',
        cron: '*/5 * * * *',
        work: () => handleUnpaidOrders({ db, now: now(), log, gateways }),
      },
      {
        name: 'goods-back',
        cron: '*/10 8-19 * * *',
        work: () => notifyBackInStock({ db, gateways, log, now: now(), origin }),
      },
      {
        name: 'standing-orders',
        cron: '*/5 * * * *',
        work: () => runStandingOrders({ db, gateways, now, log, settings }),
      },
      { name: 'expire-points', cron: '10 0 * * *', work: () => expirePoints({ db, now: now() }) },
      {
        name: 'reconcile',
        cron: '20 2 * * *',
        work: () => warnOfFindings({ db, gateways, now: now() }, log),
      },
      { name: 'order-advice', cron: '*/2 1-5 * * *', work: () => adviseEverybody({ db, now }) },
      { name: 'check-sales', cron: '*/5 * * * *', work: () => checkSales({ db, now: now(), log }) },
      {
        name: 'day-summary',
        cron: '*/20 20-22 * * *',
        work: () => sendSummaries({ db, gateways, now: now(), origin, log }),
      },
      { name: 'line-menus-right', cron: '*/10 * * * *', work: () => placeEverybody({ db, gateways }) },
      {
        name: 'tidy',
        cron: '40 3 * * *',
        work: () =>
          Promise.all([
            tidyCarts(db, now()),
            forgetOldKeys(db, now()),
            tidySignIn(db, now()),
            tidyPictures(db, storage, now()),
            tidyImports(db, now()),
            forgetMisses(db, now()),
            forgetEvents(db, now()),
            forgetPositions({ db, now: now() }),
            eraseRejected({ db, storage, settings, now: now() }),
          ]),
      },
    ],
  })
  const asking = startAsking({ db, gateways, log, now })
  const imports = startImports({ db, log, now })
  const counting = startCounting({ db, log })
  return {
    stop: async () => {
      await Promise.all([asking.stop(), imports.stop(), counting.stop(), jobs.stop()])
    },
  }
}
