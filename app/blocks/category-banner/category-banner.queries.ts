import { toAppError } from '@/errors/to-app-error'
import { sharedKeys } from '@/integrations/content-hub/content.port'
import { contentSource } from '@/integrations/content-hub/content.source'
import { logWarning } from '@/lib/log'
import { asFields, asList, asText } from '@/lib/read-fields'
import { loadBlock } from '../registry'
import { readSlot, type Slot } from '../slot'

const FIVE_MINUTES_MS = 300_000

/**
 * Queries the banner above a category's products, which is part of one item with all banners of the
 * site; `null` if there is none. It never fails: the list is then shown without a banner.
 */
export const categoryBannerQuery = (siteId: string, categoryId: string) => ({
  queryKey: ['category-banner', siteId, categoryId] as const,
  queryFn: () => getBanner(siteId, categoryId),
  staleTime: FIVE_MINUTES_MS,
})

async function getBanner(siteId: string, categoryId: string): Promise<Slot> {
  const key = sharedKeys.categoryBanners(siteId)
  const item = await contentSource.getContentByKey(siteId, key).catch((error: unknown) => {
    if (toAppError(error).kind !== 'not-found') {
      logWarning('The banners of categories could not be fetched', { siteId, error })
    }
    return undefined
  })
  const [slot = null] = asList(item?.banners, (value) => readBanner(value, categoryId))
  // the code is loaded now; if it loaded later, the banner would push the products down
  if (slot) await loadBlock(slot.contentType)
  return slot
}

function readBanner(value: unknown, categoryId: string): Slot | undefined {
  const fields = asFields(value)
  if (asText(fields.categoryId) !== categoryId) return undefined
  return readSlot(fields.banner) ?? undefined
}
