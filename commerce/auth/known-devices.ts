import type { Db } from '../db/client'
import { transact } from '../db/transact'
import { createSecret, hashSecret } from './secrets'

const MAX_DEVICES = 20
const TTL_MS = 365 * 86_400_000

export interface KnownDevices {
  /** The device's name, if the customer has logged in there before. */
  find(secret: string | undefined, customerId: string): Promise<string | undefined>
  /** After a right password. @returns the secret to store in the browser. */
  remember(secret: string | undefined, customerId: string): Promise<string>
  /** After a change of password: devices of somebody who knew the old one are no longer known. */
  forgetAll(customerId: string): Promise<void>
}

/** The browsers that customers have logged in from; of their secrets only the hash is stored. */
export function createKnownDevices(db: Db, now: () => Date): KnownDevices {
  /** A secret that nobody was given is not believed: somebody may have planted it. */
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
