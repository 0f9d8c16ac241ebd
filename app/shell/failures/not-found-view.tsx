import loadable from '@loadable/component'
import { FormattedMessage, defineMessages, useIntl } from 'react-intl'
import { SectionBoundary } from '@/errors/section-boundary'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { paths } from '@/site/paths'
import { ButtonLink } from '@/ui/button'
import { PageHead } from '@/ui/page-head'
import { WhenNear } from '@/ui/when-near'
import { Notice } from './notice'

const RecentlyViewed = loadable(
  () => import('@/features/product/recommendations/recently-viewed'),
  { ssr: false },
)

const messages = defineMessages({
  title: { id: 'notFound.title', defaultMessage: 'Oh fudge!' },
  text: { id: 'notFound.text', defaultMessage: "This page doesn't exist." },
  home: { id: 'notFound.home', defaultMessage: 'Back to the shop' },
})

/**
 * Not-found page, variant A: products, categories and content that cannot be found (SHELL-008,
 * SHELL-014). The page's `load` sets the status, 404 or 400.
 */
export function NotFoundView() {
  const { formatMessage } = useIntl()
  return (
    <>
      <PageHead title={formatMessage(messages.title)} isHidden />
      <Notice
        title={formatMessage(messages.title)}
        text={formatMessage(messages.text)}
        action={
          <ButtonLink to={paths.home()}>
            <FormattedMessage {...messages.home} />
          </ButtonLink>
        }
      />
      <NotFoundRow />
    </>
  )
}

/** 'Recently Viewed' below the message, if the site's preferences enable it (SHELL-010). */
function NotFoundRow() {
  const { preferences } = useSiteConfig()
  if (!preferences.notFoundRecommendationsEnabled) return null
  return (
    <div className="container">
      <WhenNear>
        <SectionBoundary name="recommendations" fallback={null}>
          <RecentlyViewed />
        </SectionBoundary>
      </WhenNear>
    </div>
  )
}
