import { useQuery } from '@tanstack/react-query'
import { useLocation, Redirect } from 'react-router-dom'
import { readAccordion } from '@/blocks/accordion/read-accordion'
import { BlockList, findHeading } from '@/blocks/block-list'
import { prefetchBlocks, readContentPage } from '@/blocks/content-page'
import type { Slot } from '@/blocks/slot'
import { contentQuery } from '@/integrations/content-hub/content.queries'
import { pageKey } from '@/integrations/content-hub/content.port'
import { imageUrl } from '@/integrations/images/image-service'
import type { PageComponent } from '@/lib/page-load'
import { ContentSkeleton } from '@/shell/content-skeleton'
import { Breadcrumb } from '@/ui/breadcrumb'
import { BreadcrumbData } from '@/ui/breadcrumb-data'
import { classNames } from '@/ui/class-names'
import { JsonLd } from '@/ui/json-ld'
import { PageHead } from '@/ui/page-head'
import { useSite } from '@/site/use-site'
import { Heading } from '@/ui/heading'
import styles from './content-page.module.css'
import { useEffect } from 'react'
import { redirectQuery } from '@/commerce-client/redirects.queries'
import { addQuery } from '@/rules/redirect'
import { NotFoundView } from '@/shell/failures/not-found-view'

/**
 * Shown if nothing is found: the merchant's redirect, otherwise the not-found page. The server
 * sends the redirect itself; this component handles links that are followed in the browser.
 */
function MissingPage() {
  const site = useSite()
  const { pathname, search } = useLocation()
  const { data: redirect, isLoading } = useQuery(redirectQuery(site.id, pathname))
  if (isLoading) return <ContentSkeleton />
  if (!redirect) return <NotFoundView />
  const { location, keepsQuery } = redirect
  const target = keepsQuery ? addQuery(location, search) : location
  return target.startsWith('/') ? <Redirect to={target} /> : <Elsewhere address={target} />
}

function Elsewhere({ address }: { address: string }) {
  useEffect(() => window.location.replace(address), [address])
  return <ContentSkeleton />
}

const NAVIGATION = 'side-bar-navigation'
/** Blocks with the width of a text column; the others take the page's whole width. */
const NARROW: ReadonlySet<string | undefined> = new Set([
  'content-text',
  'accordion',
  'campaign-form',
  'catalog-request-form',
  'contact-us-form',
  'email-signup-form',
  'gift-card-balance-form',
])
/** Blocks that take the width of the blocks around them. */
const BOXES: ReadonlySet<string | undefined> = new Set(['contact-box', 'help-hint'])

/** Any other path: the content item of the path, otherwise the not-found page (SHELL-003). */
const ContentPage: PageComponent = () => {
  const site = useSite()
  const { pathname } = useLocation()
  const { data, isLoading } = useQuery(contentQuery(site.id, pageKey(pathname)))
  if (isLoading) return <ContentSkeleton />
  if (!data) return <MissingPage />

  const { slots, ...page } = readContentPage(data)
  const beside = slots.filter((slot) => slot?.contentType === NAVIGATION)
  const blocks = slots.filter((slot) => slot?.contentType !== NAVIGATION)
  const hasHeading = findHeading(blocks) >= 0
  const isColumn = blocks.every(
    (slot) => NARROW.has(slot?.contentType) || BOXES.has(slot?.contentType),
  )
  const steps = page.parents.map(({ displayName, pageLink }) => ({
    name: displayName,
    href: pageLink,
  }))
  const content = (
    <>
      {!hasHeading && (
        <div
          className={classNames(styles.head, !NARROW.has(blocks[0]?.contentType) && styles.wide)}
        >
          <Heading level={1}>{page.title}</Heading>
        </div>
      )}
      <BlockList slots={blocks} hasOwnHeading={!hasHeading} />
    </>
  )
  return (
    <>
      <PageHead
        title={page.title}
        description={page.description}
        canonicalPath={pathname}
        ownSite={page.ownSite}
        image={page.image && imageUrl(page.image.link, 1200)}
        isHidden={page.isHidden}
      />
      <BreadcrumbData steps={steps} name={page.title} path={pathname} />
      <FaqData slots={blocks} />
      <div className="container">
        <Breadcrumb steps={steps} current={page.title} />
      </div>
      {beside.length > 0 ? (
        <div className={`container ${styles.columns}`}>
          <div className={styles.beside}>
            <BlockList slots={beside} hasOwnHeading />
          </div>
          <div className={styles.content}>{content}</div>
        </div>
      ) : (
        <div className={isColumn ? styles.column : undefined}>{content}</div>
      )}
    </>
  )
}

ContentPage.load = async ({ queryClient, params, site }) => {
  const item = await queryClient.fetchQuery(contentQuery(site.id, pageKey(params['0'] ?? '')))
  await prefetchBlocks(readContentPage(item), queryClient, site)
}

export default ContentPage

/** Structured data of all questions and answers of a page (schema.org). */
function FaqData({ slots }: { slots: readonly Slot[] }) {
  const questions = slots.flatMap((slot) => {
    const accordion = slot?.contentType === 'accordion' ? readAccordion(slot) : undefined
    return accordion?.isFaq ? accordion.entries : []
  })
  if (questions.length === 0) return null
  return (
    <JsonLd
      data={{
        '@type': 'FAQPage',
        mainEntity: questions.map(({ title, html }) => ({
          '@type': 'Question',
          name: title,
          acceptedAnswer: { '@type': 'Answer', text: html },
        })),
      }}
    />
  )
}
