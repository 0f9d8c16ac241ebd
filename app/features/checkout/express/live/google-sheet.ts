import type { WalletContact } from '../wallet-contact'
import { createClient, toReadiness, type GoogleMerchant } from './google-merchant'
import type {
  GoogleAddress,
  GoogleChoice,
  GoogleError,
  GoogleOutcome,
  GooglePayment,
  GoogleRequest,
  GoogleTransaction,
  GoogleUpdate,
} from './google-pay.types'
import type { SheetProblem, SheetRefusal, SheetShop, SheetState } from './sheet-shop'
import { toBase64 } from './to-base64'

/** Opens Google's sheet, which only a click may do. Only the shopper can close it. */
export function openGoogleSheet(merchant: GoogleMerchant, shop: SheetShop): void {
  // an order that has failed is never tried again: the page says how to go on
  let isOver = false
  const failure = (intent: GoogleError['intent']): GoogleError => ({
    reason: 'OTHER_ERROR',
    intent,
    message: shop.state().closeText,
  })
  const onPaymentDataChanged = async (choice: GoogleChoice): Promise<GoogleUpdate> => {
    try {
      return toAnswer(await choose(shop, choice))
    } catch {
      return { error: failure('SHIPPING_ADDRESS') }
    }
  }
  const onPaymentAuthorized = async (payment: GooglePayment): Promise<GoogleOutcome> => {
    const outcome = isOver ? 'failed' : await pay(shop, payment).catch(() => 'failed' as const)
    if (outcome === 'placed') return { transactionState: 'SUCCESS' }
    isOver = outcome === 'failed'
    const error = outcome === 'failed' ? failure('PAYMENT_AUTHORIZATION') : toError(outcome)
    return { transactionState: 'ERROR', error }
  }
  const { isPickup } = shop.state()
  const client = createClient(merchant, {
    onPaymentAuthorized,
    ...(!isPickup && { onPaymentDataChanged }),
  })
  if (!client) return shop.close()
  client.loadPaymentData(toRequest(merchant, shop.state())).catch((error: unknown) => {
    if (isCanceled(error)) shop.close()
    else shop.close(error)
  })
}

function choose(shop: SheetShop, choice: GoogleChoice): Promise<SheetState | SheetRefusal> {
  const { callbackTrigger, shippingAddress, shippingOptionData } = choice
  const { id = '' } = shippingOptionData ?? {}
  if (callbackTrigger === 'SHIPPING_OPTION') return shop.chooseMethod(id)
  return shop.choosePlace(toPlace(shippingAddress))
}

function pay(shop: SheetShop, { email = '', shippingAddress, paymentMethodData }: GooglePayment) {
  const { billingAddress } = paymentMethodData.info ?? {}
  const address = shop.state().isPickup ? billingAddress : shippingAddress
  const contact: WalletContact = {
    id: 'google',
    name: address?.name ?? '',
    email,
    address: { ...toPlace(address), phone: address?.phoneNumber },
  }
  return shop.pay(contact, toBase64(paymentMethodData.tokenizationData.token))
}

function toRequest(merchant: GoogleMerchant, state: SheetState): GoogleRequest {
  const { merchantId, merchantName, gatewayMerchantId } = merchant
  const { isPickup } = state
  const { allowedPaymentMethods, ...version } = toReadiness()
  return {
    ...version,
    merchantInfo: { merchantId, merchantName },
    allowedPaymentMethods: allowedPaymentMethods.map(({ type, parameters }) => ({
      type,
      parameters: {
        ...parameters,
        billingAddressRequired: true,
        billingAddressParameters: { format: 'FULL', phoneNumberRequired: isPickup },
      },
      tokenizationSpecification: {
        type: 'PAYMENT_GATEWAY',
        parameters: { gateway: 'cybersource', gatewayMerchantId },
      },
    })),
    transactionInfo: toTransaction(state, isPickup ? 'FINAL' : 'ESTIMATED'),
    emailRequired: true,
    shippingAddressRequired: !isPickup,
    ...(!isPickup && { shippingAddressParameters: { phoneNumberRequired: true } }),
    shippingOptionRequired: !isPickup,
    callbackIntents: isPickup
      ? ['PAYMENT_AUTHORIZATION']
      : ['SHIPPING_ADDRESS', 'SHIPPING_OPTION', 'PAYMENT_AUTHORIZATION'],
  }
}

function toTransaction(
  { currency, total, lines, totalName }: SheetState,
  totalPriceStatus: GoogleTransaction['totalPriceStatus'],
): GoogleTransaction {
  return {
    countryCode: 'US',
    currencyCode: currency,
    totalPriceStatus,
    totalPrice: total,
    totalPriceLabel: totalName,
    displayItems: lines.map(({ name, amount }) => ({
      label: name,
      type: 'LINE_ITEM',
      price: amount,
    })),
  }
}

function toAnswer(chosen: SheetState | SheetRefusal): GoogleUpdate {
  if ('problems' in chosen) return { error: toError(chosen) }
  const shippingOptions = chosen.methods.map(({ id, name, description, price }) => ({
    id,
    label: `${name} (${price} ${chosen.currency})`,
    description,
  }))
  return {
    newTransactionInfo: toTransaction(chosen, 'FINAL'),
    newShippingOptionParameters: { defaultSelectedOptionId: chosen.methodId, shippingOptions },
  }
}

/** Google shows one error; it cannot mark a field. */
function toError({ problems }: SheetRefusal): GoogleError {
  const message = problems.map(({ text }) => text).join(' ')
  if (problems.some(isOf('country'))) {
    return { reason: 'SHIPPING_ADDRESS_UNSERVICEABLE', intent: 'SHIPPING_ADDRESS', message }
  }
  if (problems.every(isOf('email'))) {
    return { reason: 'PAYMENT_DATA_INVALID', intent: 'PAYMENT_AUTHORIZATION', message }
  }
  return { reason: 'SHIPPING_ADDRESS_INVALID', intent: 'SHIPPING_ADDRESS', message }
}

const isOf = (name: string) => (problem: SheetProblem) => problem.field === name

function toPlace(given: GoogleAddress = {}): WalletContact['address'] {
  return {
    address1: given.address1 ?? '',
    address2: [given.address2, given.address3].filter(Boolean).join(', '),
    city: given.locality ?? '',
    stateCode: given.administrativeArea?.toUpperCase() ?? '',
    postalCode: given.postalCode ?? '',
    countryCode: given.countryCode?.toUpperCase() ?? '',
  }
}

function isCanceled(error: unknown): boolean {
  return error instanceof Object && Reflect.get(error, 'statusCode') === 'CANCELED'
}
