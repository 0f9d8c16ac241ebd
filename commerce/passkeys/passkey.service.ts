import type { AuthModules } from '../auth/auth-modules'
import type { CustomerService } from '../customers/customer.service'
import type { Db } from '../db/client'
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
} from './passkey.repository'
import { toPasskeyUser } from './passkey.mapper'
import type { RelyingPartyConfig } from './relying-party.rules'

interface Dependencies {
  config: RelyingPartyConfig
  customers: CustomerService
  signIn: AuthModules
  sites: SiteService
  now: () => Date
}

export type PasskeyService = ReturnType<typeof createPasskeyService>

export function createPasskeyService(db: Db, dependencies: Dependencies) {
  const { config, customers, signIn, sites, now } = dependencies
  const ceremonies = createCeremonies(db, { config, sites, now })
  const parts = { customers, signIn, ceremonies, now }

  return {
    registration: createPasskeyRegistration(db, parts),
    login: createPasskeyLogin(db, parts),

    /** @returns undefined for a customer who has never registered a passkey. */
    async findOf(customerId: string, login: string) {
      const user = await findUser(db, customerId)
      return user && toPasskeyUser(user, login, await listPasskeys(db, user.id))
    },

    /** @returns whether the customer had passkeys. */
    async removeAll(customerId: string): Promise<boolean> {
      return (await deleteUser(db, customerId)) !== undefined
    },

    /** @returns whether the customer had this passkey. */
    async remove(customerId: string, credentialId: string): Promise<boolean> {
      const user = await findUser(db, customerId)
      return user !== undefined && (await deletePasskey(db, user.id, credentialId)) !== undefined
    },

    deleteExpired: () => deleteExpiredChallenges(db, now()),
  }
}
