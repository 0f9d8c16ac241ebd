import { z } from 'zod'
import { BoxName, BoxPlaces, readCustomMix } from '../custom-mix.schemas'
import { plainLine } from '../http/plain-text.schemas'
import { keepKnown, pickCustom } from '../http/stored-document'

const Text = z.string().max(4000)
const Name = z.string().max(256)
const PersonName = plainLine()

export const LIST_TYPES = [
  'wish_list',
  'gift_registry',
  'shopping_list',
  'custom_1',
  'custom_2',
  'custom_3',
] as const
export type ListType = (typeof LIST_TYPES)[number]

const Registrant = z.object({
  email: z.email().max(256),
  firstName: PersonName,
  lastName: PersonName,
  role: Name,
})
const AddressInfo = z.object({ addressId: Name.min(1), title: Name.optional() })

const FIELDS = {
  name: Name,
  description: Text,
  event: z.object({
    type: Name,
    city: PersonName.optional(),
    country: Name.optional(),
    state: Name.optional(),
    date: z.iso.datetime({ offset: true }).optional(),
  }),
  registrant: Registrant,
  coRegistrant: Registrant,
  shippingAddressInfo: AddressInfo,
  currentShippingAddressInfo: AddressInfo,
  postEventShippingAddressInfo: AddressInfo,
}

/** The list fields stored in its document; custom attributes begin with `c_`. */
export const ListDocument = z.looseObject(FIELDS).partial()
export type ListDocument = z.infer<typeof ListDocument>

/** Fields that only the service sets (ids, dates, items) are dropped. */
export const ListBody = ListDocument.extend({
  type: z.enum(LIST_TYPES).optional(),
  public: z.boolean().optional(),
}).transform(({ type, public: isPublic, c_shareId: _made, ...rest }) => ({
  type,
  isPublic,
  document: keepKnown(rest, FIELDS),
}))
export type ListBody = z.output<typeof ListBody>

/** A filled box that is saved for a later order. */
const BOX_FIELDS = {
  c_customMix: z
    .unknown()
    .refine((mix) => readCustomMix(mix) !== undefined, 'is no mix of pieces')
    .optional(),
  c_boxName: BoxName.nullish(),
  c_boxPlaces: BoxPlaces.nullish(),
}

const ITEM_FIELDS = {
  ...BOX_FIELDS,
  priority: z.number().int().min(-2_147_483_648).max(2_147_483_647),
  public: z.boolean(),
  quantity: z.number().min(0).max(1e9),
  productId: z.string().min(1).max(100).optional(),
  type: z.enum(['product', 'gift_certificate']).optional(),
}

const ITEM_PATCH_FIELDS = {
  ...BOX_FIELDS,
  priority: ITEM_FIELDS.priority.optional(),
  public: ITEM_FIELDS.public.optional(),
  quantity: ITEM_FIELDS.quantity.optional(),
}

export const ItemBody = z.looseObject(ITEM_FIELDS).transform((item) => ({
  type: item.type ?? 'product',
  productId: item.productId,
  quantity: item.quantity,
  priority: item.priority,
  isPublic: item.public,
  custom: pickCustom(item),
}))

/** PATCH items: absent fields stay unchanged. */
export const ItemPatch = z.looseObject(ITEM_PATCH_FIELDS).transform((item) => ({
  quantity: item.quantity,
  priority: item.priority,
  isPublic: item.public,
  custom: pickCustom(item),
}))
export type ItemBody = z.output<typeof ItemBody>
export type ItemPatch = z.output<typeof ItemPatch>

/** GET product-lists by search term: exact matches; names are case-sensitive. */
export const SearchQuery = z.object({
  email: Name.optional(),
  firstName: PersonName.optional(),
  lastName: PersonName.optional(),
})
export type SearchQuery = z.infer<typeof SearchQuery>

export const ITEM_EXPANSIONS = ['product', 'images', 'availability'] as const
export type ItemExpansion = (typeof ITEM_EXPANSIONS)[number]
