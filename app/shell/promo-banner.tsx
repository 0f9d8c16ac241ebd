import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { readThinBanner } from '@/blocks/thin-banner/read-thin-banner'
import { ThinBanner } from '@/blocks/thin-banner/thin-banner'
import { promoBannerQuery } from '@/integrations/content-hub/content.queries'
import { useSite } from '@/site/use-site'
import { shellMessages } from './shell.messages'

/** The line of news above the header, where the site has one. */
export function PromoBanner() {
  const { formatMessage } = useIntl()
  const site = useSite()
  const { data } = useQuery(promoBannerQuery(site.id))
  const content = data && readThinBanner(data)
  if (!content) return null
  return (
    <aside aria-label={formatMessage(shellMessages.promotion)}>
      <ThinBanner content={content} />
    </aside>
  )
}
