// https://developers.google.com/pay/api/web/reference, version 2

export interface GoogleAddress {
  name?: string
  address1?: string
  address2?: string
  address3?: string
  locality?: string
  administrativeArea?: string
  postalCode?: string
  countryCode?: string
  phoneNumber?: string
}

export interface GoogleReadiness {
  apiVersion: number
  apiVersionMinor: number
  allowedPaymentMethods: {
    type: 'CARD'
    parameters: {
      allowedAuthMethods: string[]
      allowedCardNetworks: string[]
      billingAddressRequired?: boolean
      billingAddressParameters?: { format: 'FULL' | 'MIN'; phoneNumberRequired?: boolean }
    }
    tokenizationSpecification?: { type: 'PAYMENT_GATEWAY'; parameters: Record<string, string> }
  }[]
}

export interface GoogleTransaction {
  countryCode: string
  currencyCode: string
  totalPriceStatus: 'ESTIMATED' | 'FINAL'
  totalPrice: string
  totalPriceLabel: string
  displayItems: { label: string; type: 'LINE_ITEM'; price: string }[]
}

interface GoogleMerchantInfo {
  merchantId: string
  merchantName: string
}

export interface GoogleRequest extends GoogleReadiness {
  merchantInfo: GoogleMerchantInfo
  transactionInfo: GoogleTransaction
  emailRequired: boolean
  shippingAddressRequired: boolean
  shippingAddressParameters?: { phoneNumberRequired: boolean }
  shippingOptionRequired: boolean
  callbackIntents: GoogleIntent[]
}

type GoogleIntent = 'PAYMENT_AUTHORIZATION' | 'SHIPPING_ADDRESS' | 'SHIPPING_OPTION'

export interface GoogleError {
  reason:
    | 'OTHER_ERROR'
    | 'PAYMENT_DATA_INVALID'
    | 'SHIPPING_ADDRESS_INVALID'
    | 'SHIPPING_ADDRESS_UNSERVICEABLE'
  intent: GoogleIntent
  message: string
}

/** What the shopper has chosen so far: an address without name and street. */
export interface GoogleChoice {
  callbackTrigger: 'INITIALIZE' | 'SHIPPING_ADDRESS' | 'SHIPPING_OPTION'
  shippingAddress?: GoogleAddress
  shippingOptionData?: { id: string }
}

export interface GoogleUpdate {
  newTransactionInfo?: GoogleTransaction
  newShippingOptionParameters?: {
    defaultSelectedOptionId: string
    shippingOptions: { id: string; label: string; description: string }[]
  }
  error?: GoogleError
}

export interface GooglePayment {
  email?: string
  shippingAddress?: GoogleAddress
  paymentMethodData: {
    tokenizationData: { token: string }
    info?: { billingAddress?: GoogleAddress }
  }
}

export interface GoogleOutcome {
  transactionState: 'ERROR' | 'SUCCESS'
  error?: GoogleError
}

export interface GoogleOptions {
  environment: 'PRODUCTION' | 'TEST'
  merchantInfo: GoogleMerchantInfo
  paymentDataCallbacks?: {
    onPaymentDataChanged?: (choice: GoogleChoice) => Promise<GoogleUpdate>
    onPaymentAuthorized: (payment: GooglePayment) => Promise<GoogleOutcome>
  }
}

export interface GoogleClient {
  isReadyToPay: (request: GoogleReadiness) => Promise<{ result: boolean }>
  /** Rejects with the status `CANCELED` when the shopper closes the sheet. */
  loadPaymentData: (request: GoogleRequest) => Promise<unknown>
}

declare global {
  interface Window {
    google?: {
      payments?: { api: { PaymentsClient: new (options: GoogleOptions) => GoogleClient } }
    }
  }
}
