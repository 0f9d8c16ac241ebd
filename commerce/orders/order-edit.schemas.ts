import { z } from 'zod'
import { REFUND_REASON_LENGTH } from '../../contracts/order-requests'
import { isDay } from '../../rules/day-texts'
import { LIMITS } from '../../rules/field-limits'
import { CountryCode, toKnownPlace, plainLine, plainText } from '../http/plain-text.schemas'

const Id = z.string().trim().min(1).max(256)
const MAX_EDITS = 100
const ITEM_ONCE = 'Each item is named once.'

const isEachOnce =
  <Key extends string>(key: Key) =>
  (edits: readonly Record<Key, string>[]) =>
    new Set(edits.map((edit) => edit[key])).size === edits.length

export const Address = z
  .object({
    firstName: plainLine(LIMITS.name),
    lastName: plainLine(LIMITS.name),
    companyName: plainLine(LIMITS.company),
    address1: plainLine(LIMITS.street),
    address2: plainLine(LIMITS.unit),
    city: plainLine(LIMITS.city),
    stateCode: z.string().trim().toUpperCase().max(30),
    postalCode: plainLine(LIMITS.postalCode),
    countryCode: CountryCode,
    phone: plainLine(LIMITS.phoneWithExtension),
  })
  .transform(toKnownPlace)

export const WantedDay = z.string().refine((text) => text === '' || isDay(text), 'must be a day')
export const GiftMessage = plainText(LIMITS.giftMessage)

const OrderEdit = z.object({
  shipments: z
    .array(
      z.object({
        shipmentId: Id,
        address: Address.optional(),
        methodId: Id.optional(),
        date: WantedDay.optional(),
        giftMessage: GiftMessage.optional(),
      }),
    )
    .max(MAX_EDITS)
    .refine(isEachOnce('shipmentId'), 'Each parcel is named once.')
    .optional(),
  items: z
    .array(
      z.object({
        itemId: Id,
        quantity: z.number().int().min(0).max(999).optional(),
        productId: z.string().trim().min(1).max(100).optional(),
      }),
    )
    .max(MAX_EDITS)
    .refine(isEachOnce('itemId'), ITEM_ONCE)
    .optional(),
})

export const EditPreviewBody = z.object({ edit: OrderEdit })
export const EditBody = z.object({
  edit: OrderEdit,
  revision: z.string().min(1).max(60),
  expectedDifference: z.number().min(-10_000_000).max(10_000_000),
})

export const ReplacementBody = z.object({
  id: Id,
  items: z
    .array(z.object({ itemId: Id, quantity: z.number().int().min(1).max(999) }))
    .min(1, 'Choose what is replaced.')
    .max(MAX_EDITS)
    .refine(isEachOnce('itemId'), ITEM_ONCE),
  reason: plainText(REFUND_REASON_LENGTH).min(1, 'Enter a reason.'),
})
