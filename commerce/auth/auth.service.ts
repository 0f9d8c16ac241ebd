import type { Config } from '../config'
import type { CustomerService } from '../customers/customer.service'
import type { Db } from '../db/client'
import type { Shopper } from '../http/auth-hook'

export interface AuthService {
  /** @returns undefined when the token is not ours, was changed or has expired. */
  verifyAccessToken(token: string): Promise<Shopper | undefined>
}

export interface AuthDeps {
  config: Config
  now: () => Date
  customers: CustomerService
}

export function createAuthService(_db: Db, _deps: AuthDeps): AuthService {
  return { verifyAccessToken: async () => undefined }
}
