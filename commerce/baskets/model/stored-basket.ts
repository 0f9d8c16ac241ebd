import type { BasketDocument } from './basket-document.schemas'

export interface StoredBasket {
  basketId: string
  siteId: string
  customerId: string
  usid: string
  status: 'open' | 'ordered'
  /** A temporary basket lives for minutes, in addition to the shopper's main basket. */
  isTemporary: boolean
  orderNo: string | undefined
  /** Increases by one with every write. */
  version: number
  createdAt: Date
  lastModified: Date
  document: BasketDocument
}
