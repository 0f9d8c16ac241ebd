import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services'
import { runRegularly, type Job } from './run-regularly'

const SECOND_MS = 1_000
/** An order that is unpaid after this time is canceled. */
const UNPAID_FOR_MS = 30 * millisecondsInMinute

/** Registers the engine's scheduled jobs. Several engines may run them at the same time. */
export function registerJobs(app: FastifyInstance, services: Services): void {
  for (const job of jobsOf(services)) runRegularly(app, job)
}

function jobsOf(services: Services): Job[] {
  const { auth, baskets, giftCertificates, mail, orders, payments, productLists, stockNotices } =
    services
  return [
    {
      name: 'mails',
      everyMs: 15 * SECOND_MS,
      isRunAtStart: true,
      run: async () => ({ done: { ...(await mail.deliver()) } }),
      stop: () => mail.close(),
    },
    {
      // prices and products that begin or end: pages show the old price for this long at most
      name: 'catalog-dates',
      everyMs: 5 * SECOND_MS,
      isRunAtStart: true,
      run: async () => ({ done: { refreshed: await services.refreshDueIndexes() } }),
    },
    {
      name: 'subscriptions',
      everyMs: millisecondsInMinute,
      isRunAtStart: true,
      run: () => lookAfterSubscriptions(services),
    },
    {
      name: 'gift-certificates',
      everyMs: millisecondsInMinute,
      isRunAtStart: true,
      run: async () => {
        const { errors } = await giftCertificates.sendDue()
        return { done: { completed: await orders.completeMailed() }, errors }
      },
    },
    {
      // stock changes by imports, returned orders and other engines
      name: 'stock-notices',
      everyMs: millisecondsInMinute,
      isRunAtStart: true,
      run: async () => ({ done: { written: await stockNotices.notify() } }),
    },
    { name: 'orders', everyMs: 5 * millisecondsInMinute, run: () => settleOrders(services) },
    {
      name: 'baskets',
      everyMs: 5 * millisecondsInMinute,
      run: async () => ({ done: { removed: await baskets.removeExpired() } }),
    },
    {
      name: 'removed-cards',
      everyMs: 5 * millisecondsInMinute,
      run: async () => {
        const { deleted, errors } = await payments.deleteRemovedCards()
        return { done: { deleted }, errors }
      },
    },
    {
      name: 'sessions',
      everyMs: millisecondsInHour,
      run: async () => {
        await auth.deleteExpired()
        return { done: {} }
      },
    },
    {
      name: 'product-lists',
      everyMs: millisecondsInHour,
      run: async () => {
        await productLists.deleteAbandoned()
        return { done: {} }
      },
    },
  ]
}

async function lookAfterSubscriptions({ subscriptionRuns }: Services) {
  const { concluded, errors } = await subscriptionRuns.runDue()
  return { done: { concluded, reminded: await subscriptionRuns.remind() }, errors }
}

async function settleOrders({ orders, now }: Services) {
  const resumed = await orders.resumePayments()
  const failed = await orders.failStaleOrders(new Date(now().getTime() - UNPAID_FOR_MS))
  const reversed = await orders.retryReversals()
  return { done: { resumed, failed, reversed, refunded: await orders.retryRefunds() } }
}
