/* Promotions, coupons and gift cards in the API between the engine and its back office
   (docs/adr/0104). Times are ISO texts, amounts are cents unless named otherwise. */

export const PROMOTION_STATES = ['active', 'scheduled', 'ended', 'disabled', 'unassigned'] as const
export type OfficePromotionState = (typeof PROMOTION_STATES)[number]
export type OfficePromotionClass = 'product' | 'order' | 'shipping'

export interface OfficePromotionRow {
  siteId: string
  siteName: string
  id: string
  name: string
  promotionClass: OfficePromotionClass
  state: OfficePromotionState
  campaigns: string[]
  /** The discount in a sentence. */
  summary: string
  asksForCode: boolean
}

export interface OfficePromotionList {
  promotions: OfficePromotionRow[]
  total: number
}

export interface OfficePromotion extends OfficePromotionRow {
  calloutMsg?: string
  conditions: string[]
  discounts: string[]
  /** How the promotion combines with others. */
  limits: string[]
  /** Dates and customers of each campaign. */
  assignments: { campaignId: string; state: OfficePromotionState; conditions: string[] }[]
  couponIds: string[]
}

export interface OfficeDiscount {
  promotionId: string
  name: string
  minor: number
  couponCode?: string
  /** Whether it was granted manually, without a promotion. */
  isManual?: true
}

/** A part of the explained basket or order: a line, the whole order or a shipment. */
export interface ExplainedPart {
  id: string
  name: string
  detail?: string
  /** Of a line: its product. */
  productId?: string
  /** Of a line: a path below `/media/`; absent without a picture. */
  picture?: string
  priceMinor: number
  discounts: OfficeDiscount[]
  leftMinor: number
  /** The reasons why promotions that apply elsewhere do not apply to this part. */
  refusals: { promotionId: string; name: string; reason: string }[]
}

export interface ExplainedPromotion {
  id: string
  name: string
  promotionClass: OfficePromotionClass
  isApplied: boolean
  minor: number
  /** Free gifts, which are not discounts: `1 × Lollypop comes along`. */
  gifts: string[]
  /** The reasons why it does not apply, or not everywhere. */
  reasons: string[]
}

export interface ExplainedCode {
  /** In an open bag, only with the right to write promotions; `of the coupon spring` without. */
  code: string
  outcome: string
  /** Why the promotions that ask for it bring nothing in this bag. */
  missing: string[]
}

export interface TriedCode extends ExplainedCode {
  /** When it was entered last. */
  at: string
  attempts: number
}

/** The open bags of an e-mail address or a customer. */
export interface OpenBag {
  id: string
  siteName: string
  /** Empty if nobody has given one. */
  email: string
  pieces: number
  changedAt: string
}

export interface OpenBagList {
  /** The latest change first. */
  bags: OpenBag[]
}

export interface PromotionExplanation {
  kind: 'order' | 'basket'
  /** The order's number, or the basket's id. */
  id: string
  siteName: string
  currency: string
  /** The time for which promotions and prices are evaluated. */
  at: string
  /** Nothing was evaluated: an imported order, whose bag is not known, says this of itself. */
  isRecorded?: true
  isCustomer: boolean
  customerGroups: string[]
  sourceCode?: string
  /** Those in the bag. */
  codes: ExplainedCode[]
  /** Other codes that its shopper entered in the last days, the latest first; none of an order. */
  tried: TriedCode[]
  lines: ExplainedPart[]
  order: ExplainedPart
  deliveries: ExplainedPart[]
  /** Applied promotions come first. */
  promotions: ExplainedPromotion[]
  /** The differences between the placed order and its evaluation with today's data. */
  changes: string[]
}

/** The maximum number of codes that are created at once. */
export const MAX_CODES = 10_000

type OfficeCouponKind = 'single' | 'list' | 'system'

interface OfficeCouponLimits {
  perCode?: number
  perCustomer?: number
  /** Applies to each customer. */
  timeFrame?: { limit: number; days: number }
}

export interface OfficeCouponRow {
  siteId: string
  siteName: string
  id: string
  kind: OfficeCouponKind
  isEnabled: boolean
  /** The first code of a coupon with one code for everybody. */
  code?: string
  codes: number
  /** The number of uses by orders that did not fail. */
  uses: number
  limits: OfficeCouponLimits
}

export interface OfficeCouponList {
  coupons: OfficeCouponRow[]
  total: number
}

export interface OfficeCoupon extends OfficeCouponRow {
  isCaseInsensitive: boolean
  /** The promotions that require one of its codes. */
  promotions: { id: string; name: string }[]
}

export interface OfficeCouponCodes {
  codes: { code: string; uses: number }[]
  total: number
}

export interface OfficeRedemptions {
  /** Newest first. */
  redemptions: {
    /** Only with the right to write promotions. */
    code?: string
    orderNo: string
    /** Only with the right to read orders. */
    email?: string
    at: string
  }[]
  total: number
}

export interface CodeBatch {
  count: number
  prefix: string
}

export interface NewCoupon {
  siteId: string
  id: string
  /** The promotion that will require the coupon's codes, in addition to its existing coupons. */
  promotionId: string
  limits: Pick<OfficeCouponLimits, 'perCode' | 'perCustomer'>
  /** One code for everybody; absent if a batch is created. */
  code?: string
  batch?: CodeBatch
}

export const GIFT_CARD_STATES = ['usable', 'pending', 'spent', 'blocked', 'withdrawn'] as const
export type OfficeGiftCardState = (typeof GIFT_CARD_STATES)[number]

export interface OfficeGiftCardRow {
  /** An id of its own: the code is as good as money. */
  id: string
  siteName: string
  /** Only the last four digits of the code are visible. */
  maskedCode: string
  currency: string
  amountMinor: number
  balanceMinor: number
  state: OfficeGiftCardState
  recipientName: string
  recipientEmail: string
  createdAt: string
}

export interface OfficeGiftCardList {
  giftCards: OfficeGiftCardRow[]
  total: number
}

export interface OfficeGiftCard extends OfficeGiftCardRow {
  /** Incremented by every change of an operator. */
  revision: number
  senderName: string
  message?: string
  orderNo?: string
  /** The day on which it is mailed: `2027-02-14`. */
  sendOn?: string
  blockReason?: string
  /** Newest first. */
  transactions: { orderNo: string; amountMinor: number; at: string; givenBackAt?: string }[]
}

export interface NewGiftCard {
  siteId: string
  /** `25.00` */
  amount: string
  recipientEmail: string
  recipientName: string
  senderName: string
  message: string
  reason: string
}

export interface GiftCardBlock {
  isBlocked: boolean
  reason: string
  expectedRevision: number
}
