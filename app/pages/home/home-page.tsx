import { useQuery } from '@tanstack/react-query'
import { BlockList } from '@/blocks/block-list'
import { prefetchBlocks, readContentPage } from '@/blocks/content-page'
import { contentQuery } from '@/integrations/content-hub/content.queries'
import { sharedKeys } from '@/integrations/content-hub/content.port'
import type { PageComponent } from '@/lib/page-load'
import { PageHead } from '@/ui/page-head'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { ContentSkeleton } from '@/shell/content-skeleton'

const homeQuery = (siteId: string) => contentQuery(siteId, sharedKeys.home(siteId))

/** The first page: whatever the site's editors put there. */
const HomePage: PageComponent = () => {
  const site = useSite()
  const { data, isLoading } = useQuery(homeQuery(site.id))
  if (isLoading) return <ContentSkeleton />
  const page = data && readContentPage(data)
  return (
    <>
      <PageHead
        title={page?.title || site.name}
        description={page?.description}
        canonicalPath={paths.home()}
      />
      <BlockList slots={page?.slots ?? []} />
    </>
  )
}

HomePage.load = async ({ queryClient, site }) => {
  const item = await queryClient.fetchQuery(homeQuery(site.id))
  await prefetchBlocks(readContentPage(item), queryClient, site)
}

export default HomePage
