import type { Db, Trx } from '../db/client'
import { writeIfPossible } from '../db/write-if-possible'
import type { AssessedBasket } from './assessment/assess-basket'
import { isShopper, type BasketActor } from './model/ownership.rules'
import type { StoredBasket } from './model/stored-basket'
import { saveShownTotal } from './transfer/shown-total.repository'
import { toShownTotal } from './transfer/shown-total.rules'
import { toBasket, type BasketAnswer } from './wire/basket.mapper'

/** The total shown to the shopper is stored, because the order must have the same total. */
export async function toAnswer(
  source: Db | Trx,
  actor: BasketActor,
  stored: StoredBasket,
  assessed: AssessedBasket,
): Promise<BasketAnswer> {
  if (isShopper(actor)) {
    const total = toShownTotal(assessed.calculated)
    const save = () => saveShownTotal(source, stored, actor.usid, total)
    // without it, an order is compared with the total shown before, and refused if that differs
    await (source.isTransaction ? save() : writeIfPossible(source, save))
  }
  const { calculated, exceptions, facts } = assessed
  const basket = toBasket(stored, calculated, exceptions, facts)
  return { basket, version: stored.version, stored, assessed }
}
