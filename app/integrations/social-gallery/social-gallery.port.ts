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

/** Most photographs on a product page. */
export const MOST_PHOTOS = 8
