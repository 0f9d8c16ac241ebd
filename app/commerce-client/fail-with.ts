import { AppError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import { logError } from '@/lib/log'

/**
 * Logs and throws a failure under a message of its own (ACC-042, ORD-013); status and kind stay,
 * the server's message becomes the `detail`.
 */
export const failWith =
  (message: string) =>
  (error: unknown): never => {
    const { message: detail, ...fields } = toAppError(error).toJSON()
    logError(message, { error })
    throw new AppError({ ...fields, detail, message }, error)
  }
