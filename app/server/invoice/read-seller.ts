import { z } from 'zod'
import type { Caller } from '@/commerce-client/caller.server'
import { runCustom } from '@/commerce-client/run-custom.server'
import { logWarning } from '@/lib/log'
import type { Site } from '@/site/site'

const line = z.string().trim().min(1)

/** `sellerAddress` holds the seller's name and address, line by line. */
const preferencesSchema = z.object({
  sellerAddress: z.array(line).min(1).optional().catch(undefined),
  customerServicePhone: line.optional().catch(undefined),
})

/**
 * Returns the seller's name and address on a site, line by line, from its preferences; only the
 * site's name if they cannot be read.
 */
export async function readSeller(site: Site, caller: Caller): Promise<string[]> {
  try {
    const call = { method: 'GET', api: 'site/v1', path: 'site-prefs' } as const
    const preferences = preferencesSchema.parse(await runCustom(site.id, call, caller, true))
    const { sellerAddress = [site.name], customerServicePhone: phone } = preferences
    return phone ? [...sellerAddress, phone] : sellerAddress
  } catch (error) {
    logWarning('Who sells could not be read for an invoice', { siteId: site.id, error })
    return [site.name]
  }
}
