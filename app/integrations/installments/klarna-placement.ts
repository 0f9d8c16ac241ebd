import { createElement, type ReactElement } from 'react'

export const PLACEMENT = 'credit-promotion-auto-size'

interface Placement {
  locale: string
  /** In minor units. */
  amount: number
  /** The text, where Klarna's script does not fill the element. */
  text?: string | null
}

/** Returns the element that Klarna's script fills. */
export function createPlacement({ locale, amount, text }: Placement): ReactElement {
  const attributes = {
    'data-key': PLACEMENT,
    'data-locale': locale,
    'data-purchase-amount': String(amount),
  }
  return createElement('klarna-placement', attributes, text)
}

/** Makes Klarna's script read its elements again. */
export function refreshPlacements(): void {
  const service: unknown = Reflect.get(window, 'KlarnaOnsiteService')
  const queue = Array.isArray(service) ? service : []
  queue.push({ eventName: 'refresh-placements' })
  if (!service) Reflect.set(window, 'KlarnaOnsiteService', queue)
}
