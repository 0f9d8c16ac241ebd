import { kindOfPayment } from './payment-methods.rules'

type Preferences = Readonly<Record<string, unknown>>

/** The name of the engine's own gateway in archives. */
const OWN_PROCESSOR = 'CARD_GATEWAY'
/** Kinds of payment that never use a gateway. */
const NEVER_AUTHORIZED = new Set(['gift', 'later', 'none'])

/**
 * Returns whether a method's payments are not authorized here, so that its orders are placed on
 * creation. This applies to the methods in the preference `paymentMethodsWithoutAuthorization`; if
 * it is not set, to methods that the engine does not know, and to cards whose archive names another
 * processor. If `orderStatusOnCreation` is
 * `created`, it applies to no method.
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
  // nothing here can authorize a method that the engine does not know
  if (kind === undefined) return true
  return kind === 'card' && processorId !== null && processorId !== OWN_PROCESSOR
}

/** Returns the initial statuses of an order whose payments are not authorized here. */
export function statusesOnCreation(preferences: Preferences = {}) {
  return {
    isPaid: preferences['paymentStatusOnCreation'] === 'paid',
    exportStatus:
      preferences['exportStatusOnCreation'] === 'not_exported'
        ? ('not_exported' as const)
        : ('ready' as const),
  }
}

function toList(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : String(value).split(',')
  return values.map((one) => String(one).trim())
}
