import { z } from 'zod'
import { DEFAULT_SHIPMENT_ID } from './basket-document.schemas'
import { CountryCode, plainLine, plainText, toKnownPlace } from '../../http/plain-text.schemas'
import { bodyWithCustom } from './custom-properties.schemas'
import { BoxName, BoxPlaces } from '../../custom-mix.schemas'
import { GiftCertificateBody } from './gift-certificate-requests.schemas'

const MAX_QUANTITY = 999
const MAX_LINES = 100
/** The API documents no limit. A gateway's token may be a signed document of several kilobytes. */
const MAX_TOKEN = 8192

const Id = z.string().trim().min(1).max(256)
const Line = plainLine()

const TOO_MANY =
  'Please enter a value less than 1,000. Contact customer support if you want to order larger quantities.'

const Quantity = z.number().int().max(MAX_QUANTITY, TOO_MANY)

/** The retailer's forms and its gift-message call allow fewer characters. */
const GiftMessage = plainText(4000)

const OptionBody = z.object({ optionId: Id, optionValueId: Id })
const OptionItems = z.array(OptionBody).max(MAX_LINES)

const BundledItemBody = bodyWithCustom({
  productId: z.string().min(1).max(100),
  gift: z.boolean().optional(),
  giftMessage: GiftMessage.optional(),
})
export type BundledItemBody = z.infer<typeof BundledItemBody>

/** A line to add. A price in the body is ignored. */
export const AddItem = bodyWithCustom({
  productId: z.string().min(1).max(100),
  quantity: Quantity.min(1),
  shipmentId: Id.optional(),
  inventoryId: Id.optional(),
  gift: z.boolean().optional(),
  giftMessage: GiftMessage.optional(),
  optionItems: OptionItems.optional(),
  bundledProductItems: z.array(BundledItemBody).max(MAX_LINES).optional(),
  bonusDiscountLineItemId: Id.optional(),
  productListItem: z.object({ id: Id }).optional(),
  c_boxName: BoxName.nullish(),
  c_boxPlaces: BoxPlaces.nullish(),
})
export type AddItem = z.infer<typeof AddItem>
export const AddItems = z.array(AddItem).min(1).max(MAX_LINES)

const itemChanges = {
  productId: z.string().min(1).max(100).optional(),
  /** 0 removes the line. */
  quantity: Quantity.min(0).optional(),
  shipmentId: Id.optional(),
  inventoryId: Id.nullish(),
  gift: z.boolean().optional(),
  giftMessage: GiftMessage.optional(),
  optionItems: OptionItems.optional(),
  c_boxName: BoxName.nullish(),
  c_boxPlaces: BoxPlaces.nullish(),
}

export const UpdateItem = bodyWithCustom(itemChanges)
export type UpdateItem = z.infer<typeof UpdateItem>

export const UpdateItems = z
  .array(bodyWithCustom({ itemId: Id, ...itemChanges }))
  .min(1)
  .max(MAX_LINES)

export const AddressBody = bodyWithCustom({
  firstName: Line.nullish(),
  lastName: Line.nullish(),
  companyName: Line.nullish(),
  address1: Line.nullish(),
  address2: Line.nullish(),
  suite: Line.nullish(),
  city: Line.nullish(),
  stateCode: Line.nullish(),
  postalCode: Line.nullish(),
  countryCode: CountryCode.nullish(),
  phone: Line.nullish(),
  title: Line.nullish(),
  jobTitle: Line.nullish(),
  postBox: Line.nullish(),
  salutation: Line.nullish(),
  secondName: Line.nullish(),
  suffix: Line.nullish(),
}).transform(toKnownPlace)
export type AddressBody = z.infer<typeof AddressBody>

const shipmentChanges = {
  shippingAddress: AddressBody.nullish(),
  shippingMethod: z.object({ id: Id }).nullish(),
  gift: z.boolean().optional(),
  giftMessage: GiftMessage.nullish(),
}

