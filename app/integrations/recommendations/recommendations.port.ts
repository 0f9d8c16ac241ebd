/** Who is recommended to: a visit, and the account when there is one (REC-025). */
export interface Visitor {
  /** Random, and used for this alone: never the session's own id. */
  cookieId: string
  /** Of a registered customer. */
  userId?: string
}

/** `id` is the master, or a product without sizes; `sku` the size that is meant. */
export interface ActivityProduct {
  id: string
  sku?: string
  price?: number
  quantity?: number
}

interface Recommended {
  recommenderName: string
  /** Of the answer that recommended it. */
  recoUUID: string
}

/** What a visitor does, and what is reported of it (REC-023). */
export interface Activities {
  viewProduct: { product: ActivityProduct }
  viewSearch: { searchText: string; products: ActivityProduct[] }
  clickSearch: { searchText: string; product: ActivityProduct }
  viewCategory: { category: { id: string }; products: ActivityProduct[] }
  clickCategory: { category: { id: string }; product: ActivityProduct }
  beginCheckout: { amount: number; products: ActivityProduct[] }
  viewReco: Recommended & { products: ActivityProduct[] }
  clickReco: Recommended & { product: ActivityProduct }
  addToCart: { products: ActivityProduct[] }
}
export type ActivityName = keyof Activities

/** As the service lists it: `customers-also-loved`, `recently-viewed`, or what a merchant set up. */
export type RecommenderName = string

interface Recommendation {
  id: string
  productName?: string
  imageUrl?: string
}

export interface Recommendations {
  recs: Recommendation[]
  /** Id of this answer, for reporting views and clicks of it. */
  recoUUID: string
  recommenderName: string
}

/** What is shown where recommendations are wanted. */
export interface RecommendationRequest {
  visitor: Visitor
  products: ActivityProduct[]
  categories?: { id: string }[]
}

/** Who recommends products. All throw AppError. */
export interface RecommendationService {
  /** The names of those who recommend at a site. */
  listRecommenders(siteId: string): Promise<string[]>
  getRecommendations(
    siteId: string,
    name: RecommenderName,
    request: RecommendationRequest,
  ): Promise<Recommendations>
  /** For a place on a page, whose recommender the merchant chooses. */
  getZoneRecommendations(
    siteId: string,
    zoneId: string,
    request: RecommendationRequest,
  ): Promise<Recommendations>
}
