import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useHistory, useLocation } from 'react-router-dom'
import { fromBagQuantities, type MixPiece } from '@rules/box-mix'
import { toBoxName } from '@rules/box-name'
import { readPlaces } from '@rules/box-places'
import type { BasketItem } from '@/commerce-client/baskets'
import type { MixBox } from '@/commerce-client/mix-boxes.queries'
import { firstOpenStep } from '@/rules/box-progress'
import { isBuilderPage, type BoxStep } from '@/rules/box-steps'
import { readBoxName, readCustomMix } from '@/rules/custom-mix'
import { isPickupLine } from '@/rules/shipments'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { useBasket } from '@/shopper/basket/use-basket'
import { hasChoices, newMix, type StoredMix } from '@/shopper/custom-mix'
import { paths } from '@/site/paths'
import { showToast } from '@/ui/toast'
import { buildABoxMessages as messages } from '../build-a-box.messages'
import { choiceOf, fitInto } from './box-actions'
import { readSharedMix, readSharedPlaces } from '@/rules/shared-mix'
import type { BoxBuilder } from './use-box-builder'

/**
 * Moves the parameters of a URL into the builder's box and removes them from the URL: a piece, a
 * box and its size, a shared mix, or a line of the bag. Returns whether parameters are still
 * pending.
 * @param canEnter false until the piece or box is known to belong to this builder
 */
export function useEntry(builder: BoxBuilder, step: BoxStep, canEnter = true): boolean {
  const { formatMessage } = useIntl()
  const { search } = useLocation()
  const history = useHistory()
  const { data: basket } = useBasket()
  const query = new URLSearchParams(search)
  const isAsked =
    ['piece', 'size', 'mix', 'edit'].some((name) => query.has(name)) || isBox(query, step)
  // the stored box is not available while hydrating
  const isHydrated = useIsHydrated()
  const isReady =
    isHydrated && builder.offered !== undefined && (!query.has('edit') || basket !== undefined)
  // the store notifies before the URL changes, so each URL is handled once
  const entered = useRef('')
  useEffect(() => {
    if (!isAsked) entered.current = ''
    if (!isAsked || !isReady || !canEnter || entered.current === search) return
    entered.current = search
    const item = basket?.productItems?.find(({ itemId }) => itemId === query.get('edit'))
    const next = item ? ofLine(item, builder) : ofQuery(query, builder)
    // the first page only displays a box of the URL
    if (step === 'start' && query.has('box') && !item) return
    const before = builder.mix
    if (next) builder.replace(next)
    const target = item && next ? openStepOf(next, builder) : step
    history.replace(paths.boxStep(builder.name, target))
    if (before && hasChoices(before) && next?.uniqueId !== before.uniqueId) {
      showToast({
        text: formatMessage(messages.putAside),
        isKeptOn: isBuilderPage,
        undo: {
          label: formatMessage(messages.undoPutAside),
          run: () => builder.replace(before),
        },
      })
    }
  })
  return isAsked && !(step === 'start' && !query.has('edit'))
}

/** The first page only displays a box of the URL. */
const isBox = (query: URLSearchParams, step: BoxStep) => query.has('box') && step !== 'start'

function ofQuery(query: URLSearchParams, builder: BoxBuilder): StoredMix {
  const found = findSize(builder.offered ?? [], query.get('box'), query.get('size'))
  const shared = query.get('mix')
  const choice = found && choiceOf(found.box, found.size)
  if (shared) {
    const called = toBoxName(query.get('name') ?? '') || undefined
    const pieces = readSharedMix(shared)
    const arrangement = readSharedPlaces(pieces, query.get('places'))
    return { ...newMix(builder.name), ...choice, pieces, arrangement, name: called }
  }
  const now = builder.mix ?? newMix(builder.name)
  const rules = found ? builder.rulesOf(found.size, found.box) : builder.rules
  const pieces = withPiece(now.pieces, query.get('piece'), rules?.flavors)
  const isChanged = found !== undefined || pieces !== now.pieces
  const itemId = query.get('edit')
  return {
    ...now,
    ...choice,
    pieces: rules && isChanged ? fitInto(rules, pieces) : pieces,
    // also if that line was removed: an alert is shown, and the box is added as a new line
    ...(itemId && { itemId }),
  }
}

/** Adds a piece if there is room for it; without a box there is room for one piece. */
function withPiece(pieces: MixPiece[], id: string | null, room = 1): MixPiece[] {
  const isIn = pieces.some((piece) => piece.id === id)
  return !id || isIn || pieces.length >= room ? pieces : [...pieces, { id, qty: 0 }]
}

function ofLine(item: BasketItem, builder: BoxBuilder): StoredMix | undefined {
  const found = findSize(builder.offered ?? [], null, item.productId ?? null)
  const mix = readCustomMix(item.c_customMix)
  if (!found || !mix) return undefined
  const inside = mix.box.map(({ pid, qty }) => ({ id: pid, qty }))
  return {
    ...newMix(builder.name),
    ...choiceOf(found.box, found.size),
    pieces: fromBagQuantities(builder.rulesOf(found.size, found.box), inside),
    arrangement: readPlaces(item.c_boxPlaces),
    quantity: item.quantity ?? 1,
    fulfillmentOption: isPickupLine(item) ? 'PICKUP' : 'SHIPPING',
    name: readBoxName(item),
    itemId: item.itemId,
  }
}

/** Returns the step at which an edited box opens: one where it can be changed, not the review. */
function openStepOf(mix: StoredMix, builder: BoxBuilder): BoxStep {
  const found = findSize(
    builder.offered ?? [],
    mix.boxSelection ?? null,
    mix.boxVariantSelection ?? null,
  )
  const rules = found && builder.rulesOf(found.size, found.box)
  const open = firstOpenStep({ isBegun: true, rules, pieces: mix.pieces })
  return open === 'review-box' ? 'set-quantities' : open
}

/**
 * Finds a size by its product id, or by its value in a product page's URL; otherwise returns the
 * only size.
 */
export function findSize(boxes: readonly MixBox[], boxId: string | null, size: string | null) {
  for (const box of boxes) {
    if (boxId !== null && box.id !== boxId) continue
    const named = box.sizes.find(
      ({ id, value }) => id === size || (boxId !== null && value === size),
    )
    const found = named ?? (boxId !== null && box.sizes.length === 1 ? box.sizes[0] : undefined)
    if (found) return { box, size: found }
  }
  return undefined
}
