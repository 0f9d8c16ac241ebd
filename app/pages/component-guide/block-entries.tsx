import { BlockList } from '@/blocks/block-list'
import { readSlots } from '@/blocks/slot'
import { Materials, MaterialsSkeleton } from '@/features/product/materials/materials'
import type { GuideEntry } from './guide-entry'

/** A block as a page renders it, from an item as an editor would write it. */
function Example({ item }: { item: object }) {
  return <BlockList slots={readSlots([item])} hasOwnHeading isBelow />
}

const placeholder = (deliveryKey: string, words: object) => ({
  contentType: 'dynamic-component',
  _meta: { deliveryKey },
  ...words,
})

export const blockEntries: readonly GuideEntry[] = [
  {
    id: 'email-signup-form',
    title: 'E-mail sign-up',
    text: 'The form of /emailsignup where an editor puts it, by the delivery key email-signup-form.',
    files: ['blocks/email-signup-form/email-signup-form.tsx'],
    states: [
      {
        name: 'on a page',
        content: (
          <Example
            item={placeholder('email-signup-form', { title: 'The next story, by e-mail' })}
          />
        ),
        isWide: true,
      },
    ],
  },
  {
    id: 'find-a-shop-accordion',
    title: 'Find a shop',
    text: 'Shops that sell by quantity, state by state, by the delivery key find-a-shop-accordion.',
    files: ['blocks/find-a-shop-accordion/find-a-shop-accordion.tsx'],
    states: [
      {
        name: 'the shops of today',
        content: (
          <Example item={placeholder('find-a-shop-accordion', { title: 'State by state' })} />
        ),
        isWide: true,
      },
    ],
  },
  {
    id: 'materials-sales-tools',
    title: 'Sales materials',
    text: 'What helps to sell, in groups, by the delivery key materials-sales-tools.',
    files: ['blocks/materials-sales-tools/materials-sales-tools.tsx'],
    states: [
      {
        name: 'the materials of today',
        content: <Example item={placeholder('materials-sales-tools', { title: 'Paper' })} />,
        isWide: true,
      },
      { name: 'on their way', content: <MaterialsSkeleton />, isWide: true },
      { name: 'none', content: <Materials materials={[]} headingLevel={3} />, isWide: true },
    ],
  },
]
