import { secondsInDay } from 'date-fns/constants'

export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/**
 * Returns the remaining time of a countdown in whole units; `'ended'` when less than 1 ms remains
 * (CNT-021).
 */
export function timeLeft(ms: number): TimeLeft | 'ended' {
  if (ms < 1) return 'ended'
  const seconds = Math.floor(ms / 1000)
  return {
    days: Math.floor(seconds / secondsInDay),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}
