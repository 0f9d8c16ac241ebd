import type { Trx } from '../db/client'
import { hashSecret } from '../secrets'

/**
 * Ends an operator's sessions, logins that are half done, and links for a new password.
 * @param currentSecret the secret of the session that stays open
 */
export async function endSessions(
  trx: Trx,
  email: string,
  currentSecret: string | undefined,
): Promise<void> {
  const currentHash = currentSecret === undefined ? '' : hashSecret(currentSecret)
  await trx
    .deleteFrom('operator_session')
    .where('email', '=', email)
    .where('hash', '<>', currentHash)
    .execute()
  await trx.deleteFrom('operator_token').where('email', '=', email).execute()
}
