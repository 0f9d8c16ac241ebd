import type { WalletContact } from '../wallet-contact'
import type {
  AppleLine,
  ApplePay,
  ApplePayContact,
  ApplePayment,
  AppleUpdate,
} from './apple-pay.types'
import { toBase64 } from './to-base64'
import type { SheetProblem, SheetRefusal, SheetShop, SheetState } from './sheet-shop'

/** The first version in which fields of a contact can be refused. */
const APPLE_PAY_VERSION = 3

/** Opens Apple's sheet, which only a click may do. */
export function openAppleSheet(ApplePaySession: ApplePay, shop: SheetShop): void {
  const session = new ApplePaySession(APPLE_PAY_VERSION, toRequest(shop.state()))
  // a session that has ended throws at every call
  let isOver = false
  const close = () => {
    if (isOver) return
    isOver = true
    session.abort()
    shop.close()
  }
  const answer = <Result>(work: Promise<Result>, tell: (result: Result) => void) =>
    void work.then((result) => !isOver && tell(result)).catch(close)
  session.onvalidatemerchant = ({ validationURL }) =>
    answer(shop.validateMerchant(validationURL), (valid) =>
      session.completeMerchantValidation(valid),
    )
  session.onpaymentmethodselected = () =>
    answer(shop.refresh(), (state) => session.completePaymentMethodSelection(toUpdate(state)))
  session.onshippingcontactselected = ({ shippingContact }) =>
    answer(shop.choosePlace(toPlace(shippingContact)), (chosen) =>
      session.completeShippingContactSelection(toAnswer(chosen, shop.state())),
    )
  session.onshippingmethodselected = ({ shippingMethod }) =>
    answer(shop.chooseMethod(shippingMethod.identifier), (state) =>
      session.completeShippingMethodSelection(toUpdate(state)),
    )
  session.onpaymentauthorized = ({ payment }) =>
    answer(pay(shop, payment), (outcome) => {
      const { STATUS_FAILURE, STATUS_SUCCESS } = ApplePaySession
      if (outcome === 'placed') return session.completePayment({ status: STATUS_SUCCESS })
      if (outcome === 'failed') return close()
      const errors = outcome.problems.map(toError)
      session.completePayment({ status: STATUS_FAILURE, errors })
    })
  session.oncancel = () => {
    isOver = true
    shop.close()
  }
  session.begin()
}

function pay(shop: SheetShop, { token, shippingContact, billingContact }: ApplePayment) {
  const address = toPlace((shop.state().isPickup ? billingContact : shippingContact) ?? {})
  const { givenName = '', familyName = '', emailAddress = '', phoneNumber } = shippingContact ?? {}
  const contact: WalletContact = {
    id: 'apple',
    name: { firstName: givenName, lastName: familyName },
    email: emailAddress,
    address: { ...address, phone: phoneNumber },
  }
  return shop.pay(contact, toBase64(JSON.stringify(token.paymentData)))
}

function toRequest(state: SheetState) {
  const contact = ['name', 'email', 'phone']
  return {
    countryCode: 'US',
    currencyCode: state.currency,
    supportedNetworks: ['visa', 'masterCard', 'amex', 'discover'],
    merchantCapabilities: ['supports3DS'],
    requiredShippingContactFields: state.isPickup ? contact : ['postalAddress', ...contact],
    requiredBillingContactFields: ['postalAddress', 'name'],
    shippingType: state.isPickup ? ('storePickup' as const) : ('delivery' as const),
    total: { ...toTotal(state), type: state.isPickup ? ('final' as const) : ('pending' as const) },
    lineItems: toLines(state),
  }
}

const toTotal = ({ shopName, total }: SheetState): AppleLine => ({ label: shopName, amount: total })

const toLines = ({ lines }: SheetState): AppleLine[] =>
  lines.map(({ name, amount }) => ({ label: name, amount }))

function toUpdate(state: SheetState): AppleUpdate {
  return {
    newTotal: toTotal(state),
    newLineItems: toLines(state),
    newShippingMethods: state.methods.map(({ id, name, description, price }) => ({
      identifier: id,
      label: name,
      detail: description,
      amount: price,
    })),
  }
}

function toAnswer(chosen: SheetState | SheetRefusal, state: SheetState): AppleUpdate {
  if ('total' in chosen) return toUpdate(chosen)
  return { newTotal: toTotal(state), errors: chosen.problems.map(toError) }
}

/** Apple's names of the fields; the others are part of the postal address. */
const APPLE_FIELDS: Record<string, string | undefined> = {
  firstName: 'name',
  lastName: 'name',
  email: 'emailAddress',
  phone: 'phoneNumber',
  city: 'locality',
  stateCode: 'administrativeArea',
  postalCode: 'postalCode',
  country: 'country',
  address1: 'addressLines',
  address2: 'addressLines',
}

function toError({ field, text }: SheetProblem) {
  const contactField = field ? (APPLE_FIELDS[field] ?? 'postalAddress') : undefined
  const code =
    field === 'country' ? 'addressUnserviceable' : field ? 'shippingContactInvalid' : 'unknown'
  if (window.ApplePayError) return new window.ApplePayError(code, contactField, text)
  return { code, contactField, message: text }
}

function toPlace(contact: ApplePayContact): WalletContact['address'] {
  const [address1 = '', ...rest] = contact.addressLines ?? []
  return {
    address1,
    address2: rest.join(', '),
    city: contact.locality ?? '',
    stateCode: contact.administrativeArea?.toUpperCase() ?? '',
    postalCode: contact.postalCode ?? '',
    countryCode: contact.countryCode?.toUpperCase() ?? '',
  }
}
