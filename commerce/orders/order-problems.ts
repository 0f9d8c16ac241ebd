import { conflict, Problem } from '../http/problem'
import { toMinor } from '../money'

/** 404, with the documented text; also for another shopper's order. */
export function orderNotFound(orderNo: string): Problem {
  const detail = `No order with number '${orderNo}' was found.`
  return new Problem(404, 'order-not-found', 'Order Not Found', detail)
}

/** 409 @param to the requested status, e.g. `failed`. */
export function statusTransition(orderNo: string, from: string, to: string): Problem {
  const detail = `The order status change from '${capitalize(from)}' to '${capitalize(to)}' for order with number '${orderNo}' isn't supported.`
  return new Problem(409, 'order-status-transition', 'Order Status Transition', detail)
}

/** @param spent what is spent of the gift cards that the order bought */
export function cancelFailed(orderNo: string, spent?: string): Problem {
  const why = spent === undefined ? '' : ` ${spent} of the gift cards that it bought are spent.`
  const detail = `Order '${orderNo}' cannot be cancelled.${why}`
  return new Problem(409, 'order-cancel-failed', 'Order Cancel Failed', detail, { orderNo })
}

export function returnFailed(orderNo: string): Problem {
  const detail = `Order '${orderNo}' cannot be returned.`
  return new Problem(409, 'order-return-failed', 'Order Return Failed', detail, { orderNo })
}

export function invalidReason(reason: string): Problem {
  const detail = `The reason '${reason}' is not configured in Order Management (OMS).`
  return new Problem(400, 'invalid-reason-code', 'Invalid Reason Code', detail, { reason })
}

export function unknownItems(orderNo: string, unknownItemIds: readonly string[]): Problem {
  const detail = `One or more product item IDs in the request are not part of order '${orderNo}'.`
  const extras = { orderNo, unknownItemIds }
  return new Problem(400, 'unknown-product-item-ids', 'Unknown Product Item Ids', detail, extras)
}

export function returnExceeded(orderNo: string, itemIds: readonly string[]): Problem {
  const detail = `The return request for order '${orderNo}' exceeds the quantity available to return on one or more items.`
  const extras = { orderNo, itemIds }
  return new Problem(400, 'return-quantity-exceeded', 'Return Quantity Exceeded', detail, extras)
}

/** 409 for cases without a documented problem. */
export function notPossible(orderNo: string, detail: string): Problem {
  return conflict(detail, 'order-not-changeable', { orderNo })
}

/** @throws Problem 409 if a page shows another amount, in decimals, than there is to be paid. */
export function requireShown(
  shown: number | undefined,
  { amountMinor, currency }: { amountMinor: number; currency: string },
): void {
  if (shown === undefined || toMinor(shown, currency) === amountMinor) return
  throw conflict('What is left to be paid has changed.', 'amount-changed')
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
