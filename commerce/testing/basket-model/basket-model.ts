import { LIMITED, STOCK } from './seed-basket-model'

export interface ModelLine {
  shipmentId: string
  productId: string
  giftMessage: string
  quantity: number
}

export interface ModelShipment {
  shipmentId: string
  isPickup: boolean
  hasAddress: boolean
}

/** The expected state of a basket: lines, shipments and promo codes, without prices. */
export class BasketModel {
  lines: ModelLine[] = []
  shipments: ModelShipment[] = [{ shipmentId: 'me', isPickup: false, hasAddress: false }]
  coupons: string[] = []

  copy(): BasketModel {
    const copied = new BasketModel()
    copied.lines = this.lines.map((line) => ({ ...line }))
    copied.shipments = this.shipments.map((shipment) => ({ ...shipment }))
    copied.coupons = [...this.coupons]
    return copied
  }

  add(line: ModelLine): void {
    const twin = this.lines.find((one) => isTwin(one, line))
    if (twin) twin.quantity += line.quantity
    else this.lines.push({ ...line })
  }

  remove(line: ModelLine): void {
    this.lines = this.lines.filter((one) => one !== line)
  }

  move(line: ModelLine, shipmentId: string): void {
    line.shipmentId = shipmentId
    const twins = this.lines.filter((one) => isTwin(one, line))
    const [first, second] = twins
    if (!first || !second) return
    first.quantity += second.quantity
    this.remove(second)
  }

  removeShipment(shipmentId: string): void {
    this.lines = this.lines.filter((line) => line.shipmentId !== shipmentId)
    this.shipments = this.shipments.filter((shipment) => shipment.shipmentId !== shipmentId)
  }

  clearLeftPickups(before: BasketModel): void {
    for (const shipment of this.shipments) {
      const had = before.lines.some((line) => line.shipmentId === shipment.shipmentId)
      const has = this.lines.some((line) => line.shipmentId === shipment.shipmentId)
      if (!shipment.isPickup || !had || has) continue
      shipment.isPickup = false
      shipment.hasAddress = false
    }
  }

  isAllowedAfter(before: BasketModel): boolean {
    return this.lines.every((line) => {
      const isUnchanged = before.lines.some(
        (one) => isTwin(one, line) && one.quantity === line.quantity,
      )
      return isUnchanged || this.canHave(line, before)
    })
  }

  private canHave(line: ModelLine, before: BasketModel): boolean {
    const { productId } = line
    if (line.quantity > 999) return false
    const needed = this.neededWith(line)
    const grows = needed > before.neededLike(line, this)
    if (grows && needed > this.availableTo(line)) return false
    const total = this.totalOf(productId)
    const isLimited = productId === LIMITED.productId && total > LIMITED.limit
    return !isLimited || total <= before.totalOf(productId)
  }

  totalOf(productId: string): number {
    return sum(this.lines.filter((line) => line.productId === productId))
  }

  /** Returns the number of pieces from the same inventory list as the line's. */
  neededWith(line: ModelLine): number {
    return this.neededLike(line, this)
  }

  // `kinds` determines which shipments are pickups, because a check uses the inventory list after
  // the change
  private neededLike(line: ModelLine, kinds: BasketModel): number {
    const isPickup = kinds.isPickup(line.shipmentId)
    return sum(
      this.lines.filter(
        (one) => one.productId === line.productId && kinds.isPickup(one.shipmentId) === isPickup,
      ),
    )
  }

  availableTo(line: ModelLine): number {
    return STOCK[line.productId]?.[this.isPickup(line.shipmentId) ? 1 : 0] ?? 0
  }

  isPickup(shipmentId: string): boolean {
    return this.shipments.some((one) => one.shipmentId === shipmentId && one.isPickup)
  }
}

function isTwin(one: ModelLine, other: ModelLine): boolean {
  return (
    one.shipmentId === other.shipmentId &&
    one.productId === other.productId &&
    one.giftMessage === other.giftMessage
  )
}

function sum(lines: readonly ModelLine[]): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0)
}

type Combine = (saved: number, added: number) => number

export function mergeModels(
  into: BasketModel,
  other: BasketModel,
  combine: Combine,
  { keepsAddresses }: { keepsAddresses: boolean },
): BasketModel {
  const merged = into.copy()
  const moved = new BasketModel()
  const targets = new Map<string, string>()
  for (const shipment of other.shipments) {
    if (!other.lines.some((line) => line.shipmentId === shipment.shipmentId)) continue
    const target = findTarget(merged, shipment)
    const shipmentId = target?.shipmentId ?? freeId(merged, shipment.shipmentId)
    targets.set(shipment.shipmentId, shipmentId)
    if (target) continue
    // the search above compares addresses, so they are removed only after all shipments are merged
    merged.shipments.push({ ...shipment, shipmentId })
  }
  for (const line of other.lines) {
    moved.add({ ...line, shipmentId: targets.get(line.shipmentId) ?? line.shipmentId })
  }
  for (const line of moved.lines) {
    const twin = merged.lines.find((one) => isTwin(one, line))
    if (twin) twin.quantity = Math.min(combine(twin.quantity, line.quantity), 999)
    else merged.lines.push(line)
  }
  for (const shipment of merged.shipments.slice(into.shipments.length)) {
    shipment.hasAddress = shipment.hasAddress && keepsAddresses
  }
  merged.coupons.push(...other.coupons.filter((code) => !into.coupons.includes(code)))
  clamp(merged)
  return merged
}

function clamp(model: BasketModel): void {
  for (const line of model.lines) {
    const isSingle = model.lines.every((one) => one === line || one.productId !== line.productId)
    const available = model.availableTo(line)
    if (!isSingle || (line.quantity > available && available === 0)) continue
    const isLimited = line.productId === LIMITED.productId
    line.quantity = Math.min(line.quantity, available, isLimited ? LIMITED.limit : Infinity)
  }
}

function findTarget(model: BasketModel, shipment: ModelShipment): ModelShipment | undefined {
  // there is only one shop, so all pickups merge into the first pickup shipment
  if (shipment.isPickup) return model.shipments.find(({ isPickup }) => isPickup)
  const deliveries = model.shipments.filter(({ isPickup }) => !isPickup)
  const same = deliveries.find(({ shipmentId }) => shipmentId === shipment.shipmentId)
  return same ?? (shipment.hasAddress ? undefined : deliveries[0])
}

export function freeId(model: BasketModel, wanted?: string): string {
  const taken = new Set(model.shipments.map(({ shipmentId }) => shipmentId))
  if (wanted !== undefined && !taken.has(wanted)) return wanted
  let number = 1
  while (taken.has(`Shipment${number}`)) number += 1
  return `Shipment${number}`
}
