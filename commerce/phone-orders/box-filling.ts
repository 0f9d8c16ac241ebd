import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { PhoneOrderBox, PhoneOrderItem } from '../../contracts/phone-order'
import { fromBagQuantities, toBagQuantities } from '../../rules/box-mix'
import { placesOf, writePlaces } from '../../rules/box-places'
import { isPercentUnit } from '../../rules/box-rules'
import { mixInWords } from '../../rules/mix-in-words'
import { fitsInto, isCustomMixBox, rulesOf } from '../baskets/items/custom-mix.rules'
import type { CatalogService } from '../catalog/catalog.service'
import type { Db, Trx } from '../db/client'
import { PieceNames, readCustomMix } from '../custom-mix.schemas'
import { badRequest } from '../http/problem'
import type { InventoryService } from '../inventory/inventory.service'
import type { Site } from '../sites/site.service'
import type { Filling } from './phone-order.schemas'

type Catalog = Pick<CatalogService, 'getLineProducts'>
export type BoxCustom = Partial<Record<'c_customMix' | 'c_boxName' | 'c_boxPlaces', string>>

/** @throws Problem 400 if the product is not a box that is filled by hand */
async function requireBox(catalog: Catalog, site: Site, productId: string, trx?: Trx) {
  const box = (await catalog.getLineProducts(site.id, [productId], trx)).get(productId)
  if (box && isCustomMixBox(box)) return { box, rules: rulesOf(box, site.preferences) }
  throw badRequest('This product is not filled by hand.', 'invalid-custom-mix')
}

/** Whether the pieces may be in the box is checked by the rules of bags. */
export async function toBoxCustom(
  catalog: Catalog,
  site: Site,
  { productId, filling }: { productId: string; filling: Filling },
  trx: Trx,
): Promise<BoxCustom> {
  const { box, rules } = await requireBox(catalog, site, productId, trx)
  const pieces = filling.pieces.map((piece) => ({ id: piece.productId, qty: piece.quantity }))
  const inBag = toBagQuantities(rules, pieces).map(({ id: pid, qty }) => ({ pid, qty }))
  const unitType = String(box.custom.customMixUnitType ?? 'pieces')
  return {
    c_customMix: JSON.stringify({ unitType, box: inBag }),
    c_boxPlaces: writePlaces(placesOf(rules, pieces)),
    c_boxName: filling.name,
  }
}

/** @throws Problem 400 if the product is not a box that is filled by hand */
export async function findBox(
  { db, catalog, inventory }: { db: Db; catalog: Catalog; inventory: InventoryService },
  site: Site,
  productId: string,
): Promise<PhoneOrderBox> {
  const { box, rules } = await requireBox(catalog, site, productId)
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where((eb) => eb(eb.ref('custom', '->>').key('isCustomMixPiece'), '=', 'true'))
    .where('kind', 'not in', ['master', 'variation_group', 'set'])
    .execute()
  const ids = rows.map(({ id }) => id)
  const products = await catalog.getLineProducts(site.id, ids)
  const stock = await inventory.getInventory(site.inventoryListId, ids)
  const fitting = [...products.values()].filter(({ custom, online: isSellable }) =>
    fitsInto(box, { custom, isSellable }),
  )
  const pieces = fitting.map(({ productId: id, name }) => ({
    ...{ productId: id, name },
    available: stock.get(id)?.ats ?? 0,
  }))
  return { rules, pieces: pieces.sort((one, other) => one.name.localeCompare(other.name)) }
}

/** Returns the filling of a line's box; undefined for any other line. */
export function readFilling(item: ShopperOrdersTypes.ProductItem): PhoneOrderItem['filling'] {
  const mix = readCustomMix(item.c_customMix)
  if (!mix) return undefined
  const inBag = mix.pieces.map(({ productId, quantity }) => ({ id: productId, qty: quantity }))
  const names = new Map(Object.entries(PieceNames.parse(item.c_pieceNames)))
  const isPercent = isPercentUnit(mix.unitType)
  const inside = fromBagQuantities({ maximum: 100, isPercent }, inBag)
  return {
    name: typeof item.c_boxName === 'string' ? item.c_boxName : '',
    pieces: inside.map(({ id, qty }) => ({ productId: id, quantity: qty })),
    inWords: mixInWords({ unitType: mix.unitType, pieces: inBag }, names),
  }
}
