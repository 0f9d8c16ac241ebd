import { useHistory } from 'react-router-dom'
import type { NewBasketItem } from '@/commerce-client/baskets'
import type { ProductView } from '@/commerce-client/product.mapper'
import { isSoldAsItIs } from '@/rules/availability'
import type { QuantityNotice } from '@/rules/product-quantity'
import { selectionStatus } from '@/rules/selection-status'
import { settings } from '@/rules/settings'
import type { BagAddition } from '@/shopper/basket/add-to-shipment'
import { useUpdateItem } from '@/shopper/basket/basket.mutations'
import { readFrequency } from '@/shopper/subscriptions/optins'
import { paths } from '@/site/paths'
import type { ProductChoice } from './product-choice'
import { useAddAndShow } from './use-add-and-show'
import type { EditedLine } from './use-edited-line'
import { useFulfillment } from './use-fulfillment'
import { useOrderRequest } from './use-order-request'
import { useProductOffer } from './use-product-offer'
import { useProductOptions } from './use-product-options'
import { useProductPromos, type ProductPromos } from './use-product-promos'
import { useProductQuantity } from './use-product-quantity'

/** Into the bag, for several recipients, or what else becomes of the item. */
type OrderWay = 'bag' | 'several' | ((item: BagAddition) => void)

/**
 * Manages the order of a product: the chosen variant, its quantity, and adding it to the bag
 * (PDP-055).
 * @param line the line of the bag to edit instead of adding
 * @param isOwnPage `true` on the product's own page, which also offers pickup, subscriptions and
 * installments
 * @param isLinePending `true` until it is known which line to edit
 */
export function useProductOrder(
  product: ProductView,
  { variant, missing }: ProductChoice,
  line?: EditedLine,
  { isOwnPage = false, isLinePending = false } = {},
) {
  const sent = useProductOffer(product, variant, line)
  const fulfillment = useFulfillment(product, sent, { isOwnPage, line })
  const { offer, option, place } = fulfillment
  const isMaterial = product.facts.flags.includes('isCollateral')
  const usual = isMaterial ? settings.materialsQuantity : undefined
  const quantity = useProductQuantity(offer.available, line?.quantity ?? usual)
  const options = useProductOptions(product, line)
  const filling = useFilling(line)
  const canOrder =
    (offer.isSold || missing !== undefined) &&
    offer.availability === 'in-stock' &&
    !fulfillment.isOutOfReach &&
    isSoldAsItIs(product.facts)
  const offered = useProductPromos(product, offer)
  const promos: ProductPromos = isOwnPage && canOrder && !line ? offered : { isSubscribable: false }
  const isFull = canOrder && offer.available === 0

  const { isAsked, askedWay, isStopped, request } = useOrderRequest<OrderWay>(
    {
      productId: offer.productId,
      canOrder,
      isOpen: missing !== undefined || fulfillment.isPending,
      needsShop: fulfillment.needsShop,
      option,
      settleQuantity: quantity.settleNow,
    },
    ({ quantity: pieces, way }) => {
      const frequency = promos.isSubscribable ? readFrequency(offer.productId) : undefined
      const item: BagAddition = {
        productId: offer.productId,
        quantity: pieces,
        ...options.parts,
        ...(option && { fulfillmentOption: option, place }),
        ...(frequency && { c_subscriptionFrequency: frequency }),
      }
      if (typeof way === 'function') way(item)
      else filling.put(item, way === 'several', () => quantity.reset(pieces))
    },
  )
  const status = selectionStatus(missing, isAsked)

  return {
    offer,
    fulfillment,
    quantity,
    options,
    canOrder,
    promos,
    status,
    asked: status === 'waiting' ? missing : undefined,
    /** What is asked for is bought at once, without the bag. */
    isBought: typeof askedWay === 'function',
    line,
    // Tells the shopper before any click that the bag already contains the whole stock. The limit
    // per order has its own message elsewhere.
    notice: noticeOf(isFull ? 'QUANTITIES_LIMITED' : quantity.notice, offer.isLimited),
    /** Also `true` while a click waits for the shop's stock, or the page for the edited line. */
    isAdding: isLinePending || filling.isPending || (isAsked && fulfillment.isPending),
    error: filling.error,
    /** The name of the shop that does not have the requested product in stock. */
    shopWithout:
      isStopped && fulfillment.notice === 'not-at-shop' ? fulfillment.shop?.name : undefined,
    /** A click was not carried out, because something changed while it waited. */
    hasLapsed: isStopped && fulfillment.notice !== 'not-at-shop' && !quantity.notice,
    addToBag: () => request('bag'),
    /** Opens the sheet to choose recipients instead (MSH-014). */
    addForSeveral: () => request('several'),
    /** Calls back with the item once all is chosen, instead of adding it. */
    buyNow: (buy: (item: BagAddition) => void) => request(buy),
  }
}

/**
 * Writes the item to the bag: adds it, opens the choice of recipients, or changes the edited line.
 */
function useFilling(line?: EditedLine) {
  const adding = useAddAndShow()
  const saving = useSaveLine()
  return {
    put: (item: BagAddition, isForSeveral: boolean, onAdded: () => void) => {
      if (line) saving.save(line.itemId, item)
      else if (isForSeveral) adding.choose([item], onAdded)
      else adding.add([item], onAdded)
    },
    isPending: adding.isAdding || saving.isSaving,
    error: adding.error ?? saving.error,
  }
}

function noticeOf(notice: QuantityNotice | undefined, isLimited: boolean) {
  return isLimited && notice !== 'QUANTITY_EXCEEDS_MAX' ? undefined : notice
}

export type ProductOrder = ReturnType<typeof useProductOrder>

/** Changes the size, wrap, options or quantity of a line, and returns to the bag (PDP-090). */
function useSaveLine() {
  const history = useHistory()
  const { mutate, isLoading, error } = useUpdateItem()
  return {
    save: (itemId: string, { productId, quantity, optionItems }: NewBasketItem) =>
      mutate(
        { itemId, changes: { productId, quantity, ...(optionItems && { optionItems }) } },
        { onSuccess: () => history.push(paths.bag()) },
      ),
    isSaving: isLoading,
    error,
  }
}
