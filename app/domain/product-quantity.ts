import { settings } from './settings'

/** The product page's highest quantity (PDP-058). */
const MAX_QUANTITY = 999
export const MIN_QUANTITY = 1

/** Why a quantity is not the one asked for (PDP-068). */
export type QuantityNotice = 'QUANTITY_EXCEEDS_MAX' | 'QUANTITIES_LIMITED' | 'QUANTITIES_REDUCED'

export interface QuantityState {
  /** The quantity that would be added. */
  quantity: number
  /** What the box shows: may differ from the quantity while typing. */
  text: string
  notice?: QuantityNotice
}

export type QuantityAction =
  | { type: 'step'; direction: 1 | -1 }
  | { type: 'type'; text: string }
  /** The shopper stopped typing. */
  | { type: 'settle' }
  | { type: 'blur' }
  /** Another variant, another stock, or another bag. */
  | { type: 'limit' }

export const initialQuantity: QuantityState = accept(MIN_QUANTITY)

/** Where a line of the bag is changed: as many as it has. */
export function startQuantity(quantity: number): QuantityState {
  return accept(Math.min(Math.max(quantity, MIN_QUANTITY), MAX_QUANTITY))
}

/**
 * The next state.
 * @param available pieces that can still be added: stock less what the bag holds; undefined when
 *   not known: then only the maximum counts
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
      // What is no number is as if it had not been typed.
      return /^\d{0,6}$/.test(action.text) ? { ...state, text: action.text } : state
    case 'settle':
      return settle(state, stock)
    case 'blur':
      return Number(state.text) === 0 ? accept(MIN_QUANTITY) : settle(state, stock)
    case 'limit':
      return limit(state, stock)
  }
}

/** Plus is off without stock, at the maximum, and after a message that there is no more stock. */
export function canIncrease({ quantity, notice }: QuantityState, available?: number): boolean {
  const hasStock = available === undefined || available > 0
  return hasStock && quantity < MAX_QUANTITY && notice !== 'QUANTITIES_LIMITED'
}

export function canDecrease({ quantity }: QuantityState): boolean {
  return quantity > MIN_QUANTITY
}

/** Whether what the box shows can be added as it is. */
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
  // Nothing, or zero: leaving the box makes it one.
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
