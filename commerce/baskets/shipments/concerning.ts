import { Problem, withExtras } from '../../http/problem'

/** Runs a step for one shipment of several: a refusal names it, as `c_shipmentId`. */
export function concerning<Result>(shipmentId: string | undefined, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (shipmentId === undefined || !(error instanceof Problem)) throw error
    throw withExtras(error, { c_shipmentId: shipmentId })
  }
}
