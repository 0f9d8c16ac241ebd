import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'

export interface ImageView {
  /** URL of the master image, without the origin if it is one of our own. */
  link: string
  alt: string
}

type ImageGroup = ShopperProductsTypes.ImageGroup

/** The images of a variation. A set without values is the general one and comes first. */
export interface ImageSet {
  /** `{}` applies to every variation. */
  values: Record<string, string>
  images: ImageView[]
}

/** Returns the `large` groups, or all other views if there are none, general groups first. */
export function toImageSets(groups: ImageGroup[] = []): ImageSet[] {
  const large = groups.filter((group) => group.viewType === 'large')
  const chosen = large.length > 0 ? large : groups.filter(({ viewType }) => viewType !== 'swatch')
  return chosen
    .map((group) => ({ values: valuesOf(group), images: group.images.map(toImageView) }))
    .sort((a, b) => Object.keys(a.values).length - Object.keys(b.values).length)
}

/** The main image of a product: the general one, otherwise the first available. */
export function toMainImage(groups?: ImageGroup[]): ImageView | undefined {
  return toImageSets(groups).find((set) => set.images.length > 0)?.images[0]
}

export function toImageView(image: ShopperProductsTypes.Image): ImageView {
  return { link: toMasterPath(image.disBaseLink ?? image.link), alt: image.alt ?? '' }
}

/**
 * Removes the origin from our own image URLs: pages become shorter and contain no internal host.
 */
function toMasterPath(link: string): string {
  return link.replace(/^https?:\/\/[^/]+(?=\/media\/)/, '')
}

function valuesOf({ variationAttributes = [] }: ImageGroup): Record<string, string> {
  return Object.fromEntries(
    variationAttributes.flatMap(({ id, values }) => {
      const value = values?.[0]?.value
      return value === undefined ? [] : [[id, value]]
    }),
  )
}
