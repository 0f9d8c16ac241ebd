import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import type { ProductImagesQuery } from './catalog.schemas'
import type { ProductFamily } from './product-family'
import { toImages } from './product.mapper'

/** Returns the pictures of a product; with `allImages`, those of the requested variation values. */
export function toProductImages(
  family: ProductFamily,
  { allImages, imgTypes, variationAttribute }: ProductImagesQuery,
  mediaOrigin: string,
): Pick<ShopperProductsTypes.Product, 'id' | 'imageGroups'> {
  const { product } = family
  const images = allImages
    ? product.images.filter(({ variation }) =>
        variationAttribute.every(([id, value]) => (variation?.[id] ?? value) === value),
      )
    : product.images
  const shown = { ...family, product: { ...product, images } }
  return { id: product.id, ...toImages(shown, { allImages, imageTypes: imgTypes, mediaOrigin }) }
}