export const CreateShipment = bodyWithCustom({ shipmentId: Id, ...shipmentChanges })
export type CreateShipment = z.infer<typeof CreateShipment>

export const UpdateShipment = bodyWithCustom(shipmentChanges)
export type UpdateShipment = z.infer<typeof UpdateShipment>

export const ShippingMethodBody = z.object({ id: Id })

export const CustomerBody = bodyWithCustom({
  email: z.email('A valid e-mail address is required.').max(256),
  customerName: Line.nullish(),
  /** If given, it must be the id of the shopper who sends the request. */
  customerId: z.string().max(100).optional(),
})
export type CustomerBody = z.infer<typeof CustomerBody>

const PaymentCardBody = z.object({
  cardType: Line.optional(),
  // masked, as documented: a full card number must be refused here
  maskedNumber: z
    .string()
    .max(25)
    .regex(/^[0-9 -]{0,7}\D{6,15}\d{0,4}$/, 'must be a masked card number')
    .optional(),
  holder: Line.optional(),
  expirationMonth: z.number().int().min(1).max(12).optional(),
  expirationYear: z.number().int().min(1900).max(2100).optional(),
  creditCardToken: z.string().max(MAX_TOKEN).optional(),
  issueNumber: Line.optional(),
  validFromMonth: z.number().int().min(1).max(12).optional(),
  validFromYear: z.number().int().min(1900).max(2100).optional(),
})

const GiftCardBody = z.object({
  brand: Line,
  cardNumber: z.string().min(4).max(40),
  cvc: z.string().min(1).max(8),
  expirationMonth: z.number().int().min(1).max(12).optional(),
  expirationYear: z.number().int().min(1900).max(2100).optional(),
})

const paymentInstrument = {
  amount: z.number().nonnegative().max(1_000_000).optional(),
  bankRoutingNumber: Line.optional(),
  giftCertificateCode: Id.optional(),
  paymentCard: PaymentCardBody.optional(),
  giftCardRequest: GiftCardBody.optional(),
}

export const AddPaymentInstrument = bodyWithCustom({ paymentMethodId: Id, ...paymentInstrument })
export type AddPaymentInstrument = z.infer<typeof AddPaymentInstrument>

export const UpdatePaymentInstrument = bodyWithCustom({
  paymentMethodId: Id.optional(),
  ...paymentInstrument,
})
export type UpdatePaymentInstrument = z.infer<typeof UpdatePaymentInstrument>

const Currency = z.string().regex(/^([A-Z][A-Z][A-Z]|N\/A)$/, 'must be a currency code')

export const CouponBody = z.object({ code: z.string().trim().min(1).max(256) })

/** One request may create a basket with items, shipments, addresses, codes and payments. */
export const CreateBasket = bodyWithCustom({
  currency: Currency.optional(),
  productItems: z.array(AddItem).max(MAX_LINES).optional(),
  shipments: z
    .array(bodyWithCustom({ shipmentId: Id.default(DEFAULT_SHIPMENT_ID), ...shipmentChanges }))
    .max(MAX_LINES)
    .optional(),
  customerInfo: CustomerBody.optional(),
  billingAddress: AddressBody.optional(),
  couponItems: z.array(CouponBody).max(MAX_LINES).optional(),
  giftCertificateItems: z.array(GiftCertificateBody).max(MAX_LINES).optional(),
  paymentInstruments: z.array(AddPaymentInstrument).max(MAX_LINES).optional(),
})
export type CreateBasket = z.infer<typeof CreateBasket>

export const UpdateBasket = bodyWithCustom({
  currency: Currency.optional(),
  sourceCode: z.string().trim().max(256).optional(),
  shippingItems: z
    .array(bodyWithCustom({ itemId: Id }))
    .max(MAX_LINES)
    .optional(),
})
export type UpdateBasket = z.infer<typeof UpdateBasket>
