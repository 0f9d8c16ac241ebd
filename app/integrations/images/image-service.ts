/** Widths that the image service supports, in pixels; it refuses any other (CON-008). */
export const IMAGE_WIDTHS = [
  78, 150, 270, 300, 330, 338, 400, 460, 548, 560, 636, 640, 650, 750, 828, 1080, 1200, 1920, 2048,
  3000,
] as const

export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

/** The widths for images that scale with the window (CON-008). */
export const RESPONSIVE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3000] as const

/** JPEG and WebP quality, from 0 to 100 (CON-008). */
export const IMAGE_QUALITY = 80

const MASTER_PATH = /^(?:https?:\/\/[^/]+)?\/media\//

/**
 * Returns the URL of an image at one width: the master `…/media/<path>` becomes
 * `/image/{width}/<path>`, in the best format that the browser accepts. External URLs are returned
 * unchanged.
 */
export function imageUrl(link: string, width: ImageWidth): string {
  return MASTER_PATH.test(link) ? link.replace(MASTER_PATH, `/image/${width}/`) : link
}

/** Returns the `srcset` of an image, or undefined for an external image. */
export function imageSrcSet(link: string, widths: readonly ImageWidth[]): string | undefined {
  if (!MASTER_PATH.test(link)) return undefined
  return widths.map((width) => `${imageUrl(link, width)} ${width}w`).join(', ')
}

/** Returns the widths up to the image's natural width, or the smallest width if all are larger. */
export function usefulWidths(widths: readonly ImageWidth[], naturalWidth?: number): ImageWidth[] {
  if (naturalWidth === undefined) return [...widths]
  const useful = widths.filter((width) => width <= naturalWidth)
  return useful.length > 0 ? useful : widths.slice(0, 1)
}
