import type { Shipment } from '../model/basket-document.schemas'

/** `Shipment` and the lowest positive number that no shipment has (MSH-007). */
export function freeShipmentId(shipments: readonly Pick<Shipment, 'shipmentId'>[]): string {
  const taken = new Set(shipments.map(({ shipmentId }) => shipmentId))
  let number = 1
  while (taken.has(`Shipment${number}`)) number += 1
  return `Shipment${number}`
}
