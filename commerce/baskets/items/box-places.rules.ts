import {
  placesFault,
  placesOf,
  readPlaces,
  writePlaces,
  type PlacesFault,
} from '../../../rules/box-places'
import { badRequest } from '../../http/problem'
import type { BasketItem } from '../model/basket-document.schemas'
import type { BasketFacts } from '../model/basket-facts'
import { findFilledBox, type FilledBox } from './custom-mix.rules'
import { nameOf } from './piece-shortage.rules'

/**
 * Adapts a line's `c_boxPlaces` to its mix, which a client that does not know places may have
 * changed: pieces that are still in the box stay in their places. Places that the client sent with
 * this change are left as they are, for `checkBoxPlaces`.
 * @returns the same line if nothing is to be changed.
 */
export function settleBoxPlaces(
  item: BasketItem,
  before: BasketItem | undefined,
  facts: BasketFacts,
): BasketItem {
  const { c_boxPlaces: sent, ...custom } = item.custom
  if (sent === undefined) return item
  const isSent = before?.custom.c_boxPlaces !== sent
  const settled = settlePlaces(sent, isSent, findFilledBox(item, facts))
  if (settled === sent) return item
  return { ...item, custom: { ...custom, ...(settled !== undefined && { c_boxPlaces: settled }) } }
}

/** Places of an earlier mix follow the new one, or are removed if it does not fill the box. */
export function settlePlaces<Text>(
  text: Text,
  isSent: boolean,
  box: FilledBox | undefined,
): Text | string | undefined {
  const places = readPlaces(text)
  if (!places || !box) return isSent ? text : undefined
  const { rules, pieces } = box
  if (isSent || !placesFault(rules, pieces, places)) return writePlaces(places)
  const repaired = placesOf(rules, pieces, places)
  return placesFault(rules, pieces, repaired) ? undefined : writePlaces(repaired)
}

/**
 * @throws Problem 400 `invalid-custom-mix` with `c_reason` `places` if `c_boxPlaces` does not agree
 * with the mix: each piece in a place of its own, and no place empty.
 */
export function checkBoxPlaces(item: BasketItem, facts: BasketFacts): void {
  const problem = findPlacesProblem(item.custom.c_boxPlaces, findFilledBox(item, facts), (id) =>
    nameOf(id, facts),
  )
  if (problem === undefined) return
  throw badRequest(problem, 'invalid-custom-mix', {
    c_productId: item.productId,
    c_reason: 'places',
  })
}

export function findPlacesProblem(
  text: unknown,
  box: FilledBox | undefined,
  toName: (id: string) => string,
): string | undefined {
  if (text === undefined) return undefined
  if (!box) return 'c_boxPlaces belongs to a box that a shopper filled, beside its c_customMix.'
  const places = readPlaces(text)
  if (!places) return 'c_boxPlaces must list the pieces in their places, like nut-3.fig-2.nut-1.'
  const fault = placesFault(box.rules, box.pieces, places)
  return fault && describe(fault, toName)
}

function describe(fault: PlacesFault, toName: (id: string) => string): string {
  if (fault.reason === 'empty') return 'c_boxPlaces leaves a place of the box empty.'
  const { id, places, expected } = fault
  return `c_boxPlaces has '${toName(id)}' in ${places} places; this mix takes ${expected}.`
}
