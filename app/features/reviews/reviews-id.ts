/** The id to which links to a page's reviews lead. */
export const REVIEWS_ID = 'reviews'
