import { AppError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import { logError } from '@/lib/log'

/**
 * Returns an error handler that logs the error and throws it again with the given message (ACC-042,
 * ORD-013). Status and kind remain; the server's message becomes the `detail`.
 */
export const failWith =
  (message: string) =>
  (error: unknown): never => {
    const { message: detail, ...fields } = toAppError(error).toJSON()
    logError(message, { error })
    throw new AppError({ ...fields, detail, message }, error)
  }
