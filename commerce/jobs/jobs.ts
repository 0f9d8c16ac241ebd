import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import type { FastifyInstance } from 'fastify'
import type { AuthService } from '../auth/auth.service'
import type { PasskeyService } from '../passkeys/passkey.service'
import type { Retention } from '../account-data/retention'
import type { ClaimService } from '../claims/claim.service'
import type { BasketService } from '../baskets/basket.service'
import type { FiguresService } from '../figures/figures.service'
import type { GiftCertificateService } from '../gift-certificates/gift-certificate.service'
import type { LabelService } from '../labels/label.service'
import type { MailService } from '../mail/mail.service'
import type { OrderService } from '../orders/order.service'
import type { PaymentsService } from '../payments/payments.service'
import type { ProductListService } from '../product-lists/product-list.service'
import type { CountedSales } from '../search/count-sales'
import type { StockNoticeService } from '../stock-notices/stock-notice.service'
import type { SubscriptionRuns } from '../subscriptions/subscription-runs'
import { runRegularly, type Job } from './run-regularly'

interface Needs {
  auth: AuthService
  passkeys: PasskeyService
  baskets: BasketService
  claims: ClaimService
  figures: FiguresService
  giftCertificates: GiftCertificateService
  labels: LabelService
  mail: MailService
  now: () => Date
  orders: OrderService
  payments: PaymentsService
  productLists: ProductListService
  countSales(): Promise<CountedSales>
  refreshDueIndexes(): Promise<number>
  stockNotices: StockNoticeService
  retention: Retention
  subscriptionRuns: SubscriptionRuns
}

const SECOND_MS = 1_000
const UNPAID_FOR_MS = 30 * millisecondsInMinute

/** Registers the engine's scheduled jobs. Several engines may run them at the same time. */
export function registerJobs(app: FastifyInstance, services: Needs): void {
  for (const job of jobsOf(services)) runRegularly(app, job)
}

function jobsOf(services: Needs): Job[] {
  const {
    auth,
    baskets,
    giftCertificates,
    mail,
    orders,
    passkeys,
    payments,
    productLists,
    stockNotices,
  } = services
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
    ...jobsOfOrders(services),
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
        await passkeys.deleteExpired()
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

function jobsOfOrders(services: Needs): Job[] {
  const { claims, countSales, figures, labels, orders, retention } = services
  return [
    { name: 'retention', everyMs: millisecondsInHour, run: () => retention.run() },
    {
      name: 'claim-photos',
      everyMs: millisecondsInHour,
      run: async () => ({ done: { deleted: await claims.forgetPhotos() } }),
    },
    {
      name: 'returns',
      everyMs: millisecondsInHour,
      run: async () => {
        const { errors, ...done } = await claims.endReturns()
        return { done, errors }
      },
    },
    {
      name: 'labels',
      everyMs: millisecondsInHour,
      run: async () => ({ done: { deleted: await labels.forget() } }),
    },
    {
      name: 'figures',
      everyMs: 3 * SECOND_MS,
      isRunAtStart: true,
      run: async () => {
        const { counted, errors } = await figures.count()
        return { done: { counted }, errors }
      },
    },
    {
      // for sorting by best sellers
      name: 'sales',
      everyMs: 15 * SECOND_MS,
      isRunAtStart: true,
      run: async () => {
        const { counted, errors } = await countSales()
        return { done: { counted }, errors }
      },
    },
    {
      name: 'pickups',
      everyMs: millisecondsInMinute,
      isRunAtStart: true,
      run: () => lookAfterPickups(orders),
    },
    {
      name: 'pickup-questions',
      everyMs: millisecondsInMinute,
      isRunAtStart: true,
      run: async () => {
        const { refunded, errors } = await orders.backOffice.questions.settleUnanswered()
        return { done: { refunded }, errors }
      },
    },
    {
      name: 'order-proposals',
      everyMs: millisecondsInMinute,
      isRunAtStart: true,
      run: async () => {
        const { settled, errors } = await orders.backOffice.proposalPayments.settle()
        return { done: { settled }, errors }
      },
    },
    { name: 'orders', everyMs: 5 * millisecondsInMinute, run: () => settleOrders(services) },
  ]
}

async function lookAfterSubscriptions({ subscriptionRuns }: Needs) {
  const { concluded, errors } = await subscriptionRuns.runDue()
  return { done: { concluded, reminded: await subscriptionRuns.remind() }, errors }
}

/** Buyers are reminded also if codes cannot be given. */
async function lookAfterPickups(orders: OrderService) {
  const failed = (error: unknown) => ({ coded: 0, reminded: 0, errors: [error] })
  const codes = await orders.givePickupCodes().catch(failed)
  const reminders = await orders.remindPickups().catch(failed)
  return {
    done: { coded: codes.coded, reminded: reminders.reminded },
    errors: [...codes.errors, ...reminders.errors],
  }
}

async function settleOrders({ orders, now }: Needs) {
  const resumed = await orders.resumePayments()
  const failed = await orders.failStaleOrders(new Date(now().getTime() - UNPAID_FOR_MS))
  const reversed = await orders.retryReversals()
  return { done: { resumed, failed, reversed, refunded: await orders.retryRefunds() } }
}
