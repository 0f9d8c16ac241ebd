/** Widths the image service cuts, in px; any other is refused (CON-008). */
export const IMAGE_WIDTHS = [
  78, 150, 270, 300, 330, 338, 400, 460, 548, 560, 636, 640, 650, 750, 828, 1080, 1200, 1920, 2048,
  3000,
] as const

export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

/** The widths of pictures that grow with the window (CON-008). */
export const RESPONSIVE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3000] as const

/** JPEG and WebP quality, of 100 (CON-008). */
export const IMAGE_QUALITY = 80

const MASTER_PATH = /^(?:https?:\/\/[^/]+)?\/media\//

/**
 * Address of a picture at one width: the master `…/media/<path>` becomes `/image/{width}/<path>`,
 * in the best format the browser accepts. Addresses from elsewhere are returned as they are.
 */
export function imageUrl(link: string, width: ImageWidth): string {
  return MASTER_PATH.test(link) ? link.replace(MASTER_PATH, `/image/${width}/`) : link
}

/** The `srcset` of a picture, or undefined where only its own address exists. */
export function imageSrcSet(link: string, widths: readonly ImageWidth[]): string | undefined {
  if (!MASTER_PATH.test(link)) return undefined
  return widths.map((width) => `${imageUrl(link, width)} ${width}w`).join(', ')
}

/** The widths of the list a picture of this natural width can fill; at least the smallest. */
export function usefulWidths(widths: readonly ImageWidth[], naturalWidth?: number): ImageWidth[] {
  if (naturalWidth === undefined) return [...widths]
  const useful = widths.filter((width) => width <= naturalWidth)
  return useful.length > 0 ? useful : widths.slice(0, 1)
}
