import type { Customer, CustomerAddress } from './customers'
import { siteRoutes } from './site-routes'
import { callScapi, callSite } from './transport'

/**
 * The fields of a profile that a customer may change; null removes one. Another login needs the
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

/** Throws AppError, e.g. for a login that is taken. */
export async function updateCustomer(
  siteId: string,
  customerId: string,
  changes: CustomerChanges,
): Promise<void> {
  await callScapi(siteId, 'shopperCustomers', 'updateCustomer', {
    parameters: { customerId },
    // the SDK's type asks for more than what changes
    body: changes as Customer,
  })
}

export interface PasswordChange {
  currentPassword: string
  password: string
}

/** Every session of the customer ends with it. Throws AppError, e.g. for a wrong current password. */
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
  /** For the address book; one at most. */
  addresses?: CustomerAddress[]
}

/** Makes an account; logging in to it is another call. Throws AppError, e.g. for a used e-mail. */
export async function registerCustomer(
  siteId: string,
  customer: NewCustomer,
  password: string,
  recaptchaToken?: string,
): Promise<void> {
  const body = { customer, password, ...(recaptchaToken && { recaptchaToken }) }
  await callSite(siteId, siteRoutes.register, { body })
}

/** Creates an account for a guest who placed an order, with its name and e-mail address. */
export async function registerWithOrder(
  siteId: string,
  orderNo: string,
  password: string,
  recaptchaToken?: string,
): Promise<void> {
  const body = { orderNo, password, ...(recaptchaToken && { recaptchaToken }) }
  await callSite(siteId, siteRoutes.registerWithOrder, { body })
}
