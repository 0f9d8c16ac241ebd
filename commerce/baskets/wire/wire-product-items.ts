import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import { toDecimal } from '../../money'
import type { CalculatedLine, CalculatedPart } from '../model/calculated-basket'
import type { CalculatedOption } from '../model/calculated-basket'
import { toManualAdjustments, toPriceAdjustments } from './wire-discounts'
import { toTaxFields } from './wire-tax'

type ProductItem = ShopperBasketsTypes.ProductItem
type OptionItem = ShopperBasketsTypes.OptionItem

export function toProductItem(line: CalculatedLine, currency: string): ProductItem {
  const { item, options, parts, isBonus = false } = line
  const adjustments = [
    ...toManualAdjustments(line.manualAdjustments, currency),
    ...toPriceAdjustments(line.adjustments, item.itemId, currency),
  ]
  return {
    ...item.custom,
    ...(line.pieceNames && { c_pieceNames: line.pieceNames }),
    ...toTaxFields(line.afterOrderMinor, line.tax, line.fullTaxMinor, currency),
    itemId: item.itemId,
    productId: item.productId,
    productName: line.name,
    itemText: line.name,
    quantity: item.quantity,
    shipmentId: item.shipmentId,
    inventoryId: line.inventoryListId,
    basePrice: toDecimal(line.unitMinor, currency),
    price: toDecimal(line.priceMinor, currency),
    priceAfterItemDiscount: toDecimal(line.afterItemMinor, currency),
    priceAfterOrderDiscount: toDecimal(line.afterOrderMinor, currency),
    ...(adjustments.length > 0 ? { priceAdjustments: adjustments } : {}),
    bonusProductLineItem: isBonus,
    ...(item.bonusDiscountLineItemId
      ? { bonusDiscountLineItemId: item.bonusDiscountLineItemId }
      : {}),
    gift: item.gift,
    ...(item.giftMessage ? { giftMessage: item.giftMessage } : {}),
    ...(item.productListItem ? { productListItem: item.productListItem } : {}),
    ...(options.length > 0
      ? { optionItems: options.map((one) => toOptionItem(one, line, currency)) }
      : {}),
    ...(parts.length > 0 ? { bundledProductItems: parts.map((one) => toPart(one, line)) } : {}),
  }
}

function toOptionItem(
  option: CalculatedOption,
  { item, inventoryListId }: CalculatedLine,
  currency: string,
) {
  const { chosen, name, unitMinor, priceMinor, afterItemMinor, afterOrderMinor } = option
  const adjustments = toPriceAdjustments(option.adjustments, chosen.itemId, currency)
  return {
    ...toTaxFields(afterOrderMinor, option.tax, option.fullTaxMinor, currency),
    itemId: chosen.itemId,
    optionId: chosen.optionId,
    optionValueId: chosen.optionValueId,
    productId: chosen.optionValueId,
    productName: name,
    itemText: name,
    quantity: item.quantity,
    shipmentId: item.shipmentId,
    inventoryId: inventoryListId,
    basePrice: toDecimal(unitMinor, currency),
    price: toDecimal(priceMinor, currency),
    priceAfterItemDiscount: toDecimal(afterItemMinor, currency),
    priceAfterOrderDiscount: toDecimal(afterOrderMinor, currency),
    ...(adjustments.length > 0 ? { priceAdjustments: adjustments } : {}),
    bonusProductLineItem: false,
    gift: false,
  } satisfies OptionItem
}

// all prices are 0, because the bundle's price includes its parts
function toPart({ part, name, quantity }: CalculatedPart, line: CalculatedLine): ProductItem {
  return {
    ...part.custom,
    itemId: part.itemId,
    productId: part.productId,
    productName: name,
    itemText: name,
    quantity,
    shipmentId: line.item.shipmentId,
    inventoryId: line.inventoryListId,
    basePrice: 0,
    price: 0,
    priceAfterItemDiscount: 0,
    priceAfterOrderDiscount: 0,
    bonusProductLineItem: false,
    gift: part.gift,
    ...(part.giftMessage ? { giftMessage: part.giftMessage } : {}),
  }
}
