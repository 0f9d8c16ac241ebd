import type { FastifyInstance } from 'fastify'
import { parseQuery } from '../http/parse-query'
import type { CatalogService } from './catalog.service'
import type { Config } from '../config'
import { readCatalogContext } from './catalog-request'
import { ProductIdParams, ProductImagesQuery, ProductQuery } from './catalog.schemas'
import { productNotFound } from './product-not-found'
import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import type { ProductFamily } from './product-family'
import { toImages } from './product.mapper'

export interface ProductDetailsNeeds {
  catalog: CatalogService
  config: Config
}

function toProductImages(
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

const BASE = '/product/shopper-products/v1/organizations/:organizationId/products/:id'

export function registerProductDetails(app: FastifyInstance, services: ProductDetailsNeeds): void {
  const { catalog, config } = services

  app.get(`${BASE}/images`, async (request) => {
    const { site, context } = await readCatalogContext(request)
    const { id } = ProductIdParams.parse(request.params)
    const query = parseQuery(ProductImagesQuery, request.query)
    const [family] = await catalog.getFamilies(
      site,
      [id],
      context.locale,
      context.pricingContext?.at,
    )
    if (!family) throw productNotFound(id, site)
    return toProductImages(family, query, config.publicOrigin)
  })

  app.get(`${BASE}/prices`, async (request) => {
    const { site, context } = await readCatalogContext(request)
    const { id } = ProductIdParams.parse(request.params)
    const query = ProductQuery.parse({ expand: 'prices', perPricebook: 'true' })
    const [product] = await catalog.getProducts(site, [id], query, context)
    if (!product) throw productNotFound(id, site)
    const { price, priceMax, pricePerUnit, pricePerUnitMax, unit } = product
    const { tieredPrices, prices, currency, priceRanges } = product
    return {
      productId: id,
      price,
      priceMax,
      pricePerUnit,
      pricePerUnitMax,
      pricePerUnitUnit: pricePerUnit === undefined ? undefined : unit,
      tieredPrices,
      prices,
      currency,
      priceRanges,
    }
  })

  app.get(`${BASE}/promotions`, async (request) => {
    const { site, context } = await readCatalogContext(request)
    const { id } = ProductIdParams.parse(request.params)
    const query = ProductQuery.parse({ expand: 'promotions' })
    const [product] = await catalog.getProducts(site, [id], query, context)
    if (!product) throw productNotFound(id, site)
    return { productId: id, productPromotions: product.productPromotions ?? [] }
  })
}
