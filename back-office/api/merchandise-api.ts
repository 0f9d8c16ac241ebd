import type { AuditList } from '@domain/back-office-wire'
import type {
  OfficeProduct,
  OfficeProductList,
  OfficePromotion,
  OfficePromotionList,
  OfficeSite,
  PriceChange,
  ProductFlagsChange,
  PromotionExplanation,
  StockChange,
} from '@domain/merchandise-wire'
import { ask, send, toQuery } from './engine'

/** What lists are asked for: the parameters of their routes. */
type ListQuery = Readonly<Record<string, string | number | undefined>>

const productPath = (id: string) => `/products/${encodeURIComponent(id)}`

/** What the back office asks of the engine about what is sold, and what is given away. */
export const merchandiseApi = {
  listSites: () => ask<{ sites: OfficeSite[] }>('/sites'),
  /** @param path of one thing: what was changed of it. */
  listHistory: (path: string, before?: number) =>
    ask<AuditList>(`${path}/history${toQuery({ before })}`),
  listProducts: (query: ListQuery) => ask<OfficeProductList>(`/products${toQuery(query)}`),
  getProduct: (id: string) => ask<OfficeProduct>(productPath(id)),
  changeFlags: (id: string, change: ProductFlagsChange) =>
    send<OfficeProduct>(`${productPath(id)}/flags`, change, 'PUT'),
  changePrice: (id: string, change: PriceChange) =>
    send<OfficeProduct>(`${productPath(id)}/price`, change, 'PUT'),
  changeStock: (id: string, change: StockChange) =>
    send<OfficeProduct>(`${productPath(id)}/stock`, change, 'PUT'),
  listPromotions: (query: ListQuery) => ask<OfficePromotionList>(`/promotions${toQuery(query)}`),
  getPromotion: (siteId: string, id: string) =>
    ask<OfficePromotion>(`/promotions/${encodeURIComponent(siteId)}/${encodeURIComponent(id)}`),
  /** @param id an order's number, or a basket's id */
  explain: (id: string) => ask<PromotionExplanation>(`/explanations/${encodeURIComponent(id)}`),
}
