import { BlockList } from '@/blocks/block-list'
import { readSlots } from '@/blocks/slot'
import type { GuideEntry } from './guide-entry'

/** A block as a page shows it: of the item that an editor would write. */
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
]
