import { makeTokens } from '../../../tests/setup/fake-login'
import { storeTokens } from '../session/session-tokens'
import { TEST_SITE } from './basket-server'

/** A registered customer's session, as the login leaves it. */
export function logInCustomer(customerId = 'customer-1'): void {
  storeTokens(TEST_SITE, makeTokens({ customerId, registered: true }))
}
