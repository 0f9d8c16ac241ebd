import type { AppError } from '@/errors/app-error'

/**
 * Titles of the services' errors for an invalid or expired link to set a new password (ACC-032).
 */
const EXPIRED_TITLES: readonly string[] = [
  'Invalid Reset Token',
  'Expired Reset Token',
  'Reset Token Not Found',
  'Invalid Token',
  'Expired Token',
]

export function isExpiredLink({ title }: AppError): boolean {
  return title !== undefined && EXPIRED_TITLES.includes(title)
}
