import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import type { Home, HomeTask } from '../../contracts/report'
import { addDays } from '../../rules/days'
import { hasRight, type OperatorRight, type OperatorRole } from '../../rules/operator-rights'
import { shopDay } from '../../rules/shop-day'
import type { ClaimOffice } from '../claims/claim-office'
import type { Db } from '../db/client'
import type { FiguresService } from '../figures/figures.service'
import { seasonEnd } from '../figures/home'
import { accessOf, requireRights } from '../operators/operator-access'
import type { OrderService } from '../orders/order.service'
import type { ReviewService } from '../reviews/review.service'
import type { SiteService } from '../sites/site.service'
import type { SubscriptionOffice } from '../subscriptions/subscription-office'

export interface HomeNeeds {
  claimOffice: ClaimOffice
  db: Db
  now: () => Date
  figures: FiguresService
  orders: OrderService
  reviews: ReviewService
  sites: SiteService
  subscriptionOffice: SubscriptionOffice
}

interface Task {
  id: string
  right: OperatorRight
  path: string
  count: () => Promise<number>
}

/** What waits, and how the shop does today: only what the operator's other rights allow. */
export function registerHome(app: FastifyInstance, services: HomeNeeds): void {
  const { figures, now, sites } = services
  app.register(async (scope) => {
    requireRights(scope, { read: 'home.read', write: 'home.read' })

    scope.get(`${BACK_OFFICE_API}/home`, async (request): Promise<Home> => {
      const { roles } = accessOf(request)
      const day = shopDay(now())
      // which pickups are late is counted with the figures
      const { isBehind } = await figures.catchUp()
      const tasks = await countTasks(services, roles, day)
      const all = await sites.listSites()
      const home: Home = { day, tasks, isBehind }
      if (hasRight(roles, 'reports.read')) {
        home.takings = []
        for (const site of all) home.takings.push(await figures.readTakings(site, now()))
      }
      if (hasRight(roles, 'catalog.read')) {
        home.stock = { until: seasonEnd(day), products: [] }
        for (const site of all) {
          home.stock.products.push(...(await figures.readRunningOut(site, now())))
        }
        home.stock.products.sort((one, other) => one.daysLeft - other.daysLeft)
      }
      return home
    })
  })
}

async function countTasks(
  services: HomeNeeds,
  roles: readonly OperatorRole[],
  day: string,
): Promise<HomeTask[]> {
  const allowed = tasksOf(services, day).filter(({ right }) => hasRight(roles, right))
  const tasks: HomeTask[] = []
  for (const { id, path, count } of allowed) tasks.push({ id, path, count: await count() })
  return tasks
}

/** Each counts what the list at its address shows. */
function tasksOf({ db, orders, ...services }: HomeNeeds, day: string): Task[] {
  const { countOrders } = orders.backOffice
  const ofOrders = (id: string, filter: Parameters<typeof countOrders>[0]): Task => ({
    ...{ id, right: 'orders.read', count: () => countOrders(filter) },
    path: `/orders?${new URLSearchParams(
      Object.entries(filter).map(([name, value]) => [name, String(value)]),
    ).toString()}`,
  })
  return [
    // nobody packs what is not paid
    ofOrders('late', { sendBy: addDays(day, -1), paymentStatus: 'authorised' }),
    ofOrders('to-send', { sendBy: day, paymentStatus: 'authorised' }),
    ofOrders('pickups-late', { pickup: 'late' }),
    ofOrders('to-prepare', { pickup: 'placed' }),
    ofOrders('preparing', { pickup: 'preparing' }),
    ofOrders('ready', { pickup: 'ready' }),
    ofOrders('export-failed', { exportStatus: 'failed' }),
    ofOrders('unpaid', { paymentStatus: 'unpaid', status: 'new' }),
    ofOrders('lost', { paymentStatus: 'lost' }),
    ofOrders('unknown', { paymentStatus: 'unknown' }),
    {
      ...{ id: 'deliveries-failed', right: 'subscriptions.read' },
      path: '/subscriptions?state=failed',
      count: services.subscriptionOffice.countFailed,
    },
    {
      ...{ id: 'claims', right: 'claims.read', path: '/claims?state=undecided' },
      count: services.claimOffice.countUndecided,
    },
    {
      ...{ id: 'messages', right: 'messages.read', path: '/messages?state=open' },
      async count() {
        const { rows } = await sql<{ count: number }>`
          select count(*) from service_case
          where kind = 'contact' and answered_at is null and assignee is null`.execute(db)
        return rows[0]?.count ?? 0
      },
    },
    {
      ...{ id: 'reviews', right: 'reviews.read', path: '/reviews' },
      async count() {
        const page = { orders: [], offset: 0, limit: 1 }
        return (await services.reviews.listReviews({ status: 'SUBMITTED' }, page)).total
      },
    },
  ]
}
