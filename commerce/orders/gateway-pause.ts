import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'

/** Until a gateway that gave no answer is asked again: 0, 1, 2, 4 … minutes, at most an hour. */
export const gatewayPause = (failures: number): number =>
  failures === 0
    ? 0
    : Math.min(millisecondsInHour, 2 ** Math.min(failures - 1, 6) * millisecondsInMinute)
