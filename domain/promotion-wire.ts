/* What the engine and its back office say to each other of promotions, coupons and gift cards
   (docs/adr/0104). Times are ISO texts, amounts cents unless they are named otherwise. */

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
  /** What it gives, in a sentence. */
  summary: string
  /** The shopper has to enter a code. */
  asksForCode: boolean
}

export interface OfficePromotionList {
  promotions: OfficePromotionRow[]
  total: number
}

export interface OfficePromotion extends OfficePromotionRow {
  calloutMsg?: string
  /** What has to be true, a sentence each. */
  conditions: string[]
  /** What it takes off or gives, a sentence each. */
  discounts: string[]
  /** How it gets along with others. */
  limits: string[]
  /** When and for whom, by campaign. */
  assignments: { campaignId: string; state: OfficePromotionState; conditions: string[] }[]
  couponIds: string[]
}

export interface OfficeDiscount {
  promotionId: string
  name: string
  /** Taken off. */
  minor: number
  couponCode?: string
  /** Granted by hand: no promotion gives it. */
  isManual?: true
}

/** A part of what is explained: a line, the order or a delivery. */
export interface ExplainedPart {
  id: string
  name: string
  detail?: string
  priceMinor: number
  discounts: OfficeDiscount[]
  leftMinor: number
  /** Why promotions that apply elsewhere do nothing here. */
  refusals: { promotionId: string; name: string; reason: string }[]
}

export interface ExplainedPromotion {
  id: string
  name: string
  promotionClass: OfficePromotionClass
  isApplied: boolean
  /** What it takes off altogether. */
  minor: number
  /** What it gives that takes nothing off: `1 × Lollypop comes along`. */
  gifts: string[]
  /** Why it does nothing, or not everywhere. */
  reasons: string[]
}

export interface PromotionExplanation {
  kind: 'order' | 'basket'
  /** The order's number, or the basket's id. */
  id: string
  siteName: string
  currency: string
  /** The moment whose promotions and prices hold. */
  at: string
  isCustomer: boolean
  customerGroups: string[]
  sourceCode?: string
  codes: { code: string; outcome: string }[]
  lines: ExplainedPart[]
  order: ExplainedPart
  deliveries: ExplainedPart[]
  /** Those that applied first. */
  promotions: ExplainedPromotion[]
  /** How the order as it was placed differs from what comes out today. */
  changes: string[]
}

/** The most codes that are made at once. */
export const MOST_CODES = 10_000

/** `single`: one code for all shoppers; otherwise a list of codes for single shoppers. */
type OfficeCouponKind = 'single' | 'list' | 'system'

interface OfficeCouponLimits {
  perCode?: number
  perCustomer?: number
  /** For each customer. */
  timeFrame?: { limit: number; days: number }
}

export interface OfficeCouponRow {
  siteId: string
  siteName: string
  id: string
  kind: OfficeCouponKind
  isEnabled: boolean
  /** The first one, of a coupon for everybody. */
  code?: string
  codes: number
  /** By orders that did not fail. */
  uses: number
  limits: OfficeCouponLimits
}

export interface OfficeCouponList {
  coupons: OfficeCouponRow[]
  total: number
}

export interface OfficeCoupon extends OfficeCouponRow {
  isCaseInsensitive: boolean
  /** That ask for one of its codes. */
  promotions: { id: string; name: string }[]
}

export interface OfficeCouponCodes {
  codes: { code: string; uses: number }[]
  total: number
}

export interface OfficeRedemptions {
  /** Newest first. */
  redemptions: {
    code: string
    orderNo: string
    /** With the right to read orders. */
    email?: string
    at: string
  }[]
  total: number
}

/** How many random codes to make, and their prefix. */
export interface CodeBatch {
  count: number
  /** Empty: none. */
  prefix: string
}

export interface NewCoupon {
  siteId: string
  id: string
  /** That is to ask for its codes, besides those it asks for already. */
  promotionId: string
  limits: Pick<OfficeCouponLimits, 'perCode' | 'perCustomer'>
  /** One code for everybody; absent: a batch. */
  code?: string
  batch?: CodeBatch
}

export const GIFT_CARD_STATES = ['usable', 'pending', 'spent', 'blocked', 'withdrawn'] as const
export type OfficeGiftCardState = (typeof GIFT_CARD_STATES)[number]

export interface OfficeGiftCardRow {
  /** Not its code, which is as good as money. */
  id: string
  siteName: string
  /** Its last four digits. */
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
  /** Grows by one with every change of an operator. */
  revision: number
  senderName: string
  message?: string
  /** It was bought with. */
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
  /** Why it is given, for the log. */
  reason: string
}

export interface GiftCardBlock {
  isBlocked: boolean
  reason: string
  expectedRevision: number
}
