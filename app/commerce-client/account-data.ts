import { z } from 'zod'
import { siteRoutes } from './site-routes'
import { callSite } from './transport'

const dataSchema = z.record(z.string(), z.unknown())
/** All stored data of a customer, by kind. */
export type AccountData = z.output<typeof dataSchema>

export async function getAccountData(siteId: string): Promise<AccountData> {
  return dataSchema.parse(await callSite(siteId, siteRoutes.accountData, {}))
}

/**
 * Deletes the signed-in customer.
 * @throws AppError 400 for a wrong password, 409 while an order is still open.
 */
export async function deleteAccount(siteId: string, currentPassword: string): Promise<void> {
  await callSite(siteId, siteRoutes.deleteAccount, { body: { currentPassword } })
}
