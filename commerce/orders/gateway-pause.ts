import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'

/** Until a gateway that gave no answer is asked again: 0, 1, 3, 7 … minutes, at most an hour. */
export const gatewayPause = (failures: number): number =>
  Math.min(millisecondsInHour, (2 ** Math.min(failures, 6) - 1) * millisecondsInMinute)
