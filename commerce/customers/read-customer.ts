import type { Db } from '../db/client'
import { notFound } from '../http/problem'
import type { SiteService } from '../sites/site.service'
import { customerNotFound } from './customer-problems'
import { ALL_PARTS, type CustomerPart } from './customer.schemas'
import { toCustomer, type Customer } from './customer.mapper'

/**
 * @param parts parts to return besides the profile.
 * @param siteId the site whose time zone decides when cards expire; UTC if absent.
 * @throws Problem 404.
 */
export async function getCustomer(
  { db, sites }: { db: Db; sites: SiteService },
  customerId: string,
  parts: readonly CustomerPart[] = ALL_PARTS,
  siteId?: string,
): Promise<Customer> {
  const row = await db
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (!row) throw customerNotFound(customerId)
  const isShown = (part: CustomerPart) => parts.includes(part)
  return toCustomer(row, {
    ...(isShown('addresses') && { addresses: await selectAddresses(db, customerId) }),
    ...(isShown('paymentinstruments') && {
      paymentInstruments: await selectPaymentInstruments(db, customerId),
      today: await sites.today(siteId),
    }),
  })
}

function selectAddresses(db: Db, customerId: string) {
  return db
    .selectFrom('customer_address')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('preferred', 'desc')
    .orderBy('created_at')
    .execute()
}

function selectPaymentInstruments(db: Db, customerId: string) {
  return db
    .selectFrom('customer_payment_instrument')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** @throws Problem 404 */
export async function getByNumber(
  { db, sites }: { db: Db; sites: SiteService },
  customerNo: string,
): Promise<Customer> {
  const row = await db
    .selectFrom('customer')
    .select('id')
    .where('customer_no', '=', customerNo)
    .executeTakeFirst()
  if (!row) throw notFound(`There is no customer with the number '${customerNo}'.`)
  return getCustomer({ db, sites }, row.id, ['addresses'])
}
