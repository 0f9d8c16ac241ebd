import settings from '../../config/settings.json'

type Preferences = Readonly<Record<string, unknown>>

/**
 * Defaults for missing site preferences, used by the engine and sent to the storefronts (CON-006).
 * Change the numbers in `config/settings.json`, which the storefront reads too, or for one site by
 * the preference of the same name.
 */
export const SITE_DEFAULTS = {
  Bopis: true,
  pickupTexts: false,
  recipientLimit: settings.recipientLimit,
  enableMultiShipping: true,
  recaptchaEnabled: false,
  appPWAShipmentBatchSize: settings.shipmentBatchSize,
  companyNameRequired: false,
  /** The minimum amount for Klarna, in whole units of the currency (PAY-006). */
  klarnaMinimumAmount: settings.klarnaMinimumAmount,
  /** In whole units of the currency. */
  eGiftCardMinimum: settings.eGiftCardMinimum,
  eGiftCardMaximum: settings.eGiftCardMaximum,
  /** Maximum number of flavors in a shopper-filled box, if its product sets none. */
  customMixFlavorLimit: settings.customMixFlavorLimit,
}

/** Of pickups that are ready, in days; read by the engine alone. */
export const PICKUP_DEFAULTS = { pickupKeptDays: 14, pickupReminderDays: 5 }

/** Of claims about what was received; the limit is in whole units. Read by the engine alone. */
export const CLAIM_DEFAULTS = {
  claimDays: 30,
  claimRefundLimit: 25,
  claimRepeatDays: 90,
  /** 0: nothing is taken back. */
  returnDays: 0,
}

/** Whether products have the lowest price of the 30 days before their reduction. */
export const showsPriorPrices = ({ lowestPriorPrice: where }: Preferences): boolean =>
  where === 'product-pages' || where === 'everywhere'
/** The platform's own preferences, which other calls return. */
const OF_THE_PLATFORM = /^Site[A-Z]/
/** The engine's search alone reads them, and they are long. */
const OF_THE_SEARCH = 'searchPhrases'
/** Names of secrets that a retailer stores beside other preferences, whatever their type. */
export const SECRET_NAME = 'secret|password|token|credential|private|api_?key'
const SECRET = new RegExp(SECRET_NAME, 'i')

/** Returns whether a preference's value must be hidden, judged by its name or type. */
export const isSecretPreference = (name: string, passwordIds: ReadonlySet<string>): boolean =>
  SECRET.test(name) || passwordIds.has(name)

export const isSecretAttribute = (objectType: string, id: string, valueType: string): boolean =>
  valueType === 'password' || (objectType === 'SitePreferences' && SECRET.test(id))

export function toPublicPreferences(
  preferences: Preferences,
  passwordIds: ReadonlySet<string>,
): Record<string, unknown> {
  const open = Object.entries(preferences).filter(
    ([name]) =>
      !OF_THE_PLATFORM.test(name) &&
      name !== OF_THE_SEARCH &&
      !isSecretPreference(name, passwordIds),
  )
  return { ...SITE_DEFAULTS, ...Object.fromEntries(open) }
}
