import { toAmountText } from '../../../rules/money-text'
import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { Selectable } from 'kysely'
import type { Schema } from '../../db/schema'
import { toMinor } from '../../money'
import { group, leaf, node, type XmlNode, type XmlNodes } from '../xml/xml-node'
import { prefixedAttributes } from './address-nodes'

type Order = ShopperOrdersTypes.Order
type ProductItem = NonNullable<Order['productItems']>[number]
type OptionItem = NonNullable<ProductItem['optionItems']>[number]
type ShippingItem = NonNullable<Order['shippingItems']>[number]
type PriceAdjustment = NonNullable<Order['orderPriceAdjustments']>[number]
export type ItemRow = Selectable<Schema['order_item']>

const UNIT = { unit: '' }

/** Returns a price without and with tax, in cents. It includes the tax if `taxation` is gross. */
export function amountNodes(price: number, tax: number, order: Order): XmlNodes {
  const { taxation, currency = 'USD' } = order
  const net = taxation === 'gross' ? price - tax : price
  return [
    ...leaf('net-price', toAmountText(net, currency)),
    ...leaf('tax', toAmountText(tax, currency)),
    ...leaf('gross-price', toAmountText(net + tax, currency)),
  ]
}

/** Returns an amount of an order in minor units of its currency. */
export function minorOf({ currency = 'USD' }: Order, amount: number): number {
  return toMinor(amount, currency)
}

export function productLine(item: ProductItem, row: ItemRow | undefined, order: Order): XmlNode {
  const price = row?.price_minor ?? minorOf(order, item.price ?? 0)
  const tax = row?.tax_minor ?? minorOf(order, item.tax ?? 0)
  const parts = item.bundledProductItems ?? []
  return node('product-lineitem', [
    amountNodes(price, tax, order),
    leaf(
      'base-price',
      toAmountText(
        row?.unit_price_minor ?? minorOf(order, item.basePrice ?? 0),
        order.currency ?? 'USD',
      ),
    ),
    leaf('lineitem-text', item.itemText),
    leaf('product-id', item.productId),
    leaf('product-name', item.productName),
    leaf('quantity', item.quantity, UNIT),
    leaf('tax-rate', item.taxRate ?? 0),
    leaf('shipment-id', item.shipmentId),
    leaf('inventory-list-id', row?.inventory_list_id ?? item.inventoryId),
    group(
      'option-lineitems',
      (item.optionItems ?? []).map((option) => optionLine(option, order)),
    ),
    group(
      'bundled-product-lineitems',
      parts.map((part) =>
        node('bundled-product-lineitem', [
          leaf('product-id', part.productId),
          leaf('product-name', part.productName),
          leaf('quantity', part.quantity, UNIT),
        ]),
      ),
    ),
    item.gift ? leaf('gift', true) : [],
    leaf('gift-message', item.giftMessage),
    prefixedAttributes({ ...item }),
    adjustmentNodes(item.priceAdjustments, order),
  ])
}

function optionLine(option: OptionItem, order: Order): XmlNode {
  return node('option-lineitem', [
    amountNodes(minorOf(order, option.price ?? 0), minorOf(order, option.tax ?? 0), order),
    leaf(
      'base-price',
      toAmountText(minorOf(order, option.basePrice ?? 0), order.currency ?? 'USD'),
    ),
    leaf('lineitem-text', option.itemText),
    leaf('option-id', option.optionId),
    leaf('value-id', option.optionValueId),
    leaf('product-id', option.productId),
  ])
}

export function shippingLine(item: ShippingItem, order: Order): XmlNode {
  return node('shipping-lineitem', [
    amountNodes(minorOf(order, item.price ?? 0), minorOf(order, item.tax ?? 0), order),
    leaf('base-price', toAmountText(minorOf(order, item.basePrice ?? 0), order.currency ?? 'USD')),
    leaf('lineitem-text', item.itemText),
    adjustmentNodes(item.priceAdjustments, order),
    leaf('shipment-id', item.shipmentId),
    leaf('tax-rate', item.taxRate ?? 0),
  ])
}

/** The engine does not store the tax of a discount separately. */
export function adjustmentNodes(
  adjustments: readonly PriceAdjustment[] | undefined,
  order: Order,
): XmlNodes {
  return group(
    'price-adjustments',
    (adjustments ?? []).map((one) =>
      node('price-adjustment', [
        amountNodes(minorOf(order, one.price ?? 0), 0, order),
        leaf('base-price', toAmountText(minorOf(order, one.price ?? 0), order.currency ?? 'USD')),
        leaf('lineitem-text', one.itemText),
        leaf('promotion-id', one.promotionId ?? one.priceAdjustmentId),
        leaf('campaign-id', one.campaignId),
        leaf('coupon-id', one.couponCode),
        leaf('reason-code', one.reasonCode),
        one.manual ? leaf('manual', true) : [],
      ]),
    ),
  )
}
