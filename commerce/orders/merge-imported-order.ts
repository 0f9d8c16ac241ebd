import type { Trx } from '../db/client'
import { toDecimal } from '../money'
import { isGiftMethod } from '../payments/payment-methods.rules'
import { shippingStatusOf } from './delivered.rules'
import { adoptDocument } from './imported-order-document'
import { OrderDocument, type Fulfilment, type Pickup } from './order-document.schemas'
import type { OrderExportStatus, OrderStatus } from './orders.tables'
import { withShipments } from './imported-shipments.rules'
import type { OrderTarget } from './import-orders'

/** What an archive names of an order that exists. */
export interface OrderChange {
  orderNo: string
  placedAt?: Date
  /** Absent for the order of a guest. */
  customerNo?: string
  status?: OrderStatus
  paymentStatus?: 'not_paid' | 'part_paid' | 'paid'
  exportStatus?: OrderExportStatus
  /** Absent if the archive does not name it. */
  totalMinor?: number
  /** Product → quantity; absent if the archive does not name the lines. */
  quantities?: ReadonlyMap<string, number>
  /** Shipment → how it was sent. */
  fulfilments: Readonly<Record<string, Fulfilment[]>>
  /** Shipment → the states of its pickup. */
  pickups?: Readonly<Record<string, Pickup>>
  /** A note without a time was made when the order was placed. */
  notes: readonly { at?: Date; text: string; by?: string }[]
  cancelled?: string
}

/** Why a part of the archive was not taken; `error` means that nothing was. */
interface MergeProblem {
  severity: 'error' | 'warning'
  kind: string
  values: readonly unknown[]
}

/** Locks an order, so that nobody else changes it meanwhile. */
async function loadOrder(trx: Trx, orderNo: string) {
  const row = await trx
    .selectFrom('order_header')
    .selectAll()
    .where('order_no', '=', orderNo)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...row, document: OrderDocument.parse(row.document) }
}
type Stored = Awaited<ReturnType<typeof loadOrder>>

/** An order of another system took no stock here, and has no basket. */
const isPlacedHere = ({ document }: Stored) =>
  document.basket !== undefined || document.stock === undefined || document.stock.length > 0

/**
 * Merges the status, shipments and notes that an archive names into an existing order. Its totals
 * and lines never change. The status of an order that is finished, or was placed here, stays,
 * because stock and payments depend on it.
 */
export async function mergeOrder(
  trx: Trx,
  { siteId, at }: Pick<OrderTarget, 'siteId' | 'at'>,
  change: OrderChange,
): Promise<MergeProblem[]> {
  const stored = await loadOrder(trx, change.orderNo)
  if (stored.site_id !== siteId) return [refuse('the number is that of an order of another site')]
  const { placedAt } = change
  if (placedAt !== undefined && placedAt.getTime() !== stored.created_at.getTime()) {
    const kind = 'another order with this number was placed on %s; nothing of it is changed'
    return [refuse(kind, stored.created_at.toISOString())]
  }
  const problems = await compare(trx, stored, change)
  const owner = await findNewOwner(trx, stored, change)
  const kept = withHistory(stored, change)
  const next = owner === undefined ? kept : adoptDocument(kept, toFacts(owner))
  const status = toStatus(stored, change, problems)
  const completedAt = status.value === 'completed' ? stored.last_modified.toISOString() : undefined
  const isNew = completedAt !== undefined && stored.status !== 'completed'
  const document = status.mayChange
    ? withShipments(withPayments(next, change), change, { completedAt, isNew, now: at })
    : next
  const columns = {
    customer_id: owner ?? stored.customer_id,
    status: status.value,
    export_status: (status.mayChange && change.exportStatus) || stored.export_status,
    payment_status: toPaymentStatus(stored, change, status.mayChange),
    shipping_status: status.mayChange ? shippingStatusOf(document) : stored.shipping_status,
    document: JSON.stringify(document),
  }
  const isSame =
    columns.document === JSON.stringify(stored.document) &&
    columns.status === stored.status &&
    columns.export_status === stored.export_status &&
    columns.payment_status === stored.payment_status &&
    columns.shipping_status === stored.shipping_status
  if (isSame) return problems
  const times = change.notes.map(({ at }) => at?.getTime() ?? 0)
  const last_modified = new Date(Math.max(stored.last_modified.getTime(), ...times))
  await trx
    .updateTable('order_header')
    .set({ ...columns, last_modified })
    .where('order_no', '=', change.orderNo)
    .execute()
  return problems
}

const toFacts = (ownerId: string) => ({ ownerId, customerId: ownerId })

const refuse = (kind: string, ...values: unknown[]): MergeProblem => ({
  ...{ severity: 'error', kind, values },
})
const warn = (kind: string, ...values: unknown[]): MergeProblem => ({
  ...{ severity: 'warning', kind, values },
})

