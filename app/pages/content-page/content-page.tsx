import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { BlockList } from '@/blocks/block-list'
import { prefetchBlocks, readContentPage } from '@/blocks/content-page'
import { contentQuery } from '@/integrations/content-hub/content.queries'
import { pageKey } from '@/integrations/content-hub/content.port'
import type { PageComponent } from '@/lib/page-load'
import { ContentSkeleton } from '@/shell/content-skeleton'
import { NotFoundA } from '@/shell/not-found-a'
import { PageHead } from '@/ui/page-head'
import { useSite } from '@/site/use-site'
import { Heading } from '@/ui/heading'
import styles from './content-page.module.css'

/** Any other address: the content item of its path, else the not-found page (D1 §2). */
const ContentPage: PageComponent = () => {
  const site = useSite()
  const { pathname } = useLocation()
  const { data, isLoading } = useQuery(contentQuery(site.id, pageKey(pathname)))
  if (isLoading) return <ContentSkeleton />
  if (!data) return <NotFoundA />

  const page = readContentPage(data)
  const hasHero = page.slots.some((slot) => slot?.contentType === 'hero-banner')
  return (
    <>
      <PageHead title={page.title} description={page.description} canonicalPath={pathname} />
      {!hasHero && (
        <div className={styles.head}>
          <Heading level={1}>{page.title}</Heading>
        </div>
      )}
      <BlockList slots={page.slots} hasOwnHeading={!hasHero} />
    </>
  )
}

ContentPage.load = async ({ queryClient, params, site }) => {
  const item = await queryClient.fetchQuery(contentQuery(site.id, pageKey(params['0'] ?? '')))
  await prefetchBlocks(readContentPage(item), queryClient, site)
}

export default ContentPage
