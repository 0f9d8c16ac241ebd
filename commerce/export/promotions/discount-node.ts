import { toAmountText } from '../../../rules/money-text'
import type { BonusChoiceDiscount, Discount } from '../../promotions/discount.schemas'
import { selectionNodes, type SelectionPlace } from '../site/product-selection-nodes'
import { group, leaf, node, type XmlNode } from '../xml/xml-node'

export function discountNode(discount: Discount, place: SelectionPlace): XmlNode {
  const text = (name: string, content: string): XmlNode => ({ name, attributes: {}, content })
  switch (discount.type) {
    case 'percentage':
      return text('percentage', String(discount.percentage))
    case 'amount':
      return text('amount', toAmountText(discount.amountMinor, place.currency))
    case 'fixed_price':
      return text('fixed-price', toAmountText(discount.amountMinor, place.currency))
    case 'total_fixed_price':
      return text('total-fixed-price', toAmountText(discount.amountMinor, place.currency))
    case 'fixed_shipping':
      return text('fixed-price-shipping', toAmountText(discount.amountMinor, place.currency))
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
      return bonusChoiceNode(discount, place)
  }
}

function bonusChoiceNode(discount: BonusChoiceDiscount, place: SelectionPlace): XmlNode {
  const { rule, products, maxItems } = discount
  const listed = products.map(({ productId, priceMinor }) =>
    priceMinor === 0
      ? leaf('product-id', productId)
      : node(
          'bonus-product',
          [leaf('bonus-product-price', toAmountText(priceMinor, place.currency))],
          {
            'product-id': productId,
          },
        ),
  )
  return node('bonus-choice', [
    rule ? [node('bonus-product-rule', selectionNodes(rule, place))] : [],
    group('bonus-products', listed),
    leaf('max-bonus-items', maxItems),
  ])
}
