import { pickLocalized, type Locale } from '../sites/locale'
import type { ProductImageGroup, VariationAttribute } from './catalog.tables'
import type { Localized } from '../db/columns'
import type { StoredProduct } from './product.repository'

type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Returns a product with the texts that best match a locale; untranslated texts stay unchanged. */
export function localizeProduct(product: StoredProduct, locale: Locale): StoredProduct {
  const { localized } = product
  const hasOwn = locale.chain.some((key) => localized[key] !== undefined)
  const pick = <T>(property: string, plain: T) => pickLocalized(locale, localized, property, plain)
  return {
    ...product,
    ...(hasOwn && {
      name: pick('name', product.name),
      shortDescription: pick('shortDescription', product.shortDescription),
      longDescription: pick('longDescription', product.longDescription),
      pageTitle: pick('pageTitle', product.pageTitle),
      pageDescription: pick('pageDescription', product.pageDescription),
      pageKeywords: pick('pageKeywords', product.pageKeywords),
      pageUrl: pick('pageUrl', product.pageUrl),
      unit: pick('unit', product.unit),
      custom: localizeCustom(product.custom, localized, locale),
    }),
    images: product.images.map((group) => localizeImages(group, locale)),
    variationAttributes: product.variationAttributes.map((one) => localizeAttribute(one, locale)),
  }
}

/** Localizes custom attributes; `localized` contains their translations as `c_<id>`. */
export function localizeCustom(
  custom: Readonly<Record<string, unknown>>,
  localized: Localized,
  locale: Locale,
): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...custom }
  for (const key of [...locale.chain].reverse()) {
    for (const [property, value] of Object.entries(localized[key] ?? {})) {
      if (property.startsWith('c_') && value !== null) merged[property.slice(2)] = value
    }
  }
  return merged
}

function localizeImages(group: ProductImageGroup, locale: Locale): ProductImageGroup {
  if (group.images.every((image) => image.localized === undefined)) return group
  return { ...group, images: group.images.map((image) => overlay(image, image.localized, locale)) }
}

function localizeAttribute(attribute: VariationAttribute, locale: Locale): VariationAttribute {
  return {
    ...overlay(attribute, attribute.localized, locale),
    values: attribute.values.map((value) => overlay(value, value.localized, locale)),
  }
}

/** Translations replace the default texts. */
function overlay<T extends object>(plain: T, localized: Texts | undefined, locale: Locale): T {
  if (!localized) return plain
  const texts = [...locale.chain].reverse().map((key) => localized[key] ?? {})
  return Object.assign({}, plain, ...texts)
}
