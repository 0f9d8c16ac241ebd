import { AppError, LOG_ONLY_TYPE } from '@/errors/app-error'
import { logError } from '@/lib/log'

/** Exact texts required by SES-027. */
type MissingData = 'Missing customer ID' | 'Customer info is not available'

/** Creates the error for missing customer data, and logs it because no page shows its message. */
export function missingCustomerData(message: MissingData): AppError {
  logError(message)
  return new AppError({ kind: 'unexpected', status: 0, message, type: LOG_ONLY_TYPE })
}
