import { settings } from './settings'

/** Maximum quantity on the product page (PDP-058). */
const MAX_QUANTITY = 999
export const MIN_QUANTITY = 1

/** Why a quantity differs from the requested one (PDP-068). */
export type QuantityNotice = 'QUANTITY_EXCEEDS_MAX' | 'QUANTITIES_LIMITED' | 'QUANTITIES_REDUCED'

export interface QuantityState {
  quantity: number
  /** The text in the quantity field; while typing it may differ from the quantity. */
  text: string
  notice?: QuantityNotice
}

export type QuantityAction =
  | { type: 'step'; direction: 1 | -1 }
  | { type: 'type'; text: string }
  /** The shopper stopped typing. */
  | { type: 'settle' }
  | { type: 'blur' }
  /** The variant, the stock or the basket has changed. */
  | { type: 'limit' }

export function startQuantity(quantity = MIN_QUANTITY): QuantityState {
  return accept(Math.min(Math.max(quantity, MIN_QUANTITY), MAX_QUANTITY))
}

/**
 * Returns the next state.
 * @param available quantity that can still be added: stock minus the basket's quantity; if it is
 * unknown (undefined), only the maximum applies
 */
export function changeQuantity(
  state: QuantityState,
  action: QuantityAction,
  available: number | undefined,
): QuantityState {
  const stock = available ?? Infinity
  switch (action.type) {
    case 'step':
      return step(state, action.direction, stock)
    case 'type':
      // text that is no number is ignored
      return /^\d{0,6}$/.test(action.text) ? { ...state, text: action.text } : state
    case 'settle':
      return settle(state, stock)
    case 'blur':
      return Number(state.text) === 0 ? accept(MIN_QUANTITY) : settle(state, stock)
    case 'limit':
      return limit(state, stock)
  }
}

/**
 * Plus is disabled without stock, at the maximum, and after a message that no more stock is left.
 */
export function canIncrease({ quantity, notice }: QuantityState, available?: number): boolean {
  const hasStock = available === undefined || available > 0
  return hasStock && quantity < MAX_QUANTITY && notice !== 'QUANTITIES_LIMITED'
}

export function canDecrease({ quantity }: QuantityState): boolean {
  return quantity > MIN_QUANTITY
}

/** Returns whether the typed quantity can be added without a correction. */
export function isAcceptable({ notice }: QuantityState, available?: number): boolean {
  return notice !== 'QUANTITY_EXCEEDS_MAX' && (available === undefined || available > 0)
}

function step(state: QuantityState, direction: 1 | -1, stock: number): QuantityState {
  const next = state.quantity + direction * settings.quantityStep
  if (direction === 1 && next > stock) return { ...state, notice: 'QUANTITIES_LIMITED' }
  if (next < MIN_QUANTITY || next > MAX_QUANTITY) return state
  return accept(next)
}

function settle(state: QuantityState, stock: number): QuantityState {
  const typed = Number(state.text)
  // empty or zero: leaving the field changes it to one
  if (state.text === '' || typed === 0) return state
  if (typed > MAX_QUANTITY) return { ...state, notice: 'QUANTITY_EXCEEDS_MAX' }
  if (typed > stock) return reduceTo(stock)
  return typed === state.quantity && state.notice !== 'QUANTITY_EXCEEDS_MAX'
    ? { ...state, text: String(typed) }
    : accept(typed)
}

function limit(state: QuantityState, stock: number): QuantityState {
  if (state.quantity > stock && state.quantity > MIN_QUANTITY) return reduceTo(stock)
  const noLongerApplies = state.notice !== undefined && state.quantity < stock
  return noLongerApplies ? accept(state.quantity) : state
}

function reduceTo(stock: number): QuantityState {
  return { ...accept(Math.max(MIN_QUANTITY, stock)), notice: 'QUANTITIES_REDUCED' }
}

function accept(quantity: number): QuantityState {
  return { quantity, text: String(quantity) }
}
