import { actionEntries } from './action-entries'
import { blockEntries } from './block-entries'
import { contentEntries } from './content-entries'
import { fieldEntries } from './field-entries'
import { formEntries } from './form-entries'
import { foundationEntries } from './foundation-entries'
import type { GuideGroup } from './guide-entry'
import { overlayEntries } from './overlay-entries'
import { productEntries } from './product-entries'
import { richBlockEntries } from './rich-block-entries'

export const guideGroups: readonly GuideGroup[] = [
  { title: 'Foundations', entries: foundationEntries },
  { title: 'Actions', entries: actionEntries },
  { title: 'Fields', entries: fieldEntries },
  { title: 'Forms', entries: formEntries },
  { title: 'Content', entries: contentEntries },
  { title: 'Blocks', entries: [...blockEntries, ...richBlockEntries] },
  { title: 'Overlays', entries: overlayEntries },
  { title: 'Products', entries: productEntries },
]

/** Files of `ui/` without a visible component: text only, data for the head, deferred rendering. */
export const FILES_WITHOUT_LOOKS = [
  'ui/breadcrumb-data.tsx',
  'ui/deferred.tsx',
  'ui/date-text.tsx',
  'ui/day-text.tsx',
  'ui/shop-day-text.tsx',
  'ui/json-ld.tsx',
  'ui/lazy-overlay.tsx',
  'ui/page-head.tsx',
  'ui/phone-link.tsx',
  'ui/ui-provider.tsx',
  'ui/when-near.tsx',
]
