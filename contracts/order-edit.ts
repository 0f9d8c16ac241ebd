import type { ProposalState } from '../rules/proposal-states'

/* Changes of an order before it leaves, between the engine and its back office. Amounts are decimals. */

export const EDITED_ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'companyName',
  'address1',
  'address2',
  'city',
  'stateCode',
  'postalCode',
  'countryCode',
  'phone',
] as const
export type EditedAddress = Record<(typeof EDITED_ADDRESS_FIELDS)[number], string>

/** What is absent stays as it is. */
export interface ShipmentEdit {
  shipmentId: string
  address?: EditedAddress
  methodId?: string
  /** `YYYY-MM-DD`; empty for as soon as possible. */
  date?: string
  /** Empty for no message. */
  giftMessage?: string
}

export interface ItemEdit {
  itemId: string
  /** 0 takes the line out. */
  quantity?: number
  /** Takes the place of the product. */
  productId?: string
}

export interface OrderEdit {
  shipments?: ShipmentEdit[]
  items?: ItemEdit[]
}

export interface OrderEditRequest {
  edit: OrderEdit
  /** `revision` of the order that the operator saw; another change in between causes a refusal. */
  revision: string
  /** The difference that the operator saw. */
  expectedDifference: number
}

/** What an edit would do. */
export interface OrderEditPreview {
  /** What changes: `Address: 1 Main St, Chicago → 2 Oak St, Peoria`. */
  changes: string[]
  /** New total without the present one. */
  difference: number
  total: number
  /** What goes back to whom: `Visa ending in 1111`. */
  refunds: { name: string; amount: number }[]
  /** What was not paid yet and need not be paid any more. */
  waived: number
  /** What the order as it is would cost by the prices and promotions that are known now, if not its total. */
  costsNow?: number
}

/**
 * A change of an order that waits until the buyer has paid what it costs more, or that ended without
 * an operator's doing.
 */
export interface OfficeProposal {
  id: string
  changes: string[]
  difference: number
  by: string
  payUntil: string
  state: ProposalState
  /** The page on which the buyer pays; only for who may change orders. */
  link?: string
  /** Whether a payment is being carried out at this moment. */
  isBeingPaid: boolean
  /** Whether it is not known what became of a payment. */
  isUnclear: boolean
}

/** What the parcel has, and what can be chosen for it. */
export interface ShipmentChoices {
  address: EditedAddress
  /** The codes of the countries that address forms offer, the usual one first. */
  countries: string[]
  methodId: string
  methods: { id: string; name: string }[]
  /** `YYYY-MM-DD`; empty for as soon as possible. */
  date: string
  /** The first and the last day on which the present method can arrive; absent if it has no times. */
  days?: { first: string; last: string }
  giftMessage: string
  /** When its packing slip was printed last. */
  printedAt?: string
}

/** A product that can take the place of another one in an order. */
export interface ReplacementProduct {
  productId: string
  name: string
  /** `Size: 1 lb` */
  options: string[]
  available: number
}

/** Items of an order that are sent again at no cost. */
export interface ReplacementRequest {
  /** Chosen by the browser: a repeated request orders once. */
  id: string
  items: { itemId: string; quantity: number }[]
  reason: string
}
