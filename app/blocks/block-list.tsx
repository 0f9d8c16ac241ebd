import { FormattedMessage, defineMessages } from 'react-intl'
import { SectionBoundary } from '@/errors/section-boundary'
import type { ContentItem } from '@/integrations/content-hub/content.port'
import { logWarning } from '@/lib/log'
import type { BlockPlace } from './define-block'
import { findBlock } from './registry'

const messages = defineMessages({
  missing: { id: 'blocks.missing', defaultMessage: 'Missing slotContent' },
})

export type Slot = ContentItem | null

/** The slots of a page, each by its content type, each failing alone (D3 §2). */
export function BlockList({
  slots,
  hasOwnHeading,
}: {
  slots: readonly Slot[]
  hasOwnHeading?: boolean
}) {
  const heading = hasOwnHeading
    ? -1
    : slots.findIndex((slot) => slot?.contentType === 'hero-banner')
  return (
    <>
      {slots.map((slot, index) => (
        <SectionBoundary key={index} name={slot?.contentType ?? 'empty slot'}>
          <SlotContent slot={slot} headingLevel={index === heading ? 1 : 2} isFirst={index === 0} />
        </SectionBoundary>
      ))}
    </>
  )
}

function SlotContent({ slot, ...place }: BlockPlace & { slot: Slot }) {
  if (!slot) {
    return (
      <p className="container">
        <FormattedMessage {...messages.missing} />
      </p>
    )
  }
  const block = findBlock(slot.contentType)
  if (!block) {
    logWarning('Unknown content type', { contentType: slot.contentType })
    return null
  }
  return block.render(slot, place)
}
