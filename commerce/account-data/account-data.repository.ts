import { sql, type Selectable } from 'kysely'
import { UNDECIDED } from '../../rules/claims'
import type { Db, Trx } from '../db/client'
import type { OrderHeaderTable } from '../orders/orders.tables'

export interface Person {
  customerId: string
  customerNo: string
  email: string
}

export type OrderRow = Selectable<OrderHeaderTable>

const ordersOf = (db: Db | Trx, customerId: string) =>
  db
    .selectFrom('order_header')
    .selectAll()
    .where('customer_id', '=', customerId)
    // a fixed order, so that two concurrent deletions lock the rows in the same order
    .orderBy('order_no')

export const selectOrders = (db: Db, customerId: string): Promise<OrderRow[]> =>
  ordersOf(db, customerId).execute()

/**
 * Locks the orders before the baskets, as whoever fails an order does. Placing an order locks its
 * basket first, so the deletion waits for a concurrent order and then sees it.
 */
export async function lockOrders(trx: Trx, customerId: string): Promise<OrderRow[]> {
  await ordersOf(trx, customerId).forUpdate().execute()
  await trx
    .selectFrom('basket')
    .select('basket_id')
    .where('customer_id', '=', customerId)
    .orderBy('basket_id')
    .forUpdate()
    .execute()
  return ordersOf(trx, customerId).forUpdate().execute()
}

/** Reads everything else that is stored about a person, by kind. */
export async function selectRest(db: Db, { customerId, email }: Person) {
  const lists = await db
    .selectFrom('product_list as list')
    .leftJoin('product_list_item as item', 'item.list_id', 'list.id')
    .select(['list.id as listId', 'list.type', 'list.document as list'])
    .select(['list.is_public as isPublic'])
    .select([
      'item.product_id as productId',
      'item.quantity',
      'item.custom',
      'item.created_at as addedAt',
    ])
    .where('list.customer_id', '=', customerId)
    .orderBy('list.id')
    .execute()
  const consents = await db
    .selectFrom('consent_status')
    .select(['site_id as site', 'subscription_id as list', 'channel', 'status', 'updated_at as at'])
    .select('contact_point as contactPoint')
    .where((eb) => eb.or([eb('customer_id', '=', customerId), eb('contact_point', '=', email)]))
    .execute()
  const newsletters = await db
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('email', '=', email)
    .execute()
  const reviews = await db
    .selectFrom('review')
    .select(['product_id as productId', 'rating', 'title', 'body', 'nickname', 'location'])
    .select(['status', 'submitted_at as submittedAt'])
    .where(sql`lower(email)`, '=', email)
    .execute()
  const messages = await db
    .selectFrom('service_case')
    .select(['id', 'kind', 'fields', 'created_at as createdAt'])
    .select(
      sql<{ text: string; at: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('text', text, 'at', at) order by answer.id)
        from service_case_answer answer where case_id = service_case.id
      ), '[]')`.as('answers'),
    )
    .where('email', '=', email)
    .execute()
  const stockNotices = await db
    .selectFrom('stock_notice')
    .select(['product_id as productId', 'created_at as createdAt', 'notified_at as notifiedAt'])
    .where('email', '=', email)
    .execute()
  const subscriptions = await db
    .selectFrom('subscription')
    .leftJoin('product', 'product.id', 'product_id')
    .select(['subscription.id', 'product_id as productId', 'product.name as productName'])
    .select(['order_no as orderNo', 'state', 'reason'])
    .select(['every', 'every_period as everyPeriod', 'next_on as nextOn', 'subscription.document'])
    .where('customer_id', '=', customerId)
    .orderBy('subscription.id')
    .execute()
  const passkeys = await db
    .selectFrom('passkey')
    .innerJoin('passkey_user as owner', 'owner.id', 'passkey.user_id')
    .select(['nick_name as name', 'passkey.created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('owner.customer_id', '=', customerId)
    .orderBy('passkey.id')
    .execute()
  return {
    ...{ lists, consents, newsletters, reviews, messages, stockNotices, subscriptions, passkeys },
    enteredCodes: await selectEnteredCodes(db, customerId),
    claims: await selectClaims(db, { customerId, email }),
    phoneOrders: await selectPhoneOrders(db, { customerId, email }),
  }
}

export const isPhoneOrderOf = ({ customerId, email }: Pick<Person, 'customerId' | 'email'>) =>
  sql<boolean>`(customer_id = ${customerId} or lower(phone_order.email) = ${email})`

/** Drafts of operators; what became an order is among the orders. */
function selectPhoneOrders(db: Db, person: Pick<Person, 'customerId' | 'email'>) {
  return db
    .selectFrom('phone_order')
    .select(['site_id as site', 'document', 'created_at as createdAt'])
    .where(sql<boolean>`${isPhoneOrderOf(person)} and order_no is null`)
    .execute()
}

/** With the photos, as Base64. */
function selectClaims(db: Db, { customerId, email }: Pick<Person, 'customerId' | 'email'>) {
  return db
    .selectFrom('claim')
    .select([
      ...(['order_no as orderNo', 'kind', 'items', 'words', 'state', 'answer'] as const),
      ...(['return_no as returnNo', 'return_reason as returnReason'] as const),
    ])
    .select('created_at as createdAt')
    .select(
      sql<string[]>`array(
        select replace(encode(picture, 'base64'), chr(10), '') from claim_photo photo
        where photo.claim_id = claim.id order by position
      )`.as('photos'),
    )
    .where((eb) => eb.or([eb('customer_id', '=', customerId), eb('email', '=', email)]))
    .orderBy('created_at')
    .execute()
}

/** Those of the account, and those of its sessions before the login. */
function selectEnteredCodes(db: Db, customerId: string) {
  return db
    .selectFrom('coupon_attempt')
    .select(['site_id as site', 'code', 'refusal', 'attempts', 'at'])
    .where((eb) =>
      eb.or([
        eb('customer_id', '=', customerId),
        eb('usid', 'in', (query) =>
          query.selectFrom('shopper_session').select('usid').where('customer_id', '=', customerId),
        ),
      ]),
    )
    .orderBy('at')
    .execute()
}

export type RestOfPerson = Awaited<ReturnType<typeof selectRest>>

/**
 * The numbers of the orders of which a claim of a person waits, or something comes back. What
 * anybody may have claimed who knows the e-mail address waits for nobody.
 */
export async function selectOrdersInClaim(
  trx: Trx,
  { customerId, email }: Pick<Person, 'customerId' | 'email'>,
  orderNos: readonly string[],
): Promise<string[]> {
  const rows = await trx
    .selectFrom('claim')
    .select('order_no')
    .distinct()
    .where((eb) =>
      eb.or([
        eb('customer_id', '=', customerId),
        eb('email', '=', email),
        eb('order_no', 'in', [...orderNos, '']),
      ]),
    )
    .where('state', 'in', [...UNDECIDED, 'returning'])
    .where((eb) => eb.or([eb('proof', '!=', 'email'), eb('state', '!=', 'open')]))
    .orderBy('order_no')
    .execute()
  return rows.map(({ order_no: orderNo }) => orderNo)
}
