type Preferences = Readonly<Record<string, unknown>>

/** What the storefront counts on where a site does not say it (D2 §9). */
const DEFAULTS: Preferences = {
  Bopis: true,
  recipientLimit: 20,
  enableMultiShipping: true,
  recaptchaEnabled: false,
  appPWAShipmentBatchSize: 5,
  companyNameRequired: false,
}
/** The platform's own: what they mean is told elsewhere. */
const OF_THE_PLATFORM = /^Site[A-Z]/
/** A retailer keeps these beside the others, but they are nobody else's business. */
const SECRET = /secret|password|token|credential|private|api_?key/i

/** A site's preferences as its storefront may read them. */
export function toPublicPreferences(preferences: Preferences): Record<string, unknown> {
  const open = Object.entries(preferences).filter(
    ([name]) => !OF_THE_PLATFORM.test(name) && !SECRET.test(name),
  )
  return { ...DEFAULTS, ...Object.fromEntries(open) }
}
