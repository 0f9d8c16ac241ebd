import { useQuery } from '@tanstack/react-query'
import { BlockList } from '@/blocks/block-list'
import { prefetchBlocks, readContentPage } from '@/blocks/content-page'
import { optionalContentQuery } from '@/integrations/content-hub/content.queries'
import { sharedKeys } from '@/integrations/content-hub/content.port'
import type { PageComponent } from '@/lib/page-load'
import { PageHead } from '@/ui/page-head'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { ContentSkeleton } from '@/shell/content-skeleton'
import { DefaultHome, prefetchDefaultHome } from './default-home'

const homeQuery = (siteId: string) => optionalContentQuery(siteId, sharedKeys.home(siteId))

/** The home page: the editors' content or, if there is none, the site's products. */
const HomePage: PageComponent = () => {
  const site = useSite()
  const { data, isLoading } = useQuery(homeQuery(site.id))
  if (isLoading) return <ContentSkeleton />
  if (data === null) return <DefaultHome />
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
  if (item) await prefetchBlocks(readContentPage(item), queryClient, site)
  else await prefetchDefaultHome(queryClient, site)
}

export default HomePage
