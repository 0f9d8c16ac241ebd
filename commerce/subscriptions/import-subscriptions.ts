import { z } from 'zod'
import { readFile } from 'node:fs/promises'
import { addDays } from '../../rules/days'
import { createCustomerId } from '../secrets'
import { AddressBody } from '../baskets/model/basket-requests.schemas'
import { toAddress } from '../baskets/shipments/address.rules'
import type { Db, Trx } from '../db/client'
import { timezoneOf, toShopTime } from '../sites/shop-time.rules'
import { insertSubscription, updateSubscription } from './subscription.repository'
import { addEvent } from './subscription-event.repository'

const Entry = z.object({
  site: z.string(),
  customerNo: z.string(),
  orderNo: z.string(),
  line: z.string(),
  product: z.string(),
  quantity: z.number().int().positive(),
  every: z.number().int().positive(),
  period: z.literal([1, 2, 3, 4]),
  /** Days from the import to the next delivery. */
  nextInDays: z.number().int().positive(),
  address: z.string(),
  isPaused: z.boolean().default(false),
})
type Entry = z.infer<typeof Entry>

/**
 * A repeated import leaves existing ones unchanged.
 * @returns the number of added subscriptions
 */
export async function importSubscriptions(db: Db, file: string, now: Date): Promise<number> {
  const entries = z.array(Entry).parse(JSON.parse(await readFile(file, 'utf8')))
  return db.transaction().execute(async (trx) => {
    let count = 0
    for (const entry of entries) if (await addEntry(trx, entry, now)) count += 1
    return count
  })
}

async function addEntry(trx: Trx, entry: Entry, now: Date): Promise<boolean> {
  const owner = await trx
    .selectFrom('customer')
    .innerJoin('customer_address', 'customer_address.customer_id', 'customer.id')
    .select(['customer.id', 'customer_address.document'])
    .where('customer_no', '=', entry.customerNo)
    .where('address_id', '=', entry.address)
    .executeTakeFirst()
  const product = await trx
    .selectFrom('product')
    .select('name')
    .where('id', '=', entry.product)
    .executeTakeFirst()
  const address = owner && toAddress(AddressBody.parse(owner.document))
  if (!product || !address) return false
  const site = await trx
    .selectFrom('site')
    .select('preferences')
    .where('id', '=', entry.site)
    .executeTakeFirst()
  const today = toShopTime(now, timezoneOf(site?.preferences ?? {})).day
  const nextOn = addDays(today, entry.nextInDays)
  const id = createCustomerId()
  const isNew = await insertSubscription(trx, {
    id,
    siteId: entry.site,
    customerId: owner.id,
    productId: entry.product,
    orderNo: entry.orderNo,
    itemId: entry.line,
    every: entry.every,
    period: entry.period,
    locale: undefined,
    anchorOn: nextOn,
    nextOn,
    document: {
      item: { productId: entry.product, quantity: entry.quantity, gift: false, custom: {} },
      name: product.name,
      address,
      billingAddress: address,
      gift: false,
    },
    at: now,
  })
  if (!isNew) return false
  await addEvent(trx, id, 'begun', now, entry.orderNo)
  const changes = { addressId: entry.address, ...(entry.isPaused && PAUSED) }
  await updateSubscription(trx, id, changes, now)
  return true
}

const PAUSED = { state: 'paused', reason: 'customer' } as const
