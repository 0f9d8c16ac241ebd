import { TEST_SITE } from './basket-server'
import { plantSession } from './plant-session'

export function logInCustomer(customerId = 'customer-1'): void {
  plantSession(TEST_SITE, { customerId, registered: true })
}
