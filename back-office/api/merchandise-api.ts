import type {
  OfficeProduct,
  OfficeProductList,
  OfficeSite,
  PriceChange,
  PriceSchedule,
  ProductFlagsChange,
  ScheduledPriceChange,
  ScheduledPriceKey,
  StockChange,
} from '@contracts/merchandise'
import type {
  CodeBatch,
  GiftCardBlock,
  NewCoupon,
  NewGiftCard,
  OfficeCoupon,
  OfficeCouponCodes,
  OfficeCouponList,
  OfficeGiftCard,
  OfficeGiftCardList,
  OfficePromotion,
  OfficePromotionList,
  OfficeRedemptions,
  OpenBagList,
  PromotionExplanation,
} from '@contracts/promotion'
import type {
  ClosedPickupAction,
  CommonSpecialDays,
  CommonSpecialDaysResult,
  ConcernedPickup,
  ConcernedPickups,
  OfficeShop,
  OfficeShopList,
  ShopDetailsChange,
  ShopHoursChange,
  SpecialDaysChange,
} from '@contracts/shop'
import { BACK_OFFICE_API, type AuditList } from '@contracts/back-office'
import { ask, send, toQuery } from './engine'

/** Query parameters of the list routes. */
type ListQuery = Readonly<Record<string, string | number | undefined>>

export interface CouponKey {
  siteId: string
  id: string
}

export const couponPath = ({ siteId, id }: CouponKey) =>
  `/coupons/${encodeURIComponent(siteId)}/${encodeURIComponent(id)}`

/** URL of a CSV file with all codes of a coupon. */
export const couponFileUrl = (key: CouponKey) => `${BACK_OFFICE_API}${couponPath(key)}/codes.csv`

export const giftCardPath = (id: string) => `/gift-cards/${encodeURIComponent(id)}`

interface PromotionKey {
  siteId: string
  id: string
}

export const promotionPath = ({ siteId, id }: PromotionKey) =>
  `/promotions/${encodeURIComponent(siteId)}/${encodeURIComponent(id)}`

export const shopPath = (id: string) => `/shops/${encodeURIComponent(id)}`

export const productPath = (id: string) => `/products/${encodeURIComponent(id)}`