/** Returns the customer of an order that has none yet, because only now an archive has the person. */
async function findNewOwner(
  trx: Trx,
  stored: Stored,
  { customerNo }: OrderChange,
): Promise<string | undefined> {
  if (customerNo === undefined || isPlacedHere(stored)) return undefined
  const customers = await trx
    .selectFrom('customer')
    .select(['id', 'customer_no'])
    .where((where) =>
      where.or([where('id', '=', stored.customer_id), where('customer_no', '=', customerNo)]),
    )
    .execute()
  if (customers.some(({ id }) => id === stored.customer_id)) return undefined
  return customers[0]?.id
}

/** Reports what the archive says differently about the amounts and lines. */
async function compare(
  trx: Trx,
  stored: Stored,
  { orderNo, totalMinor, quantities }: OrderChange,
): Promise<MergeProblem[]> {
  const problems: MergeProblem[] = []
  if (totalMinor !== undefined && totalMinor !== stored.order_total_minor) {
    problems.push(
      warn(
        'the order exists with a total of %s; that of the archive is not taken',
        toDecimal(stored.order_total_minor, stored.currency),
      ),
    )
  }
  if (!quantities) return problems
  const items = await trx
    .selectFrom('order_item')
    .select(['product_id', 'quantity'])
    .where('order_no', '=', orderNo)
    .execute()
  const own = new Map<string, number>()
  for (const { product_id: id, quantity } of items) own.set(id, (own.get(id) ?? 0) + quantity)
  const isSame =
    own.size === quantities.size && [...own].every(([id, count]) => quantities.get(id) === count)
  if (!isSame) problems.push(warn('the order exists with other lines; they are not changed'))
  return problems
}

/** A status only proceeds. @returns whether the archive's state of the order may be taken. */
function toStatus(
  stored: Stored,
  { status: given }: OrderChange,
  problems: MergeProblem[],
): { value: OrderStatus; mayChange: boolean } {
  const { status } = stored
  const differs = given !== undefined && given !== status
  const isOlder = differs && !FOLLOWING[status].includes(given)
  if (differs && isPlacedHere(stored)) {
    problems.push(warn('the order was placed here; its status stays %s', status))
  } else if (isOlder) {
    problems.push(warn('the order is %s here already; %s is not taken', status, given))
  }
  const mayChange = !isPlacedHere(stored) && !isOlder
  return { value: mayChange && given !== undefined ? given : status, mayChange }
}

const FOLLOWING: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  created: ['new', 'open', 'completed', 'cancelled', 'replaced', 'failed'],
  new: ['open', 'completed', 'cancelled', 'replaced'],
  open: ['completed', 'cancelled', 'replaced'],
  completed: [],
  cancelled: [],
  replaced: [],
  failed: [],
}

function toPaymentStatus(stored: Stored, { paymentStatus }: OrderChange, mayChange: boolean) {
  const isNew = mayChange && stored.payment_status === 'unpaid' && paymentStatus === 'paid'
  return isNew ? 'authorised' : stored.payment_status
}

function withPayments(document: OrderDocument, { paymentStatus }: OrderChange): OrderDocument {
  if (paymentStatus !== 'paid') return document
  const payments = document.payments.map((payment) => {
    const isOpen = payment.transactionId === undefined && payment.isReceived === undefined
    const isHere = isOpen && !isGiftMethod(payment.instrument.paymentMethodId)
    return isHere ? { ...payment, isSettled: true, isReceived: true } : payment
  })
  return { ...document, payments }
}

function withHistory(
  { document, created_at: placedAt }: Stored,
  { notes, cancelled }: OrderChange,
): OrderDocument {
  const { history = [] } = document
  const known = new Set(history.map(({ at, text }) => JSON.stringify([at, text])))
  const given = notes.map(({ at = placedAt, ...note }) => ({ at: at.toISOString(), ...note }))
  const added = given.filter(({ at, text }) => !known.has(JSON.stringify([at, text])))
  const reason = `cancelled: ${cancelled}`
  if (cancelled && !history.some(({ text }) => text === reason)) {
    const times = [...history, ...given].map(({ at }) => Date.parse(at))
    const last = new Date(Math.max(placedAt.getTime(), ...times))
    added.push({ at: last.toISOString(), text: reason })
  }
  if (added.length === 0) return document
  const all = [...history, ...added]
  return { ...document, history: all.sort((a, b) => Date.parse(a.at) - Date.parse(b.at)) }
}

/** @returns whether the order was deleted, which is possible only if it was not placed here. */
export async function deleteOrder(trx: Trx, siteId: string, orderNo: string): Promise<boolean> {
  const stored = await loadOrder(trx, orderNo)
  if (stored.site_id !== siteId || isPlacedHere(stored)) return false
  await trx.deleteFrom('order_header').where('order_no', '=', orderNo).execute()
  return true
}
