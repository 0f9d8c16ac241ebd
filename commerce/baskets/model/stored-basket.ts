import type { BasketDocument } from './basket-document.schemas'

/** A basket as it is stored: the shopper's choices, and whose they are. */
export interface StoredBasket {
  basketId: string
  siteId: string
  customerId: string
  usid: string
  status: 'open' | 'ordered'
  /** Beside the shopper's own basket, for minutes only. */
  isTemporary: boolean
  orderNo: string | undefined
  /** Grows by one with every write. */
  version: number
  createdAt: Date
  lastModified: Date
  document: BasketDocument
}
