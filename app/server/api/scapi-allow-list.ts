import type { ScapiApi, ScapiMethod } from '@/commerce-client/scapi.types'

type AllowList = { readonly [Api in ScapiApi]: readonly ScapiMethod<Api>[] }

/** The SDK methods that the browser may call through the proxy. Anything else answers 404. */
const allowed: AllowList = {
  shopperLogin: [
    'authorizeCustomer',
    'authenticateCustomer',
    'getAccessToken',
    'logoutCustomer',
    'getPasskeyUserByLoginId',
    'deletePasskeyCredential',
  ],
  shopperProducts: ['getProduct', 'getProducts', 'getCategory', 'getCategories'],
  shopperSearch: ['productSearch', 'getSearchSuggestions'],
  shopperBaskets: [
    'createBasket',
    'getBasket',
    'deleteBasket',
    'updateBasket',
    'mergeBasket',
    'transferBasket',
    'addItemToBasket',
    'updateItemInBasket',
    'updateItemsInBasket',
    'removeItemFromBasket',
    'updateCustomerForBasket',
    'updateBillingAddressForBasket',
    'createShipmentForBasket',
    'updateShipmentForBasket',
    'updateShippingAddressForShipment',
    'getShippingMethodsForShipment',
    'updateShippingMethodForShipment',
    'getPaymentMethodsForBasket',
    'addPaymentInstrumentToBasket',
    'updatePaymentInstrumentInBasket',
    'removePaymentInstrumentFromBasket',
    'addCouponToBasket',
    'removeCouponFromBasket',
    'addGiftCertificateItemToBasket',
    'updateGiftCertificateItemInBasket',
    'removeGiftCertificateItemFromBasket',
  ],
  shopperBasketsV2: ['createBasket'],
  shopperOrders: [
    'createOrder',
    'getOrder',
    'guestOrderLookup',
    'createPaymentInstrumentForOrder',
    'updatePaymentInstrumentForOrder',
    'failOrder',
    'cancelOmsOrder',
  ],
  // the service checks the owner; only the merchant's own server can get a reset token
  shopperCustomers: [
    'getCustomer',
    'getResetPasswordToken',
    'updateCustomer',
    'updateCustomerPassword',
    'getCustomerBaskets',
    'getCustomerOrders',
    'createCustomerAddress',
    'updateCustomerAddress',
    'removeCustomerAddress',
    'createCustomerPaymentInstrument',
    'getCustomerPaymentInstrument',
    'updateCustomerPaymentInstrument',
    'deleteCustomerPaymentInstrument',
    'getCustomerProductLists',
    'createCustomerProductList',
    'updateCustomerProductList',
    'createCustomerProductListItem',
    'updateCustomerProductListItem',
    'deleteCustomerProductListItem',
    'getPublicProductList',
  ],
  shopperConsents: ['getSubscriptions', 'updateSubscriptions'],
  shopperGiftCertificates: ['getGiftCertificate'],
  shopperStores: ['getStores', 'searchStores'],
  // redirects are followed on the server
  shopperSeo: [],
}

export function isAllowed<Api extends ScapiApi>(
  api: Api,
  method: string,
): method is ScapiMethod<Api> {
  return allowed[api].some((name) => name === method)
}
