import type { Customer, CustomerAddress } from './customers'
import { siteRoutes } from './site-routes'
import { callScapi, callSite } from './transport'

/**
 * The profile fields that a customer may change; null removes a field. A new login requires the
 * current password.
 */
export interface CustomerChanges {
  firstName?: string
  lastName?: string
  companyName?: string
  phoneHome?: string
  /** `YYYY-MM-DD` */
  birthday?: string | null
  email?: string
  login?: string
  currentPassword?: string
}

/** Updates the profile. Throws AppError, for example if the login is taken. */
export async function updateCustomer(
  siteId: string,
  customerId: string,
  changes: CustomerChanges,
): Promise<void> {
  await callScapi(siteId, 'shopperCustomers', 'updateCustomer', {
    parameters: { customerId },
    // the SDK's type requires more fields than the service does
    body: changes as Customer,
  })
}

export interface PasswordChange {
  currentPassword: string
  password: string
}

/**
 * Changes the password and ends every session of the customer. Throws AppError, for example for a
 * wrong current password.
 */
export async function updatePassword(
  siteId: string,
  customerId: string,
  { currentPassword, password }: PasswordChange,
): Promise<void> {
  await callScapi(siteId, 'shopperCustomers', 'updateCustomerPassword', {
    parameters: { customerId },
    body: { currentPassword, password },
  })
}

export interface NewCustomer {
  email: string
  firstName: string
  lastName: string
  companyName?: string
  c_organizationType?: string
  /** For the address book; at most one. */
  addresses?: CustomerAddress[]
}

/**
 * Creates an account without logging in. Throws AppError, for example if the e-mail address is
 * already used.
 */
export async function registerCustomer(
  siteId: string,
  customer: NewCustomer,
  password: string,
  recaptchaToken?: string,
): Promise<void> {
  const body = { customer, password, ...(recaptchaToken && { recaptchaToken }) }
  await callSite(siteId, siteRoutes.register, { body })
}

/** Creates an account for a guest who placed an order, with the order's name and e-mail address. */
export async function registerWithOrder(
  siteId: string,
  orderNo: string,
  password: string,
  recaptchaToken?: string,
): Promise<void> {
  const body = { orderNo, password, ...(recaptchaToken && { recaptchaToken }) }
  await callSite(siteId, siteRoutes.registerWithOrder, { body })
}
