import type { OfficePhoneOrder } from '../../contracts/phone-order'
import { requireSite } from '../baskets/assessment/assess-basket'
import { loadPictures } from '../catalog/product-pictures'
import type { Db } from '../db/client'
import { toEditedAddress } from '../orders/edit-choices'
import { toPayLink } from '../orders/propose-edit'
import { asShopper, type TakenOrder } from '../orders/take-order'
import type { Site } from '../sites/site.service'
import { withBillingAddress } from './draft-command'
import { selectPhoneOrder, stateOf, type StoredPhoneOrder } from './phone-order.repository'
import type { PhoneOrderDependencies } from './phone-order-dependencies'
import { showDraft, showOrder } from './show-phone-order'

/** Returns what an operator sees of a phone order. @throws Problem 404 */
export async function viewPhoneOrder(
  db: Db,
  dependencies: PhoneOrderDependencies,
  id: string,
): Promise<OfficePhoneOrder> {
  const { customers, now, orders, sites } = dependencies
  const stored = await selectPhoneOrder(db, id)
  const site = await requireSite(sites, stored.site_id)
  const order = stored.order_no === null ? undefined : await orders.taken.find(db, stored.order_no)
  const customer = stored.is_registered
    ? await customers.getCustomer(stored.customer_id, ['addresses'])
    : undefined
  const { billingAddress, customerInfo } = stored.document
  const { customerNo, addresses = [] } = customer ?? {}
  return {
    ...{ id, state: stateOf(stored.is_withdrawn, order, now()), siteName: site.name },
    ...{ buyer: stored.customer_name, email: stored.email, by: stored.by_name },
    ...{ createdAt: stored.created_at.toISOString(), revision: stored.revision },
    contact: {
      ...{ name: stored.customer_name, email: stored.email },
      phone: String(customerInfo.custom.c_phone ?? ''),
    },
    ...(customerNo !== undefined && { customerNo }),
    ...(billingAddress && { billing: toEditedAddress(billingAddress) }),
    addresses: addresses.map(toEditedAddress),
    ...toPayment(dependencies, site, stored, order),
    ...(await show(db, dependencies, site, stored, order)),
  }
}

async function show(
  db: Db,
  { baskets, orders }: PhoneOrderDependencies,
  site: Site,
  stored: StoredPhoneOrder,
  order: TakenOrder | undefined,
) {
  const { site_id: siteId, customer_id: customerId, is_registered: isRegistered } = stored
  const ids = (order?.document.basket?.document ?? stored.document).items
  const pictures = await loadPictures(
    db,
    ids.map(({ productId }) => productId),
  )
  if (order) return showOrder(orders.taken.show(order), pictures)
  const visitor = asShopper({ siteId, customerId, isRegistered })
  const assessed = await db
    .transaction()
    .setAccessMode('read only')
    .execute((trx) => {
      const document = withBillingAddress(stored.document)
      return baskets.ordered.price(trx, site, document, visitor)
    })
  return showDraft(baskets, stored, assessed, pictures)
}

function toPayment(
  dependencies: PhoneOrderDependencies,
  site: Site,
  { token }: StoredPhoneOrder,
  order: TakenOrder | undefined,
): Pick<OfficePhoneOrder, 'orderNo' | 'payUntil' | 'link' | 'isBeingPaid'> {
  if (!order) return { isBeingPaid: false }
  const { orderNo, status, paymentStatus, document } = order
  const isWaiting = status === 'created'
  return {
    orderNo,
    isBeingPaid: isWaiting && paymentStatus === 'authorising',
    ...(document.phoneOrder && isWaiting && { payUntil: document.phoneOrder.payUntil }),
    ...(token !== null && isWaiting && { link: toPayLink(dependencies, site, order, { token }) }),
  }
}
