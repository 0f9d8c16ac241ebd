import type { BasketDocument, BasketItem } from '../baskets/model/basket-document.schemas'
import { createBasketDocument } from '../baskets/model/basket-document.schemas'
import type { BasketFacts, ProductFacts } from '../baskets/model/basket-facts'
import { TaxTable } from '../tax/tax.rules'

/** Returns an orderable product at $10, named after its id. */
export function testProduct(
  name: string,
  custom: Record<string, unknown> = {},
  changes: Partial<ProductFacts> = {},
): [string, ProductFacts] {
  return [
    name,
    {
      name,
      categoryIds: [],
      taxClassId: 'standard',
      isSellable: true,
      minOrderQuantity: 1,
      stepQuantity: 1,
      unitPriceMinor: () => 1000,
      custom,
      ...changes,
    },
  ]
}

export function testFacts(
  products: [string, ProductFacts][],
  changes: Partial<BasketFacts> = {},
): BasketFacts {
  const stock = (pieces: number) => new Map(products.map(([id]) => [id, pieces]))
  return {
    currency: 'USD',
    defaultInventoryListId: 'warehouse',
    products: new Map(products),
    available: new Map([
      ['warehouse', stock(100)],
      ['shop-101', stock(10)],
    ]),
    shippingMethods: [],
    taxTable: new TaxTable([]),
    promotions: [],
    coupons: [],
    shops: new Map([
      [
        '101',
        { id: '101', name: 'Maiden Lane', inventoryListId: 'shop-101', isOpenForPickup: true },
      ],
      ['102', { id: '102', name: 'Old Pasadena', isOpenForPickup: false }],
    ]),
    shopLists: new Map([['pickup', 'shop-101']]),
    preferences: {},
    now: new Date('2026-11-20T12:00:00Z'),
    ...changes,
  }
}

export function testItem(productId: string, changes: Partial<BasketItem> = {}): BasketItem {
  const base = { itemId: productId, productId, quantity: 1, shipmentId: 'me' }
  return { ...base, gift: false, custom: {}, ...changes }
}

/** Returns a basket with the delivery `me` and the shipment `pickup` at shop 101. */
export function testDocument(
  items: BasketItem[],
  changes: Partial<BasketDocument> = {},
): BasketDocument {
  const empty = createBasketDocument()
  const pickup = { shipmentId: 'pickup', gift: false, custom: { c_fromStoreId: '101' } }
  return { ...empty, items, shipments: [...empty.shipments, pickup], ...changes }
}
