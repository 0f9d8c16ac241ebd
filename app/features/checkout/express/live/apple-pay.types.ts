// https://developer.apple.com/documentation/apple_pay_on_the_web, version 3 and later

export interface ApplePayContact {
  givenName?: string
  familyName?: string
  emailAddress?: string
  phoneNumber?: string
  addressLines?: string[]
  locality?: string
  administrativeArea?: string
  postalCode?: string
  countryCode?: string
}

export interface AppleLine {
  label: string
  amount: string
  type?: 'final' | 'pending'
}

interface AppleMethod {
  identifier: string
  label: string
  detail: string
  amount: string
}

interface AppleError {
  code: string
  contactField?: string
  message: string
}

export interface AppleUpdate {
  newTotal: AppleLine
  newLineItems?: AppleLine[]
  newShippingMethods?: AppleMethod[]
  errors?: AppleError[]
}

export interface ApplePayRequest {
  countryCode: string
  currencyCode: string
  supportedNetworks: string[]
  merchantCapabilities: string[]
  requiredShippingContactFields: string[]
  requiredBillingContactFields: string[]
  shippingType: 'delivery' | 'storePickup'
  total: AppleLine
  lineItems: AppleLine[]
}

export interface ApplePayment {
  token: { paymentData: unknown }
  shippingContact?: ApplePayContact
  billingContact?: ApplePayContact
}

export interface AppleSession {
  onvalidatemerchant: ((event: { validationURL: string }) => void) | null
  onshippingcontactselected: ((event: { shippingContact: ApplePayContact }) => void) | null
  onshippingmethodselected: ((event: { shippingMethod: AppleMethod }) => void) | null
  onpaymentmethodselected: (() => void) | null
  onpaymentauthorized: ((event: { payment: ApplePayment }) => void) | null
  oncancel: (() => void) | null
  begin: () => void
  abort: () => void
  completeMerchantValidation: (merchantSession: object) => void
  completeShippingContactSelection: (update: AppleUpdate) => void
  completeShippingMethodSelection: (update: AppleUpdate) => void
  completePaymentMethodSelection: (update: AppleUpdate) => void
  completePayment: (result: { status: number; errors?: AppleError[] }) => void
}

export interface ApplePay {
  new (version: number, request: ApplePayRequest): AppleSession
  canMakePayments: () => boolean
  supportsVersion: (version: number) => boolean
  STATUS_SUCCESS: number
  STATUS_FAILURE: number
}

declare global {
  interface Window {
    ApplePaySession?: ApplePay
    ApplePayError?: new (code: string, contactField?: string, message?: string) => AppleError
  }
}
