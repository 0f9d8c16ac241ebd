/** The visitor who gets recommendations: a visit id, and the account if there is one (REC-025). */
export interface Visitor {
  /** A random id used only for recommendations: never the session's id. */
  cookieId: string
  /** Registered customers only. */
  userId?: string
}

/** `id` is the master, or a product without sizes; `sku` is the chosen size. */
export interface ActivityProduct {
  id: string
  sku?: string
  price?: number
  quantity?: number
}

interface Recommended {
  recommenderName: string
  recoUUID: string
}

/** The reported activities of a visitor, and their data (REC-023). */
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

/**
 * The recommender's name at the service: `customers-also-loved`, `recently-viewed`, or one created
 * by a merchant.
 */
export type RecommenderName = string

interface Recommendation {
  id: string
  productName?: string
  imageUrl?: string
}

export interface Recommendations {
  recs: Recommendation[]
  /** Id of this response, for reporting its views and clicks. */
  recoUUID: string
  recommenderName: string
}

/** The visitor and the products and categories of the page that shows recommendations. */
export interface RecommendationRequest {
  visitor: Visitor
  products: ActivityProduct[]
  categories?: { id: string }[]
}

/** The provider of recommendations. All methods throw AppError. */
export interface RecommendationService {
  listRecommenders(siteId: string): Promise<string[]>
  getRecommendations(
    siteId: string,
    name: RecommenderName,
    request: RecommendationRequest,
  ): Promise<Recommendations>
  /** Returns the recommendations for a zone of a page, whose recommender the merchant chooses. */
  getZoneRecommendations(
    siteId: string,
    zoneId: string,
    request: RecommendationRequest,
  ): Promise<Recommendations>
}
