import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { pickLocalized, type Locale } from '../sites/locale'
import { toDecimal } from '../money'
import type { ProductOptionUse } from './catalog.tables'
import { toMediaLink } from './media-link.rules'
import type { ProductOption, ProductOptionValue } from './product-option.schemas'

type Option = ShopperProductsTypes.Option

export interface OptionView {
  currency: string
  locale: Locale
  mediaOrigin: string
}

export function toOption(
  { optionId, selectedValueId }: ProductOptionUse,
  option: ProductOption,
  view: OptionView,
): Option {
  const pick = (property: 'name' | 'description') =>
    pickLocalized(view.locale, option.localized ?? {}, property, option[property])
  const description = pick('description')
  const chosen = selectedValueId ?? option.defaultValueId ?? option.values[0]?.id
  return {
    id: option.optionId ?? optionId,
    name: pick('name'),
    ...(description !== undefined && { description }),
    ...(option.image !== undefined && { image: toMediaLink(view.mediaOrigin, option.image) }),
    values: option.values.map((value) => toOptionValue(value, value.id === chosen, view)),
  }
}

function toOptionValue(
  value: ProductOptionValue,
  isDefault: boolean,
  { currency, locale }: OptionView,
): ShopperProductsTypes.OptionValue {
  return {
    default: isDefault,
    id: value.id,
    name: pickLocalized(locale, value.localized ?? {}, 'name', value.name),
    price: toDecimal(optionPriceMinor(value, currency), currency),
  }
}

/** Returns the price of one piece; 0 if the currency has no price. */
function optionPriceMinor({ prices }: ProductOptionValue, currency: string): number {
  const own = prices.filter((price) => price.currency === currency)
  const single = own.find(({ unitQuantity }) => unitQuantity === 1) ?? own[0]
  return single?.amountMinor ?? 0
}
