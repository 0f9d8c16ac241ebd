import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import type { ProductImageGroup } from './catalog.tables'
import { toMediaLink } from './media-link.rules'

type Image = ShopperProductsTypes.Image
type ImageGroup = ShopperProductsTypes.ImageGroup

export function toImage(
  image: ProductImageGroup['images'][number],
  fallbackAlt: string,
  mediaOrigin: string,
): Image {
  const link = toMediaLink(mediaOrigin, image.path)
  const alt = image.alt ?? fallbackAlt
  return { alt, disBaseLink: link, link, title: image.title ?? alt }
}

export function toImageGroup(
  group: ProductImageGroup,
  fallbackAlt: string,
  mediaOrigin: string,
): ImageGroup {
  const variation = Object.entries(group.variation ?? {})
  return {
    viewType: group.viewType,
    images: group.images.map((image) => toImage(image, fallbackAlt, mediaOrigin)),
    ...(variation.length > 0 && {
      variationAttributes: variation.map(([id, value]) => ({ id, values: [{ value }] })),
    }),
  }
}
