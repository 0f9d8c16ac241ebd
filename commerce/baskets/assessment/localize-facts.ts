import type { LineOptionValue, LineParts } from '../../catalog/line-parts.service'
import { pickLocalized, type Locale } from '../../sites/locale'
import type { Promotion } from '../../promotions/promotion.schemas'
import { localizeMethod } from '../../shipping/shipping.rules'
import { calculateBasket } from '../calculation/calculation.rules'
import type { BasketFacts, ProductFacts } from '../model/basket-facts'
import type { AssessedBasket } from './assess-basket'

type Names = Readonly<Record<string, string>> | undefined

export function localizeAssessed(assessed: AssessedBasket, locale: Locale): AssessedBasket {
  const { site, facts, calculated } = assessed
  if (locale.id === site.defaultLocale) return assessed
  const localized = localizeFacts(facts, locale)
  return {
    ...assessed,
    facts: localized,
    calculated: calculateBasket(calculated.document, localized),
  }
}

function localizeFacts(facts: BasketFacts, locale: Locale): BasketFacts {
  const products = [...facts.products].map(([id, product]): [string, ProductFacts] => [
    id,
    localizeProduct(product, locale),
  ])
  return {
    ...facts,
    products: new Map(products),
    shippingMethods: facts.shippingMethods.map((method) => localizeMethod(method, locale)),
    promotions: facts.promotions.map((promotion) => localizePromotion(promotion, locale)),
  }
}

function localizeProduct(product: ProductFacts, locale: Locale): ProductFacts {
  const { name, names, parts } = product
  return {
    ...product,
    name: pickName(locale, names) ?? name,
    ...(parts && { parts: localizeParts(parts, locale) }),
  }
}

function localizeParts(parts: LineParts, locale: Locale): LineParts {
  const toValue = (value: LineOptionValue) => ({
    ...value,
    name: pickName(locale, value.names) ?? value.name,
  })
  const options = parts.options.map((option) => ({
    ...option,
    values: option.values.map(toValue),
  }))
  return { ...parts, options }
}

function localizePromotion(promotion: Promotion, locale: Locale): Promotion {
  const { localized = {}, name, calloutMsg } = promotion
  const callout = pickLocalized(locale, localized, 'calloutMsg', calloutMsg)
  return {
    ...promotion,
    name: pickLocalized(locale, localized, 'name', name),
    ...(callout !== undefined && { calloutMsg: callout }),
  }
}

function pickName({ chain }: Locale, names: Names): string | undefined {
  return chain.map((key) => names?.[key]).find((name) => name !== undefined)
}
