import { useQuery, type QueryClient } from '@tanstack/react-query'
import { BlockList } from '@/blocks/block-list'
import { prefetchBlocks, readContentPage } from '@/blocks/content-page'
import { sharedKeys } from '@/integrations/content-hub/content.port'
import { optionalContentQuery } from '@/integrations/content-hub/content.queries'
import type { Site } from '@/site/site'
import { useSite } from '@/site/use-site'
import styles from './build-a-box.module.css'

const tipsQuery = (siteId: string) => optionalContentQuery(siteId, sharedKeys.buildABox(siteId))

/** Editors' content on the first page of the builders: a tip, a banner (BOX-028). */
export function BoxTips() {
  const { id: siteId } = useSite()
  const { data } = useQuery(tipsQuery(siteId))
  if (!data) return null
  return (
    <div className={styles.tips}>
      <BlockList slots={readContentPage(data).slots} hasOwnHeading isBelow />
    </div>
  )
}

/** For a page's `load`. Never throws, because the page works without tips. */
export async function prefetchTips(queryClient: QueryClient, site: Site): Promise<void> {
  const item = await queryClient.fetchQuery(tipsQuery(site.id)).catch(() => undefined)
  if (item) await prefetchBlocks(readContentPage(item), queryClient, site)
}
