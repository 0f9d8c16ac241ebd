import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'

export interface ImageView {
  /** Address of the master, without the origin where it is a master of ours. */
  link: string
  alt: string
}

type ImageGroup = ShopperProductsTypes.ImageGroup

/** Pictures of a product by the variation they show; the first group without values is general. */
export interface ImageSet {
  /** `{}` shows every variation. */
  values: Record<string, string>
  images: ImageView[]
}

/** The `large` groups (any other view only where there is no large one), general ones first. */
export function toImageSets(groups: ImageGroup[] = []): ImageSet[] {
  const large = groups.filter((group) => group.viewType === 'large')
  const chosen = large.length > 0 ? large : groups.filter(({ viewType }) => viewType !== 'swatch')
  return chosen
    .map((group) => ({ values: valuesOf(group), images: group.images.map(toImageView) }))
    .sort((a, b) => Object.keys(a.values).length - Object.keys(b.values).length)
}

/** The main picture of a product: the general one, else any. */
export function toMainImage(groups?: ImageGroup[]): ImageView | undefined {
  return toImageSets(groups).find((set) => set.images.length > 0)?.images[0]
}

export function toImageView(image: ShopperProductsTypes.Image): ImageView {
  return { link: toMasterPath(image.disBaseLink ?? image.link), alt: image.alt ?? '' }
}

/** Leaves the origin off our own masters: shorter pages that name no inner host. */
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
