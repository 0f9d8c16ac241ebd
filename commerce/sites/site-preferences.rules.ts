import settings from '../../config/settings.json'

type Preferences = Readonly<Record<string, unknown>>

/**
 * What holds where a site's preferences do not say it, for the engine and for the storefronts that
 * ask it (CON-006). Numbers are changed in `config/settings.json`, which the storefront reads
 * too; for one site, by its preference of that name.
 */
export const SITE_DEFAULTS = {
  Bopis: true,
  recipientLimit: settings.recipientLimit,
  enableMultiShipping: true,
  recaptchaEnabled: false,
  appPWAShipmentBatchSize: settings.shipmentBatchSize,
  companyNameRequired: false,
  /** From which amount on, in whole units of the currency, Klarna is offered (PAY-006). */
  klarnaMinimumAmount: settings.klarnaMinimumAmount,
  /** In whole units of the currency. */
  eGiftCardMinimum: settings.eGiftCardMinimum,
  eGiftCardMaximum: settings.eGiftCardMaximum,
  /** Flavors in a box that a shopper fills, where its product does not say it. */
  customMixFlavorLimit: settings.customMixFlavorLimit,
}
/** The platform's own: they are returned elsewhere. */
const OF_THE_PLATFORM = /^Site[A-Z]/
/** A retailer stores these beside the others; they are never sent to clients. */
const SECRET = /secret|password|token|credential|private|api_?key/i

/** Whether what a preference is set to is shown to nobody, by its name. */
export const isSecretPreference = (name: string): boolean => SECRET.test(name)

/** A site's preferences as its storefront may read them. */
export function toPublicPreferences(preferences: Preferences): Record<string, unknown> {
  const open = Object.entries(preferences).filter(
    ([name]) => !OF_THE_PLATFORM.test(name) && !isSecretPreference(name),
  )
  return { ...SITE_DEFAULTS, ...Object.fromEntries(open) }
}
