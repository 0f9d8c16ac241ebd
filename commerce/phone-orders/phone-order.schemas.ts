import { z } from 'zod'
import { LIMITS } from '../../rules/field-limits'
import { BoxName } from '../custom-mix.schemas'
import { plainLine } from '../http/plain-text.schemas'
import { Address, GiftMessage, WantedDay } from '../orders/order-edit.schemas'

const Id = z.string().trim().min(1).max(256)
const Buyer = z.object({
  name: plainLine(2 * LIMITS.name).min(1, 'Enter a name.'),
  email: z.email('Enter an e-mail address.').max(256),
  phone: plainLine(LIMITS.phoneWithExtension),
})

export const NewPhoneOrder = z.union([
  z.object({ siteId: Id, customerNo: Id }),
  Buyer.extend({ siteId: Id }),
  /** Begins anew with what another one has. */
  z.object({ from: z.uuid() }),
])
export type NewPhoneOrder = z.infer<typeof NewPhoneOrder>

const PickupContact = z.object({
  firstName: plainLine(LIMITS.name),
  lastName: plainLine(LIMITS.name),
  phone: plainLine(LIMITS.phoneWithExtension),
  email: z.union([z.literal(''), z.email('Enter an e-mail address.').max(256)]),
})

const Quantity = z.number('Enter a quantity.').int('Enter a whole number.').max(999)

const Piece = z.object({ productId: Id, quantity: z.number().int().min(1).max(100_000) })
/** What is in a box that is filled by hand. */
const Filling = z.object({
  name: BoxName,
  pieces: z
    .array(Piece)
    .min(1)
    .max(100)
    .refine(
      (pieces) => new Set(pieces.map(({ productId }) => productId)).size === pieces.length,
      'Name each piece once.',
    ),
})
export type Filling = z.infer<typeof Filling>

export const PhoneOrderChange = z.discriminatedUnion('kind', [
  Buyer.extend({ kind: z.literal('buyer') }),
  z.object({
    ...{ kind: z.literal('add'), productId: Id, shipmentId: Id },
    quantity: Quantity.min(1),
    filling: Filling.optional(),
  }),
  z.object({
    ...{ kind: z.literal('item'), itemId: Id, shipmentId: Id.optional() },
    quantity: Quantity.min(0).optional(),
    giftMessage: GiftMessage.optional(),
    filling: Filling.optional(),
  }),
  z.object({
    ...{ kind: z.literal('parcel'), shipmentId: Id.optional(), address: Address.optional() },
    methodId: Id.optional(),
    date: WantedDay.optional(),
    giftMessage: GiftMessage.optional(),
  }),
  z.object({ kind: z.literal('remove-parcel'), shipmentId: Id }),
  z.object({ kind: z.literal('pickup'), shipmentId: Id, shopId: Id, contact: PickupContact }),
  z.object({ kind: z.literal('billing'), address: Address.optional() }),
  z.object({ kind: z.literal('coupon'), code: z.string().trim().min(1, 'Enter a code.').max(256) }),
  z.object({ kind: z.literal('remove-coupon'), id: Id }),
])
export type PhoneOrderChange = z.infer<typeof PhoneOrderChange>
