import { kindOfPayment } from './payment-methods.rules'

type Preferences = Readonly<Record<string, unknown>>

/** The name of the engine's own gateway in archives. */
const OWN_PROCESSOR = 'CARD_GATEWAY'
/** Methods that never need a gateway. */
const NEVER_AUTHORIZED = new Set(['gift', 'later', 'none'])

/**
 * Returns whether a method's payments are not authorized here, so that its orders are placed on
 * creation: methods in the preference `paymentMethodsWithoutAuthorization` or, without it, cards
 * with another processor in the archive. If `orderStatusOnCreation` is `created`, no method is.
 */
export function isWithoutAuthorization(
  { id, processorId }: { id: string; processorId: string | null },
  preferences: Preferences,
): boolean {
  const kind = kindOfPayment(id)
  if (preferences['orderStatusOnCreation'] === 'created') return false
  if (kind !== undefined && NEVER_AUTHORIZED.has(kind)) return false
  const listed = preferences['paymentMethodsWithoutAuthorization']
  if (listed !== undefined) return toList(listed).includes(id)
  return kind === 'card' && processorId !== null && processorId !== OWN_PROCESSOR
}

/** Returns the initial statuses of orders that need no authorization. */
export function statusesOnCreation(preferences: Preferences = {}) {
  return {
    isPaid: preferences['paymentStatusOnCreation'] === 'paid',
    exportStatus:
      preferences['exportStatusOnCreation'] === 'not_exported'
        ? ('not_exported' as const)
        : ('ready' as const),
  }
}

/** Accepts a set of strings, or one comma-separated text. */
function toList(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : String(value).split(',')
  return values.map((one) => String(one).trim())
}
