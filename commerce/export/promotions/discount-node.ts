import type { BonusChoiceDiscount, Discount } from '../../promotions/discount.schemas'
import { selectionNodes } from '../site/product-selection-nodes'
import { toAmount } from '../xml/values'
import { group, leaf, node, type XmlNode } from '../xml/xml-node'

/** Returns the element of a discount. @param catalogId of the categories to which it refers. */
export function discountNode(discount: Discount, catalogId: string): XmlNode {
  const text = (name: string, content: string): XmlNode => ({ name, attributes: {}, content })
  switch (discount.type) {
    case 'percentage':
      return text('percentage', String(discount.percentage))
    case 'amount':
      return text('amount', toAmount(discount.amountMinor))
    case 'fixed_price':
      return text('fixed-price', toAmount(discount.amountMinor))
    case 'total_fixed_price':
      return text('total-fixed-price', toAmount(discount.amountMinor))
    case 'fixed_shipping':
      return text('fixed-price-shipping', toAmount(discount.amountMinor))
    case 'free':
      return node('free', [])
    case 'free_shipping':
      return node('free-shipping', [])
    case 'price_book_price':
      return node('price-book-price', [leaf('pricebook-id', discount.priceBookId)])
    case 'percentage_off_options': {
      const options = discount.optionIds.map((id) => leaf('option-id', id))
      const percentage = leaf('percentage', discount.percentage)
      return node('percent-off-options', [percentage, group('product-options', options)])
    }
    case 'bonus': {
      const products = discount.productIds.map((id) => leaf('product-id', id))
      return node('bonus', [node('bonus-products', products)])
    }
    case 'bonus_choice':
      return bonusChoiceNode(discount, catalogId)
  }
}

function bonusChoiceNode(discount: BonusChoiceDiscount, catalogId: string): XmlNode {
  const { rule, products, maxItems } = discount
  const listed = products.map(({ productId, priceMinor }) =>
    priceMinor === 0
      ? leaf('product-id', productId)
      : node('bonus-product', [leaf('bonus-product-price', toAmount(priceMinor))], {
          'product-id': productId,
        }),
  )
  return node('bonus-choice', [
    rule ? [node('bonus-product-rule', selectionNodes(rule, catalogId))] : [],
    group('bonus-products', listed),
    leaf('max-bonus-items', maxItems),
  ])
}
