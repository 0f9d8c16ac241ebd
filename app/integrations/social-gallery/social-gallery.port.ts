export interface SocialPhoto {
  id: string
  /** URL of the image; without the origin if it is one of our own. */
  link: string
  alt: string
  title: string
  author?: string
  /** URL of the original post; a path for our own pages. */
  href?: string
}

/** A photo of an album, with the products it shows: masters, sets or single products. */
export interface FeedPhoto extends SocialPhoto {
  productIds: string[]
}

/** Maximum number of photos of a product or an album. */
export const MAX_PHOTOS = 8
