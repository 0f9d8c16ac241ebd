import { Problem, withExtras } from '../../http/problem'

/**
 * Runs a step for one of several shipments, and adds the shipment's id to a thrown problem as
 * `c_shipmentId`.
 */
export function withShipmentId<Result>(shipmentId: string | undefined, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (shipmentId === undefined || !(error instanceof Problem)) throw error
    throw withExtras(error, { c_shipmentId: shipmentId })
  }
}
