import { settings } from '@/rules/settings'
import { asOneOf, asText } from '@/lib/read-fields'

/** The site preferences that the storefront reads (SITE-004). */
export interface SitePreferences {
  reviewsEnabled: boolean
  /** Products can be picked up in shops: Bopis (SITE-005). */
  pickupEnabled: boolean
  /** Who collects may ask for text messages: pickupTexts. */
  pickupTextsEnabled: boolean
  /** An order may go to several recipients: enableMultiShipping. */
  multiShippingEnabled: boolean
  /** A basket must reach a minimum before it can be ordered: qdThresholdEnabled (CART-037). */
  thresholdEnabled: boolean
  /** Maximum number of recipients per order. */
  recipientLimit: number
  /** Shipments per call when they are added to the basket: appPWAShipmentBatchSize. */
  shipmentBatchSize: number
  /** Forms have a captcha: recaptchaEnabled. */
  captchaEnabled: boolean
  /** Orders can be shipped to Canada as well: enableCanada (SITE-011). */
  canadaEnabled: boolean
  /** The website catalog form requires a company: companyNameRequired (SITE-012). */
  companyNameRequired: boolean
  /** Product pages show the price of one installment: klarnaEnabled (PDP-020). */
  installmentsEnabled: boolean
  /** Minimum amount in dollars for paying in installments: klarnaMinimumAmount (PAY-005). */
  installmentMinimum: number
  /** Products can be bought as subscriptions: enableSubscription (PDP-019). */
  subscriptionsEnabled: boolean
  /** Product pages show customers' photos from social networks: socialPhotosEnabled (PDP-015). */
  socialPhotosEnabled: boolean
  /**
   * Product pages and the sheet of an added product show recommendations: recommendationsEnabled
   * (PDP-016).
   */
  recommendationsEnabled: boolean
  /** Not-found pages show recommendations: notFoundRecommendationsEnabled (PDP-016). */
  notFoundRecommendationsEnabled: boolean
  /**
   * The pack of free bags offered after adding a product: freeBagsProduct (SHEET-040). Undefined:
   * not offered.
   */
  freeBagsProductId?: string
  /**
   * Products whose pictures are the designs of e-mailed gift cards: eGiftCardProducts. Empty: no
   * gift cards are sold.
   */
  eGiftCardProductIds: readonly string[]
  /** Range of a gift card's amount in dollars: eGiftCardMinimum, eGiftCardMaximum. */
  eGiftCardMinimum: number
  eGiftCardMaximum: number
  /** Maximum number of flavors in a custom box whose product has no limit: customMixFlavorLimit. */
  customMixFlavorLimit: number
  /**
   * What the printer of gift messages and labels can print beyond ASCII: printerCharacterSet
   * (CHK-025). Undefined: nothing.
   */
  printerCharacterSet?: string
  /**
   * Whether visitors are told of cookies or must agree first: cookieConsent. Undefined: by the law of
   * their place.
   */
  cookieConsent?: 'notice' | 'opt-in'
  /**
   * Where the lowest price of the 30 days before a reduction is shown: lowestPriorPrice. Undefined:
   * nowhere.
   */
  lowestPriorPrice?: 'product-pages' | 'everywhere'
  /** Wallets that pay in a sheet over the page: walletSheets, from the site's payment methods. */
  walletSheets: readonly string[]
  /** These sheets are stand-ins, which any browser can show: hasStandInSheets. */
  hasStandInSheets: boolean
}

/** The defaults for missing preferences, also used while preferences cannot be read (CON-006). */
export const DEFAULT_PREFERENCES: SitePreferences = {
  reviewsEnabled: false,
  pickupEnabled: false,
  pickupTextsEnabled: false,
  multiShippingEnabled: true,
  // the service decides whether a basket reaches the minimum
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
  walletSheets: [],
  hasStandInSheets: false,
}

export function toSitePreferences(answer: unknown): SitePreferences {
  const isOn = (id: string, name: Switch) => readSwitch(answer, id) ?? DEFAULT_PREFERENCES[name]
  const count = (id: string, name: Count) => readCount(answer, id) ?? DEFAULT_PREFERENCES[name]
  return {
    reviewsEnabled: isOn('reviewsEnabled', 'reviewsEnabled'),
    pickupEnabled: isOn('Bopis', 'pickupEnabled'),
    pickupTextsEnabled: isOn('pickupTexts', 'pickupTextsEnabled'),
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
    printerCharacterSet: asText(read(answer, 'printerCharacterSet')),
    walletSheets: readTexts(answer, 'walletSheets'),
    hasStandInSheets: isOn('hasStandInSheets', 'hasStandInSheets'),
    lowestPriorPrice: asOneOf(read(answer, 'lowestPriorPrice'), ['product-pages', 'everywhere']),
    cookieConsent: asOneOf(read(answer, 'cookieConsent'), ['notice', 'opt-in']),
  }
}

type NamesOf<Value> = {
  [Name in keyof SitePreferences]-?: SitePreferences[Name] extends Value ? Name : never
}[keyof SitePreferences]
type Switch = NamesOf<boolean>
type Count = NamesOf<number>

// archives without definitions contain every preference as text
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
  // Number() would turn an empty text and null into 0
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
