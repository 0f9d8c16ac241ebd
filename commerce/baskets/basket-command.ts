import { randomUUID } from 'node:crypto'
import type { Visitor } from '../customer-groups/customer-groups.service'
import type { Trx } from '../db/client'
import type { PaymentsService } from '../payments/payments.service'
import type { ShippingMethod } from '../shipping/shipping.rules'
import type { Site } from '../sites/site.service'
import {
  completeAndAssess,
  type AssessedBasket,
  type AssessmentSources,
} from './assessment/assess-basket'
import { checkChangedItems } from './items/availability.rules'
import type { BasketDocument } from './model/basket-document.schemas'
import { checkSize } from './items/basket-size.rules'
import { checkOfferedMethods } from './offered-methods.rules'
import { checkManualPromotions } from './calculation/price-adjustments.rules'
import { followBonusLines } from './promotions/follow-bonus.rules'
import { checkPromotionChoices } from './promotions/promotion-choices.rules'
import { markAwaited } from './shipments/awaited-shipments.rules'
import { checkChosenMethods } from './calculation/fitting-methods.rules'
import { pruneLeftovers } from './shipments/prune-leftovers.rules'
import { checkSourceCode } from './promotions/source-code.rules'

/** The data that a command may use besides the document. */
interface CommandTools {
  site: Site
  currency: string
  shippingMethods: readonly ShippingMethod[]
  paymentMethodIds: readonly string[]
  now: Date
  newId: () => string
}

/**
 * A pure change of the shopper's choices, from document to document. Throws a Problem to refuse the
 * change.
 */
export type BasketCommand = (document: BasketDocument, tools: CommandTools) => BasketDocument

export interface CommandSources extends AssessmentSources {
  payments: PaymentsService
}

export interface CommandTarget {
  site: Site
  before: BasketDocument
  visitor: Visitor
}

export interface CommandResult {
  document: BasketDocument
  assessed: AssessedBasket
}

/** Unchanged parts are not checked. */
export function createCommandRunner(sources: CommandSources) {
  const { now, payments, shipping } = sources
  const newId = () => randomUUID().replaceAll('-', '')

  return async function carryOut(
    trx: Trx,
    { site, before, visitor }: CommandTarget,
    command: BasketCommand,
  ): Promise<CommandResult> {
    const { currency = site.currency } = before
    const shippingMethods = await shipping.listMethods(site.id, { currency }, trx)
    const methods = await payments.listMethods(site.id, trx)
    const paymentMethodIds = methods.map(({ id }) => id)
    const tools = { site, currency, shippingMethods, paymentMethodIds, newId, now: now() }
    const { notices: _told, ...current } = before
    const after = markAwaited(
      before,
      followBonusLines(pruneLeftovers(command(current, tools))),
      tools.now,
    )
    checkSize(before, after)
    const assessed = await completeAndAssess(sources, site, { before, after }, newId, trx, visitor)
    const { document } = assessed.calculated
    checkChangedItems(before, document, assessed.facts)
    checkChosenMethods(before, document, assessed.facts)
    checkPromotionChoices(before, assessed)
    checkManualPromotions(before, document, assessed.facts.promotions)
    checkSourceCode(before, assessed)
    checkOfferedMethods(before, methods, assessed)
    return { document, assessed }
  }
}
