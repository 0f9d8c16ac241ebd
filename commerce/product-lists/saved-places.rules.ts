import { findPlacesProblem, settlePlaces } from '../baskets/items/box-places.rules'
import { toFilledBox } from '../baskets/items/custom-mix.rules'
import type { LineProduct } from '../catalog/line-product'
import { badRequest } from '../http/problem'
import type { ItemBody } from './product-list.schemas'

type Custom = ItemBody['custom']

/**
 * Returns the attributes of a list's item with the places of its box, as a bag's line has them:
 * places of an earlier mix follow the new one.
 * @throws Problem 400 for places that do not agree with the mix.
 */
export function settleSavedPlaces(
  { c_boxPlaces: sent, ...custom }: Custom,
  before: Custom | undefined,
  product: LineProduct | undefined,
): Custom {
  if (!sent) return custom
  const isSent = before?.c_boxPlaces !== sent
  const box = toFilledBox(product, custom.c_customMix, {})
  const settled = settlePlaces(sent, isSent, box)
  const problem = findPlacesProblem(settled, box, (id) => id)
  if (problem !== undefined) throw badRequest(problem, 'invalid-custom-mix', { c_reason: 'places' })
  return settled === undefined ? custom : { ...custom, c_boxPlaces: settled }
}
