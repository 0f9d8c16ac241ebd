/** A photograph that shows a product. */
export interface SocialPhoto {
  id: string
  /** Address of the picture; of our own masters without the origin. */
  link: string
  alt: string
  title: string
  author?: string
  /** Where it was posted; of our own pages a path. */
  href?: string
}

/** A photograph of an album, with the products that are in it: masters, sets or single products. */
export interface FeedPhoto extends SocialPhoto {
  productIds: string[]
}

/** Most photographs of a product, and of an album. */
export const MOST_PHOTOS = 8
