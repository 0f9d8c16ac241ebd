import { randomUUID } from 'node:crypto'
import type {
  OfficePhoneOrder,
  OfficePhoneOrderList,
  PhoneOrderBox,
  PhoneOrderProduct,
  PhoneOrderShop,
} from '../../contracts/phone-order'
import { recordChange, type Actor } from '../audit/record-change'
import { requireSite } from '../baskets/assessment/assess-basket'
import {
  createBasketDocument,
  pickupShopIdOf,
  type BasketDocument,
} from '../baskets/model/basket-document.schemas'
import { setCustomer } from '../baskets/basket.rules'
import { toAddress } from '../baskets/shipments/address.rules'
import { findShipment } from '../baskets/shipments/shipments.rules'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { badRequest } from '../http/problem'
import type { Site } from '../sites/site.service'
import { findBox, toBoxCustom } from './box-filling'
import { toDraftCommand, type DraftChange } from './draft-command'
import { findProducts } from './find-products'
import type { PhoneOrderDependencies } from './phone-order-dependencies'
import {
  deletePhoneOrder,
  insertPhoneOrder,
  selectPhoneOrder,
  selectPhoneOrders,
  updatePhoneOrder,
  type PhoneOrdersQuery,
  type StoredPhoneOrder,
} from './phone-order.repository'
import type { NewPhoneOrder, PhoneOrderChange } from './phone-order.schemas'
import {
  createSentPhoneOrders,
  lockDraft,
  siteOf,
  toVisitor,
  type SentPhoneOrders,
} from './sent-phone-orders'
import { findPickupShops, requirePickupPlace } from './pickup-shops'
import { viewPhoneOrder } from './view-phone-order'

/**
 * Orders that operators take for buyers. A change names the revision that it is based on.
 * Operations on one throw Problem 404 for an unknown id, 409 for another revision or in the wrong
 * state.
 */
export interface PhoneOrderOffice extends SentPhoneOrders {
  list(query: PhoneOrdersQuery): Promise<OfficePhoneOrderList>
  get(id: string): Promise<OfficePhoneOrder>
  /** @returns the id of the draft. @throws Problem 404 for an unknown site, customer or draft */
  begin(request: NewPhoneOrder, by: Actor): Promise<string>
  /** Carries out a change by the rules of a bag. @throws Problem 400, 404 as a change of a bag */
  change(id: string, revision: number, change: PhoneOrderChange): Promise<void>
  discard(id: string, revision: number, by: Actor): Promise<void>
  /** How a box is filled. @throws Problem 400 for a product that is not filled by hand */
  findBox(id: string, asked: { shipmentId: string; productId: string }): Promise<PhoneOrderBox>
  /** Products of the draft's site, with the stock of the parcel's shop if it is collected. */
  findProducts(id: string, asked: AskedParcel): Promise<PhoneOrderProduct[]>
  /** Shops in which a parcel can be collected. @throws Problem 404 for an unknown parcel */
  findShops(id: string, asked: AskedParcel): Promise<PhoneOrderShop[]>
}

interface AskedParcel {
  shipmentId: string
  text: string
}

