import { FormattedMessage, defineMessages } from 'react-intl'
import { SectionBoundary } from '@/errors/section-boundary'
import type { ContentItem } from '@/integrations/content-hub/content.port'
import { logWarning } from '@/lib/log'
import { asText } from '@/lib/read-fields'
import { useCustomerGroups } from '@/shopper/customer/use-customer-groups'
import type { BlockPlace } from './define-block'
import { PageProductsProvider } from './page-products'
import { findBlock } from './registry'
import { PLACEHOLDER, deliveryKeyOf, slotForGroups, type Slot } from './slot'

const messages = defineMessages({
  missing: { id: 'blocks.missing', defaultMessage: 'Missing slotContent' },
})

/** Blocks whose title may be the main heading of their page. */
const HEADING_TYPES: ReadonlySet<string> = new Set([
  'hero-banner',
  'hero-carousel',
  'category-banner',
  'blog',
  'recipe',
])

/** Returns the index of the block with the page's main heading, or -1 if no block has one. */
export function findHeading(slots: readonly Slot[]): number {
  return slots.findIndex((slot) => slot && HEADING_TYPES.has(slot.contentType))
}

interface BlockListProps {
  slots: readonly Slot[]
  /** `true` if the page renders its main heading itself. */
  hasOwnHeading?: boolean
  /** `true` if the page renders other pictures or texts before the blocks. */
  isBelow?: boolean
}

/**
 * Renders each slot of a page by its content type. A slot that fails does not affect the others
 * (CNT-001).
 */
export function BlockList({ slots, hasOwnHeading = false, isBelow = false }: BlockListProps) {
  const groups = useCustomerGroups()
  const shown = slots.map((slot) => slotForGroups(slot, groups))
  const heading = hasOwnHeading ? -1 : findHeading(slots)
  return (
    <PageProductsProvider slots={shown}>
      {shown.map((slot, index) => (
        <SectionBoundary key={index} name={slot?.contentType ?? 'empty slot'}>
          <SlotContent
            slot={slot}
            headingLevel={index === heading ? 1 : 2}
            isFirst={index === 0 && !isBelow}
          />
        </SectionBoundary>
      ))}
    </PageProductsProvider>
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
  const Block = findBlock(slot.contentType)
  if (!Block) {
    logUnknown(slot)
    return null
  }
  const block = <Block item={slot} {...place} />
  // in the preview, editors can point at the block (docs/adr/0123)
  const at = asText(slot._at)
  return at ? (
    <div data-at={at} style={{ display: 'contents' }}>
      {block}
    </div>
  ) : (
    block
  )
}

/** Unknown blocks, for example of a newer content type, are skipped and logged (CNT-003). */
function logUnknown(slot: ContentItem): void {
  const { contentType } = slot
  if (contentType !== PLACEHOLDER) return logWarning('Unknown content type', { contentType })
  logWarning('Dynamic component not found', { deliveryKey: deliveryKeyOf(slot) })
}
