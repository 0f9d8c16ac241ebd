import { millisecondsInDay } from 'date-fns/constants'
import type { Db } from '../db/client'
import { transact } from '../db/transact'
import { createSecret, hashSecret } from '../secrets'

const MAX_DEVICES = 20
const TTL_MS = 365 * millisecondsInDay

export interface KnownDevices {
  /** Returns the hash that identifies the browser, if the customer has logged in with it before. */
  find(secret: string | undefined, customerId: string): Promise<string | undefined>
  /** Called after a successful login. @returns the secret to store in the browser. */
  remember(secret: string | undefined, customerId: string): Promise<string>
  /** Called after a change of password, because the old password may have been used by others. */
  forgetAll(customerId: string): Promise<void>
}

/** Only the hashes of their secrets are stored. */
export function createKnownDevices(db: Db, now: () => Date): KnownDevices {
  /**
   * Secrets that the engine never issued are not accepted, because an attacker may have planted
   * them.
   */
  async function isGiven(hash: string): Promise<boolean> {
    const query = db.selectFrom('known_device').select('hash').where('hash', '=', hash)
    return (await query.executeTakeFirst()) !== undefined
  }

  return {
    async find(secret, customerId) {
      if (secret === undefined) return undefined
      const row = await db
        .selectFrom('known_device')
        .select('hash')
        .where('hash', '=', hashSecret(secret))
        .where('customer_id', '=', customerId)
        .where('last_used_at', '>', new Date(now().getTime() - TTL_MS))
        .executeTakeFirst()
      return row?.hash
    },

    async remember(secret, customerId) {
      const isStored = secret !== undefined && (await isGiven(hashSecret(secret)))
      const cookieSecret = isStored ? secret : createSecret()
      const values = {
        hash: hashSecret(cookieSecret),
        customer_id: customerId,
        last_used_at: now(),
      }
      await transact(db, async (trx) => {
        await trx
          .insertInto('known_device')
          .values(values)
          .onConflict((conflict) =>
            conflict.columns(['hash', 'customer_id']).doUpdateSet({ last_used_at: now() }),
          )
          .execute()
        const newest = trx
          .selectFrom('known_device')
          .select('hash')
          .where('customer_id', '=', customerId)
          .orderBy('last_used_at', 'desc')
          .orderBy('hash')
          .limit(MAX_DEVICES)
        await trx
          .deleteFrom('known_device')
          .where('customer_id', '=', customerId)
          .where('hash', 'not in', newest)
          .execute()
      })
      return cookieSecret
    },

    async forgetAll(customerId) {
      await db.deleteFrom('known_device').where('customer_id', '=', customerId).execute()
    },
  }
}
