import type { Visitor } from '../customer-groups/customer-groups.service'
import type { Trx } from '../db/client'
import { sumMinor } from '../money'
import type { StockLine } from '../inventory/inventory.rules'
import { UNLIMITED } from '../inventory/inventory.rules'
import type { InventoryService } from '../inventory/inventory.service'
import type { Site } from '../sites/site.service'
import { assessBasket, type AssessedBasket } from './assessment/assess-basket'
import { createCommandRunner, type BasketCommand, type CommandSources } from './basket-command'
import { calculateBasket } from './calculation/calculation.rules'
import type { BasketDocument } from './model/basket-document.schemas'
import { withUsualMethods } from './transfer/basket-draft'
import type { PaidShipping } from './model/basket-facts'

interface OrderedBasket {
  document: BasketDocument
  visitor: Visitor
  orderNo: string
  /** When it was ordered: its prices and promotions are those of that moment. */
  at: Date
  /** The stock that the order has taken, which is available to it. */
  held: readonly StockLine[]
  /** By shipment: what was to be paid for shipping, before and after discounts. */
  shipping: ReadonlyMap<string, { fullMinor: number; minor: number }>
}

interface ReworkedBasket {
  /** The basket without the change, by the same rules. */
  before: AssessedBasket
  after: AssessedBasket
}

/** Baskets of orders, and of those that operators place. */
export interface OrderedBaskets {
  /** Prices what an operator orders, as of now. */
  price(trx: Trx, site: Site, document: BasketDocument, visitor: Visitor): Promise<AssessedBasket>
  /**
   * Carries out a command on what an operator is about to order for somebody, without storing it.
   * Shipments whose method does not deliver to them get the usual method.
   */
  change(
    trx: Trx,
    site: Site,
    document: BasketDocument,
    visitor: Visitor,
    command: BasketCommand,
  ): Promise<AssessedBasket>
  /**
   * Carries out a command on what was ordered, without storing it. It is checked like a change of a
   * bag. What shipping cost stays as it was.
   */
  rework(
    trx: Trx,
    site: Site,
    ordered: OrderedBasket,
    command: BasketCommand,
  ): Promise<ReworkedBasket>
}

export function createOrderedBaskets(sources: CommandSources): OrderedBaskets {
  return {
    price: (trx, site, document, visitor) => assessBasket(sources, site, document, trx, visitor),
    async change(trx, site, before, visitor, command) {
      const carryOut = createCommandRunner(sources)
      const { document } = await carryOut(trx, { site, before, visitor }, command)
      const complete = await withUsualMethods(sources, site, document, visitor, trx)
      return assessBasket(sources, site, complete, trx, visitor)
    },
    async rework(trx, site, ordered, command) {
      const { document, visitor, orderNo, at } = ordered
      const inventory = withHeld(sources.inventory, ordered.held)
      const past = { ...sources, inventory, past: { at, orderNo } }
      const as = await assessBasket(past, site, document, trx, visitor)
      const paidShipping = toPaidShipping(as, ordered.shipping)
      const calculated = calculateBasket(as.calculated.document, { ...as.facts, paidShipping })
      const carryOut = createCommandRunner({ ...past, paidShipping })
      const { assessed } = await carryOut(trx, { site, before: document, visitor }, command)
      return { before: { ...as, calculated }, after: assessed }
    },
  }
}

function toPaidShipping(
  { calculated }: AssessedBasket,
  paid: OrderedBasket['shipping'],
): Map<string, PaidShipping> {
  const entries = [...paid].map(([shipmentId, { fullMinor, minor }]) => {
    const now = calculated.shipments.find(({ shipment }) => shipment.shipmentId === shipmentId)
    const { shippingAdjustments: all = [] } = now ?? {}
    const isSame = sumMinor(all.map((one) => one.minor)) === fullMinor - minor
    return [shipmentId, { fullMinor, minor, adjustments: isSame ? all : [] }] as const
  })
  return new Map(entries)
}

function withHeld(inventory: InventoryService, held: readonly StockLine[]): InventoryService {
  return {
    ...inventory,
    async getInventories(listIds, productIds, trx) {
      const lists = await inventory.getInventories(listIds, productIds, trx)
      for (const { listId, productId, quantity } of held) {
        const status = lists.get(listId)?.get(productId)
        if (!status) continue
        const ats = Math.min(UNLIMITED, status.ats + quantity)
        lists.get(listId)?.set(productId, { ...status, ats })
      }
      return lists
    },
  }
}
