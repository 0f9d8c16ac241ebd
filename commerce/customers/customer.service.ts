import type { Db } from '../db/client'

export interface CustomerService {}

export function createCustomerService(_db: Db, _deps: { now: () => Date }): CustomerService {
  return {}
}