export function createPhoneOrderOffice(
  db: Db,
  dependencies: PhoneOrderDependencies,
): PhoneOrderOffice {
  const { baskets, now, pickupShops, sites } = dependencies

  /** The draft's site, with the stock of the parcel's shop if it is collected. */
  async function stockedSite(id: string, shipmentId: string): Promise<Site> {
    const { site_id: siteId, document } = await selectPhoneOrder(db, id)
    const site = await requireSite(sites, siteId)
    const shopId = pickupShopIdOf(findShipment(document, shipmentId)) ?? ''
    const shop = (await pickupShops.getPickupShops([shopId])).get(shopId)
    return { ...site, inventoryListId: shop?.inventoryListId ?? site.inventoryListId }
  }

  return {
    async list(query) {
      const { rows, ...rest } = await selectPhoneOrders(db, query, now())
      const all = (await sites.listSites()).map(({ id, name }) => ({ id, name }))
      const names = new Map(all.map(({ id, name }) => [id, name]))
      const phoneOrders = rows.map(({ siteId, created_at, order_no, ...row }) => ({
        ...{ id: row.id, state: row.state, siteName: names.get(siteId) ?? siteId },
        ...{ buyer: row.customer_name, email: row.email, by: row.by_name },
        createdAt: created_at.toISOString(),
        ...(order_no !== null && { orderNo: order_no }),
      }))
      return { phoneOrders, sites: all, ...rest }
    },

    ...createSentPhoneOrders(db, dependencies),
    get: (id) => viewPhoneOrder(db, dependencies, id),

    async begin(request, by) {
      const draft = await toDraft(db, dependencies, request)
      const id = randomUUID()
      await transact(db, async (trx) => {
        const of = { id, by_name: by.name, created_at: now() }
        await insertPhoneOrder(trx, { ...draft, ...of })
        await record(trx, by, 'started', id, now())
      })
      return id
    },

    async change(id, revision, change) {
      await transact(db, async (trx) => {
        const stored = await lockDraft(trx, id, revision)
        const site = await siteOf(trx, sites, stored)
        const visitor = toVisitor(stored)
        const command = toDraftCommand(
          await toDraftChange(trx, dependencies, site, stored.document, change),
        )
        const { ordered } = baskets
        const changed = await ordered.change(trx, site, stored.document, visitor, command)
        const { document } = changed.calculated
        const { customerName: customer_name = '', email = '' } = document.customerInfo
        await updatePhoneOrder(trx, id, { document, email, customer_name: customer_name ?? '' })
      })
    },

    async discard(id, revision, by) {
      await transact(db, async (trx) => {
        await lockDraft(trx, id, revision)
        await deletePhoneOrder(trx, id)
        await record(trx, by, 'thrown away', id, now())
      })
    },

    async findShops(id, { shipmentId, text }) {
      const { site_id: siteId, document } = await selectPhoneOrder(db, id)
      findShipment(document, shipmentId)
      const items = document.items.filter((item) => item.shipmentId === shipmentId)
      const site = await requireSite(sites, siteId)
      return findPickupShops({ ...dependencies, db }, site, items, text)
    },

    async findBox(id, { shipmentId, productId }) {
      return findBox({ ...dependencies, db }, await stockedSite(id, shipmentId), productId)
    },

    async findProducts(id, { shipmentId, text }) {
      return findProducts({ ...dependencies, db }, await stockedSite(id, shipmentId), text)
    },
  }
}

/** Adds to a change what it needs of the shop's data. */
async function toDraftChange(
  trx: Trx,
  { catalog }: PhoneOrderDependencies,
  site: Site,
  { items }: BasketDocument,
  change: PhoneOrderChange,
): Promise<DraftChange> {
  if (change.kind === 'pickup') {
    return { ...change, place: await requirePickupPlace(trx, change.shopId) }
  }
  if (change.kind !== 'add' && change.kind !== 'item') return change
  const { filling, ...line } = change
  const { productId } =
    line.kind === 'add' ? line : (items.find(({ itemId }) => itemId === line.itemId) ?? {})
  // an unknown line is refused by the rules of bags
  const isFilled = filling !== undefined && productId !== undefined
  const custom = isFilled ? await toBoxCustom(catalog, site, { productId, filling }, trx) : {}
  return { ...line, custom }
}

const record = (trx: Trx, by: Actor, action: string, id: string, at: Date) =>
  recordChange(trx, by, { action, subject: { type: 'phone-order', id } }, at)

async function toDraft(
  db: Db,
  { customers, sites }: PhoneOrderDependencies,
  request: NewPhoneOrder,
): Promise<Omit<StoredPhoneOrder, 'id' | 'by_name' | 'created_at' | Sent>> {
  if ('from' in request) {
    const { site_id, customer_id, is_registered, document, email, customer_name } =
      await selectPhoneOrder(db, request.from)
    return { site_id, customer_id, is_registered, document, email, customer_name }
  }
  if (!(await sites.getSite(request.siteId))) throw badRequest('Choose a site.')
  const empty = createBasketDocument()
  if (!('customerNo' in request)) {
    const { siteId: site_id, email, name, phone } = request
    const guest = { email, customerName: name, custom: { c_phone: phone } }
    return {
      ...{ site_id, email, customer_name: name, is_registered: false },
      customer_id: randomUUID(),
      document: setCustomer(empty, guest),
    }
  }
  const customer = await customers.getByNumber(request.customerNo)
  const { email = '', firstName, lastName, phoneHome = '', addresses = [] } = customer
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const info = { email, customerName: name, custom: { c_phone: phoneHome } }
  const home = addresses.find(({ preferred }) => preferred) ?? addresses[0]
  return {
    ...{ site_id: request.siteId, email, customer_name: name, is_registered: true },
    customer_id: customer.customerId ?? '',
    document: {
      ...setCustomer(empty, info),
      billingAddress: home && toAddress({ ...home, custom: {} }),
    },
  }
}
type Sent = 'revision' | 'order_no' | 'token' | 'mails' | 'is_withdrawn'
