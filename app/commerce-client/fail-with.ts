import { AppError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import { logError } from '@/lib/log'

/**
 * Logs an error and rethrows it with its own message (ACC-042, ORD-013). Status and kind remain;
 * the server's message becomes the `detail`.
 */
export const failWith =
  (message: string) =>
  (error: unknown): never => {
    const { message: detail, ...fields } = toAppError(error).toJSON()
    logError(message, { error })
    throw new AppError({ ...fields, detail, message }, error)
  }
