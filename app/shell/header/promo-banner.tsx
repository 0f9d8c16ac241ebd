import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { GlobalBanners } from '@/blocks/global-banners/global-banners'
import { promoBannerQuery } from '@/integrations/content-hub/content.queries'
import { useSite } from '@/site/use-site'
import { shellMessages } from '../shell.messages'

/** News, warnings and countdowns above the header, where the site has some (D3 §2). */
export function PromoBanner() {
  const { formatMessage } = useIntl()
  const site = useSite()
  const { data } = useQuery(promoBannerQuery(site.id))
  if (!data) return null
  return (
    <aside aria-label={formatMessage(shellMessages.promotion)}>
      <GlobalBanners item={data} />
    </aside>
  )
}
