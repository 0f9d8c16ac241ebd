import { sql, type RawBuilder } from 'kysely'
import type {
  OfficeSubscription,
  OfficeSubscriptionList,
  OfficeSubscriptionState,
  SubscriptionChange,
  SubscriptionProducts,
} from '../../contracts/subscription'
import type { Actor } from '../audit/record-change'
import type { CatalogService } from '../catalog/catalog.service'
import { loadPictures } from '../catalog/product-pictures'
import type { Db } from '../db/client'
import { toLikePattern } from '../db/like-pattern'
import { readFirst } from '../db/paging'
import { toPrefixQuery } from '../db/word-search'
import { timezoneOf, toShopTime } from '../sites/shop-time.rules'
import type { SiteService } from '../sites/site.service'
import { toOfficeSubscription, toOfficeSubscriptionRow } from './office-subscription'
import { listOtherProducts } from './other-products'
import { subscriptionNotFound } from './subscription-problems'
import { selectSubscription, toStoredSubscription } from './subscription.repository'
import type { Owner } from './subscription-change.rules'
import type { SubscriptionService } from './subscription.service'

interface SubscriptionsQuery {
  /** Word prefixes of the customer's data or the product's name, or a whole id or order number. */
  text?: string
  state?: OfficeSubscriptionState
  /** The id of the last subscription of the previous page. */
  before?: string
  limit: number
}

/** Subscriptions for customer service; they are changed through the customers' own services. */
export interface SubscriptionOffice {
  list(query: SubscriptionsQuery): Promise<OfficeSubscriptionList>
  /** Those of which the last delivery failed. */
  countFailed(): Promise<number>
  /** @throws Problem 404. */
  get(id: string): Promise<OfficeSubscription>
  /** Returns the products to which it can be changed. @throws Problem 404. */
  listProducts(id: string): Promise<SubscriptionProducts>
  /**
   * @throws Problem 404, 400; 409 in the wrong state, or when the subscription has changed in the
   * meantime.
   */
  change(
    id: string,
    change: SubscriptionChange,
    operator: { by: Actor; expectedRevision: string },
  ): Promise<void>
}

interface Dependencies {
  catalog: CatalogService
  subscriptions: SubscriptionService
  sites: SiteService
  now: () => Date
}

/** The SQL equivalent of `stateOf`. */
const STATE = sql<OfficeSubscriptionState>`case
  when subscription.state = 'active' and attempt_on is not null then 'failed'
  else subscription.state end`

const MAX_MAILS = 50

export function createSubscriptionOffice(
  db: Db,
  { catalog, subscriptions, sites, now }: Dependencies,
): SubscriptionOffice {
  async function findOwner(id: string): Promise<Owner> {
    const stored = await selectSubscription(db, id)
    const site = stored && (await sites.getSite(stored.siteId))
    if (!site) throw subscriptionNotFound(id)
    return { site, customerId: stored.customerId }
  }

  const todayOf = ({ preferences }: Owner['site']) => toShopTime(now(), timezoneOf(preferences)).day

  return {
    async countFailed() {
      const failed = joined(db).where(sql<boolean>`${STATE} = 'failed'`)
      const { count } = await failed
        .clearSelect()
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },
    async list({ text, state, before, limit }) {
      let found = joined(db)
      if (text !== undefined) found = found.where(isAbout(text))
      if (state) found = found.where(sql<boolean>`${STATE} = ${state}`)
      if (before !== undefined) {
        found = found.where(
          sql<boolean>`(subscription.created_at, subscription.id) < (
            select created_at, id from subscription where id = ${before})`,
        )
      }
      const sorted = found
        .orderBy('subscription.created_at', 'desc')
        .orderBy('subscription.id', 'desc')
      const { rows, ...rest } = await readFirst(sorted, limit, ({ id }) => id)
      const pictures = await loadPictures(
        db,
        rows.map(({ product_id }) => product_id),
      )
      const names = new Map((await sites.listSites()).map(({ id, name }) => [id, name]))
      return {
        subscriptions: rows.map((row) =>
          toOfficeSubscriptionRow(toStoredSubscription(row), {
            ...row,
            siteName: names.get(row.site_id) ?? row.site_id,
            picture: pictures.get(row.product_id),
          }),
        ),
        ...rest,
      }
    },

    async get(id) {
      const owner = await findOwner(id)
      const { site } = owner
      const view = await subscriptions.get(owner, id)
      const row = await joined(db).where('subscription.id', '=', id).executeTakeFirst()
      if (!row) throw subscriptionNotFound(id)
      const mails = await db
        .selectFrom('outbox_mail')
        .select(['id', 'subject', 'created_at'])
        .where('reference', 'like', `subscription:${id}:%`)
        .orderBy('id', 'desc')
        .limit(MAX_MAILS)
        .execute()
      const picture = (await loadPictures(db, [row.product_id])).get(row.product_id)
      const named = { ...row, siteName: site.name, picture }
      return toOfficeSubscription(view, named, { today: todayOf(site), mails })
    },

    async listProducts(id) {
      const stored = await selectSubscription(db, id)
      if (!stored) throw subscriptionNotFound(id)
      return { products: await listOtherProducts(db, catalog, stored) }
    },

    async change(id, change, operator) {
      const owner = { ...(await findOwner(id)), operator }
      const today = todayOf(owner.site)
      await applyChange(subscriptions, owner, id, change, today)
    },
  }
}

async function applyChange(
  subscriptions: SubscriptionService,
  owner: Owner,
  id: string,
  change: SubscriptionChange,
  today: string,
): Promise<void> {
  switch (change.kind) {
    case 'skip':
      return void (await subscriptions.skip(owner, id, change.day))
    case 'date':
      return void (await subscriptions.changeNextDate(owner, id, change.day))
    case 'now':
      return void (await subscriptions.changeNextDate(owner, id, today))
    case 'frequency':
      return void (await subscriptions.changeFrequency(owner, id, change))
    case 'quantity':
      return void (await subscriptions.changeQuantity(owner, id, change.quantity))
    case 'product':
      return void (await subscriptions.changeProduct(owner, id, change.productId))
    case 'address':
      return void (await subscriptions.changeAddress(owner, id, change.addressId))
    case 'card':
      return void (await subscriptions.askForCard(owner, id))
    case 'pause':
      return void (await subscriptions.pause(owner, id))
    case 'resume':
      return void (await subscriptions.resume(owner, id, change.day))
    case 'cancel':
      return void (await subscriptions.cancel(owner, id, change.reason))
  }
}

function isAbout(text: string): RawBuilder<boolean> {
  const words = sql`customer_words(customer_no, email, login, last_name, profile)`
  return sql`(${words} @@ to_tsquery('simple', ${toPrefixQuery(text)})
    or coalesce(product.name, document->>'name') ilike ${toLikePattern(text)}
    or ${text} in (subscription.product_id, subscription.order_no, subscription.id))`
}

function joined(db: Db) {
  return db
    .selectFrom('subscription')
    .innerJoin('customer', 'customer.id', 'subscription.customer_id')
    .leftJoin('product', 'product.id', 'subscription.product_id')
    .selectAll('subscription')
    .select(['customer.customer_no', 'customer.email', 'customer.last_name', 'customer.profile'])
    .select('product.name as product_name')
}
