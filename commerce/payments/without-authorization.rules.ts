import { kindOfPayment } from './payment-methods.rules'

type Preferences = Readonly<Record<string, unknown>>

/** What archives call the gateway that the engine pays by. */
const OWN_PROCESSOR = 'CARD_GATEWAY'
/** These come without a gateway wherever they are offered. */
const NEVER_AUTHORIZED = new Set(['gift', 'later', 'none'])

/**
 * Whether nobody authorises a method's payments here, so that its orders are placed on creation:
 * the methods that the preference `paymentMethodsWithoutAuthorization` lists, else cards whose
 * archive names another processor than the engine's. With `orderStatusOnCreation` `created` none.
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

/** The statuses with which an order begins that nobody has to authorise. */
export function statusesOnCreation(preferences: Preferences = {}) {
  return {
    isPaid: preferences['paymentStatusOnCreation'] === 'paid',
    exportStatus:
      preferences['exportStatusOnCreation'] === 'not_exported'
        ? ('not_exported' as const)
        : ('ready' as const),
  }
}

/** A set of strings, or one text with commas. */
function toList(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : String(value).split(',')
  return values.map((one) => String(one).trim())
}
