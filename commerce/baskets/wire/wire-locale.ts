import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import type { Locale } from '../../http/locale'
import type { BasketFacts } from '../facts/basket-facts'
import { findValue } from '../items/line-options.rules'

type Basket = ShopperBasketsTypes.Basket
type ProductItem = ShopperBasketsTypes.ProductItem
type OptionItem = ShopperBasketsTypes.OptionItem
type Names = Readonly<Record<string, string>> | undefined

/** A basket with the names of its products and options in another language, where they have one. */
export function localizeBasket(basket: Basket, facts: BasketFacts, { chain }: Locale): Basket {
  const pick = (names: Names) => chain.map((key) => names?.[key]).find((name) => name !== undefined)
  const rename = (name: string | undefined) =>
    name === undefined ? {} : { productName: name, itemText: name }

  function toOption(option: OptionItem, productId: string): OptionItem {
    const options = facts.products.get(productId)?.parts?.options ?? []
    const found = options.find(({ id }) => id === option.optionId)
    return { ...option, ...rename(pick(findValue(found, option.optionValueId)?.names)) }
  }

  function toItem(item: ProductItem): ProductItem {
    const { productId = '', optionItems, bundledProductItems } = item
    return {
      ...item,
      ...rename(pick(facts.products.get(productId)?.names)),
      ...(optionItems && { optionItems: optionItems.map((one) => toOption(one, productId)) }),
      ...(bundledProductItems && { bundledProductItems: bundledProductItems.map(toItem) }),
    }
  }

  return { ...basket, productItems: basket.productItems?.map(toItem) }
}