/** Requests for products, promotions, coupons, gift cards and shops. */
export const merchandiseApi = {
  listSites: () => ask<{ sites: OfficeSite[] }>('/sites'),
  /** @param path of the record whose changes are listed */
  listHistory: (path: string, before?: number) =>
    ask<AuditList>(`${path}/history${toQuery({ before })}`),
  listProducts: (query: ListQuery, signal?: AbortSignal) =>
    ask<OfficeProductList>(`/products${toQuery(query)}`, { signal }),
  getProduct: (id: string) => ask<OfficeProduct>(productPath(id)),
  changeFlags: (id: string, change: ProductFlagsChange) =>
    send<OfficeProduct>(`${productPath(id)}/flags`, change, 'PUT'),
  changePrice: (id: string, change: PriceChange) =>
    send<OfficeProduct>(`${productPath(id)}/price`, change, 'PUT'),
  schedulePrice: (id: string, given: PriceSchedule) =>
    send<OfficeProduct>(`${productPath(id)}/scheduled-prices`, given),
  changeScheduledPrice: (id: string, change: ScheduledPriceChange) =>
    send<OfficeProduct>(`${productPath(id)}/scheduled-prices`, change, 'PUT'),
  removeScheduledPrice: (id: string, key: ScheduledPriceKey) =>
    send<OfficeProduct>(`${productPath(id)}/scheduled-prices/remove`, key, 'PUT'),
  endPrice: (id: string, key: ScheduledPriceKey) =>
    send<OfficeProduct>(`${productPath(id)}/scheduled-prices/end`, key, 'PUT'),
  changeStock: (id: string, change: StockChange) =>
    send<OfficeProduct>(`${productPath(id)}/stock`, change, 'PUT'),
  listPromotions: (query: ListQuery, signal?: AbortSignal) =>
    ask<OfficePromotionList>(`/promotions${toQuery(query)}`, { signal }),
  getPromotion: (siteId: string, id: string) => ask<OfficePromotion>(promotionPath({ siteId, id })),
  /** @param id an order's number, or a basket's id */
  explain: (id: string) => ask<PromotionExplanation>(`/explanations/${encodeURIComponent(id)}`),
  /** @param of an e-mail address, or a customer's number */
  listOpenBags: (of: string) => ask<OpenBagList>(`/open-bags${toQuery({ of })}`),
  listCoupons: (query: ListQuery, signal?: AbortSignal) =>
    ask<OfficeCouponList>(`/coupons${toQuery(query)}`, { signal }),
  addCoupon: (coupon: NewCoupon) => send<OfficeCoupon>('/coupons', coupon),
  getCoupon: (key: CouponKey) => ask<OfficeCoupon>(couponPath(key)),
  setCouponEnabled: (key: CouponKey, isEnabled: boolean, expectedEnabled: boolean) =>
    send<OfficeCoupon>(couponPath(key), { isEnabled, expectedEnabled }, 'PUT'),
  listCodes: (key: CouponKey, query: ListQuery) =>
    ask<OfficeCouponCodes>(`${couponPath(key)}/codes${toQuery(query)}`),
  addCodes: (key: CouponKey, batch: CodeBatch) =>
    send<OfficeCoupon>(`${couponPath(key)}/codes`, batch),
  listRedemptions: (key: CouponKey, query: ListQuery) =>
    ask<OfficeRedemptions>(`${couponPath(key)}/redemptions${toQuery(query)}`),
  listGiftCards: (query: ListQuery, signal?: AbortSignal) =>
    ask<OfficeGiftCardList>(`/gift-cards${toQuery(query)}`, { signal }),
  getGiftCard: (id: string) => ask<OfficeGiftCard>(giftCardPath(id)),
  giveGiftCard: (given: NewGiftCard) => send<OfficeGiftCard>('/gift-cards', given),
  listShops: (query: ListQuery, signal?: AbortSignal) =>
    ask<OfficeShopList>(`/shops${toQuery(query)}`, { signal }),
  getShop: (id: string) => ask<OfficeShop>(shopPath(id)),
  changeShopHours: (id: string, change: ShopHoursChange) =>
    send<OfficeShop>(`${shopPath(id)}/hours`, change, 'PUT'),
  changeSpecialDays: (id: string, change: SpecialDaysChange) =>
    send<OfficeShop>(`${shopPath(id)}/special-days`, change, 'PUT'),
  previewSpecialDays: (id: string, { specialDays }: Pick<SpecialDaysChange, 'specialDays'>) =>
    send<ConcernedPickups>(`${shopPath(id)}/special-days/preview`, { specialDays }),
  previewClosing: (id: string, isClosed: boolean) =>
    send<ConcernedPickups>(`${shopPath(id)}/closing/preview`, { isClosed }),
  listClosedPickups: (id: string) => ask<ConcernedPickups>(`${shopPath(id)}/special-days/pickups`),
  settlePickup: (
    id: string,
    { orderNo, shipmentId }: ConcernedPickup,
    action: ClosedPickupAction,
  ) =>
    send<void>(
      `${shopPath(id)}/special-days/pickups/${encodeURIComponent(orderNo)}/${encodeURIComponent(shipmentId)}`,
      { action },
    ),
  addSpecialDays: (common: CommonSpecialDays) =>
    send<CommonSpecialDaysResult>('/shops/special-days', common),
  changeShopDetails: (id: string, change: ShopDetailsChange) =>
    send<OfficeShop>(`${shopPath(id)}/details`, change, 'PUT'),
  blockGiftCard: (id: string, change: GiftCardBlock) =>
    send<OfficeGiftCard>(`${giftCardPath(id)}/block`, change, 'PUT'),
}
