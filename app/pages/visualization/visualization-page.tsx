import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, defineMessages, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { BlockList, findHeading } from '@/blocks/block-list'
import { prefetchBlocks, readContentPage } from '@/blocks/content-page'
import { findBlock } from '@/blocks/registry'
import { readSlot, type Slot } from '@/blocks/slot'
import type { ContentItem } from '@/integrations/content-hub/content.port'
import { contentByIdQuery } from '@/integrations/content-hub/content.queries'
import type { PageComponent } from '@/lib/page-load'
import { useSite } from '@/site/use-site'
import { Heading } from '@/ui/heading'
import { PageHead } from '@/ui/page-head'
import { RichText } from '@/ui/rich-text'
import { isSharedPart, listInnerBlocks, listTexts, SharedPart } from './shared-parts'
import { useFormContent } from './use-form-content'
import styles from './visualization-page.module.css'

const messages = defineMessages({
  title: { id: 'visualization.title', defaultMessage: 'Visualization' },
  waiting: {
    id: 'visualization.waiting',
    defaultMessage: 'What you write in the content studio is shown here.',
  },
  noBlock: {
    id: 'visualization.noBlock',
    defaultMessage: 'This item has no place of its own on a page: see it in the preview.',
  },
  failed: {
    id: 'visualization.failed',
    defaultMessage: 'This cannot be shown at the moment. What you have written is not lost.',
  },
})

const PAGE = 'content-page'

/**
 * One content item as the shop shows it, without header and footer: the unsaved content of the
 * hub's form around the frame, otherwise the item of the URL (`?vse=&content=`).
 */
const VisualizationPage: PageComponent = () => {
  const { id: siteId } = useSite()
  const { formatMessage } = useIntl()
  const { search } = useLocation()
  const id = new URLSearchParams(search).get('content') ?? ''
  const saved = useQuery({ ...contentByIdQuery(siteId, id), enabled: id !== '' })
  const { item: written, hasFailed } = useFormContent()
  const item = written ?? saved.data
  return (
    <>
      <PageHead title={formatMessage(messages.title)} isHidden />
      {item ? (
        <Visualization item={item} />
      ) : (
        <p className={styles.note} role="status">
          <FormattedMessage {...messages[hasFailed || saved.isError ? 'failed' : 'waiting']} />
        </p>
      )}
    </>
  )
}

VisualizationPage.load = async ({ queryClient, search, site }) => {
  const id = search.get('content')
  if (!id) return
  const item = await queryClient.fetchQuery(contentByIdQuery(site.id, id))
  if (item.contentType === PAGE) await prefetchBlocks(readContentPage(item), queryClient, site)
}

export default VisualizationPage

function Visualization({ item }: { item: ContentItem }) {
  if (item.contentType !== PAGE) {
    const slot = readSlot(item)
    if (slot && findBlock(slot.contentType)) return <Blocks slots={[slot]} />
    if (isSharedPart(item)) return <SharedPart item={item} />
    const blocks = listInnerBlocks(item)
    if (blocks.length > 0) return <Blocks slots={blocks} />
    const texts = listTexts(item)
    if (texts.length > 0) return texts.map((html) => <RichText key={html} html={html} />)
    return (
      <p className={styles.note}>
        <FormattedMessage {...messages.noBlock} />
      </p>
    )
  }
  const { title, slots } = readContentPage(item)
  return <Blocks title={title} slots={slots} />
}

function Blocks({ title, slots }: { title?: string; slots: readonly Slot[] }) {
  const hasOwnHeading = title !== undefined && findHeading(slots) < 0
  return (
    <>
      {hasOwnHeading && (
        <div className={`container ${styles.head}`}>
          <Heading level={1}>{title}</Heading>
        </div>
      )}
      <BlockList slots={slots} hasOwnHeading={hasOwnHeading} />
    </>
  )
}
