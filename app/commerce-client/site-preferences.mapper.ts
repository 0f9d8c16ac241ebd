import { settings } from '@/domain/settings'
import { asText } from '@/lib/read-fields'

/** What the storefront reads of a site's preferences (SITE-004). */
export interface SitePreferences {
  reviewsEnabled: boolean
  /** Goods can be picked up in shops: Bopis (SITE-005). */
  pickupEnabled: boolean
  /** An order may go to several recipients: enableMultiShipping. */
  multiShippingEnabled: boolean
  /** A bag must reach a minimum before it is ordered: qdThresholdEnabled (CART-037). */
  thresholdEnabled: boolean
  /** Most recipients of one order. */
  recipientLimit: number
  /** Shipments sent to the basket in one call: appPWAShipmentBatchSize. */
  shipmentBatchSize: number
  /** Forms have a captcha: recaptchaEnabled. */
  captchaEnabled: boolean
  /** Goods are sent to Canada as well: enableCanada (SITE-011). */
  canadaEnabled: boolean
  /** The website catalog form asks for a company: companyNameRequired (SITE-012). */
  companyNameRequired: boolean
  /** Product pages show a price in installments: klarnaEnabled (PDP-020). */
  installmentsEnabled: boolean
  /**
   * Dollars from which on a purchase may be paid in installments: klarnaMinimumAmount (PAY-005).
   */
  installmentMinimum: number
  /** Products may be sent again and again: enableSubscription (PDP-019). */
  subscriptionsEnabled: boolean
  /** Product pages show photographs of them from elsewhere: socialPhotosEnabled (PDP-015). */
  socialPhotosEnabled: boolean
  /**
   * Product pages and what is shown of an added product recommend others: recommendationsEnabled
   * (PDP-016).
   */
  recommendationsEnabled: boolean
  /** So does a page that is not found: notFoundRecommendationsEnabled (PDP-016). */
  notFoundRecommendationsEnabled: boolean
  /**
   * The package of free bags offered with what is added: freeBagsProduct (SHEET-040). None: not
   * offered.
   */
  freeBagsProductId?: string
  /** The products whose pictures gift cards by e-mail carry: eGiftCardProducts. None: not sold. */
  eGiftCardProductIds: readonly string[]
  /** Dollars: eGiftCardMinimum, eGiftCardMaximum. */
  eGiftCardMinimum: number
  eGiftCardMaximum: number
  /** Flavors in a box that a shopper fills, where its product does not say it: customMixFlavorLimit. */
  customMixFlavorLimit: number
}

/** The defaults of missing preferences, and while they cannot be read (CON-006). */
export const DEFAULT_PREFERENCES: SitePreferences = {
  reviewsEnabled: false,
  pickupEnabled: false,
  multiShippingEnabled: true,
  // whether a bag reaches the minimum is the service's answer
  thresholdEnabled: true,
  recipientLimit: settings.recipientLimit,
  shipmentBatchSize: settings.shipmentBatchSize,
  captchaEnabled: false,
  canadaEnabled: false,
  companyNameRequired: false,
  installmentsEnabled: false,
  installmentMinimum: settings.installmentMinimum,
  subscriptionsEnabled: false,
  socialPhotosEnabled: false,
  recommendationsEnabled: false,
  notFoundRecommendationsEnabled: false,
  eGiftCardProductIds: [],
  eGiftCardMinimum: settings.eGiftCardMinimum,
  eGiftCardMaximum: settings.eGiftCardMaximum,
  customMixFlavorLimit: settings.customMixFlavorLimit,
}

export function toSitePreferences(answer: unknown): SitePreferences {
  const isOn = (id: string, name: Switch) => readSwitch(answer, id) ?? DEFAULT_PREFERENCES[name]
  const count = (id: string, name: Count) => readCount(answer, id) ?? DEFAULT_PREFERENCES[name]
  return {
    reviewsEnabled: isOn('reviewsEnabled', 'reviewsEnabled'),
    pickupEnabled: isOn('Bopis', 'pickupEnabled'),
    multiShippingEnabled: isOn('enableMultiShipping', 'multiShippingEnabled'),
    thresholdEnabled: isOn('qdThresholdEnabled', 'thresholdEnabled'),
    recipientLimit: count('recipientLimit', 'recipientLimit'),
    shipmentBatchSize: count('appPWAShipmentBatchSize', 'shipmentBatchSize'),
    captchaEnabled: isOn('recaptchaEnabled', 'captchaEnabled'),
    canadaEnabled: isOn('enableCanada', 'canadaEnabled'),
    companyNameRequired: isOn('companyNameRequired', 'companyNameRequired'),
    installmentsEnabled: isOn('klarnaEnabled', 'installmentsEnabled'),
    installmentMinimum:
      readAmount(answer, 'klarnaMinimumAmount') ?? DEFAULT_PREFERENCES.installmentMinimum,
    subscriptionsEnabled: isOn('enableSubscription', 'subscriptionsEnabled'),
    socialPhotosEnabled: isOn('socialPhotosEnabled', 'socialPhotosEnabled'),
    recommendationsEnabled: isOn('recommendationsEnabled', 'recommendationsEnabled'),
    notFoundRecommendationsEnabled: isOn(
      'notFoundRecommendationsEnabled',
      'notFoundRecommendationsEnabled',
    ),
    freeBagsProductId: asText(read(answer, 'freeBagsProduct')),
    eGiftCardProductIds: readTexts(answer, 'eGiftCardProducts'),
    eGiftCardMinimum:
      readAmount(answer, 'eGiftCardMinimum') ?? DEFAULT_PREFERENCES.eGiftCardMinimum,
    eGiftCardMaximum:
      readAmount(answer, 'eGiftCardMaximum') ?? DEFAULT_PREFERENCES.eGiftCardMaximum,
    customMixFlavorLimit: count('customMixFlavorLimit', 'customMixFlavorLimit'),
  }
}

type NamesOf<Value> = {
  [Name in keyof SitePreferences]-?: SitePreferences[Name] extends Value ? Name : never
}[keyof SitePreferences]
type Switch = NamesOf<boolean>
type Count = NamesOf<number>

// archives without definitions bring every preference as text
function readSwitch(answer: unknown, id: string): boolean | undefined {
  const value = String(read(answer, id))
  return value === 'true' || value === 'false' ? value === 'true' : undefined
}

function readCount(answer: unknown, id: string): number | undefined {
  const value = Number(read(answer, id) ?? NaN)
  return Number.isInteger(value) && value > 0 ? value : undefined
}

function readAmount(answer: unknown, id: string): number | undefined {
  const value = read(answer, id)
  // Number() makes a zero of an empty text and of null
  const amount = value === '' || value === null ? NaN : Number(value)
  return amount >= 0 && Number.isFinite(amount) ? amount : undefined
}

function readTexts(answer: unknown, id: string): string[] {
  const value = read(answer, id)
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.flatMap((one) => asText(one) ?? [])
}

function read(answer: unknown, id: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, id) : undefined
}
