import type { AuthModules } from '../auth/auth-modules'
import type { CustomerService } from '../customers/customer.service'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import type { MailService } from '../mail/mail.service'
import type { SiteService } from '../sites/site.service'
import { createCeremonies } from './ceremony'
import { createPasskeyLogin } from './passkey-login'
import { createPasskeyRegistration } from './passkey-registration'
import {
  deleteExpiredChallenges,
  deletePasskey,
  deleteUser,
  findUser,
  listPasskeys,
  type PasskeyRow,
  type PasskeyUser,
} from './passkey.repository'
import { toPasskeyUser } from './passkey.mapper'
import { createPasskeyNotices, type Asked } from './passkey-notices'
import type { RelyingPartyConfig } from './relying-party.rules'

interface Dependencies {
  config: RelyingPartyConfig
  customers: CustomerService
  mail: MailService
  signIn: AuthModules
  sites: SiteService
  now: () => Date
}

type Removed = Pick<PasskeyRow, 'nick_name' | 'locale'>

export type PasskeyService = ReturnType<typeof createPasskeyService>

export function createPasskeyService(db: Db, dependencies: Dependencies) {
  const { config, customers, mail, signIn, sites, now } = dependencies
  const ceremonies = createCeremonies(db, { config, sites, now })
  const notices = createPasskeyNotices({ config, mail, sites, now })
  const parts = { customers, signIn, ceremonies, notices, now }

  /** @param work returns the removed passkeys, or undefined if there is nothing to remove */
  async function remove(
    customerId: string,
    asked: Asked,
    work: (trx: Trx, user: PasskeyUser) => Promise<Removed[] | undefined>,
  ): Promise<boolean> {
    const isRemoved = await transact(db, async (trx) => {
      const user = await findUser(trx, customerId)
      const passkeys = user && (await work(trx, user))
      if (!passkeys) return false
      if (passkeys.length > 0) {
        await notices.note(trx, { kind: 'removed', customerId, passkeys, ...asked })
      }
      return true
    })
    notices.deliver()
    return isRemoved
  }

  return {
    registration: createPasskeyRegistration(db, parts),
    login: createPasskeyLogin(db, parts),

    /** @returns undefined for a customer who has never registered a passkey. */
    async findOf(customerId: string, login: string) {
      const user = await findUser(db, customerId)
      return user && toPasskeyUser(user, login, await listPasskeys(db, user.id))
    },

    /** @returns whether the customer had passkeys. */
    removeAll: (customerId: string, asked: Asked) =>
      remove(customerId, asked, async (trx, user) => {
        const passkeys = await listPasskeys(trx, user.id)
        await deleteUser(trx, user)
        return passkeys
      }),

    /** @returns whether the customer had this passkey. */
    remove: (customerId: string, credentialId: string, asked: Asked) =>
      remove(customerId, asked, async (trx, user) => {
        const passkey = await deletePasskey(trx, user.id, credentialId)
        return passkey && [passkey]
      }),

    deleteExpired: () => deleteExpiredChallenges(db, now()),
  }
}
