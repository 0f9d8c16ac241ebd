import { millisecondsInDay } from 'date-fns/constants'
import { Alert } from '@/ui/alert'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Carousel } from '@/ui/carousel'
import Countdown from '@/ui/countdown'
import { Heading } from '@/ui/heading'
import { LoadFailure } from '@/ui/load-failure'
import { Picture } from '@/ui/picture'
import { Money, Price } from '@/ui/price'
import { RichText } from '@/ui/rich-text'
import { Skeleton } from '@/ui/skeleton'
import { Sprig } from '@/ui/sprig'
import { Stars } from '@/ui/stars'
import { Steps } from '@/ui/steps'
import { ICON_NAMES, Icon } from '@/ui/icon'
import styles from './component-guide.module.css'
import type { GuideEntry } from './guide-entry'

const BOX = {
  link: '/media/products/box-sixteen-assorted.jpg',
  alt: 'Open cream box of sixteen assorted chocolates',
  width: 1200,
}
const WORDS =
  '<p>Rolled by hand, <strong>dusted</strong> and packed on the <a href="/component-guide">same day</a>.</p><ul><li>Dark</li><li>Milk</li></ul><blockquote><p>Worth opening.</p></blockquote>'

const STEPS = ['Received', 'Being prepared', 'On its way'].map((text) => ({ id: text, text }))

export const contentEntries: readonly GuideEntry[] = [
  {
    id: 'heading',
    title: 'Heading',
    text: 'The level is for the outline, the size for the eye.',
    files: ['ui/heading.tsx'],
    states: (['display', 'xl', 'lg', 'md', 'sm'] as const).map((size) => ({
      name: size,
      content: (
        <Heading level={3} size={size}>
          Truffles for Tuesday
        </Heading>
      ),
      isWide: true,
    })),
  },
  {
    id: 'rich-text',
    title: 'Rich text',
    text: 'Words of an editor, cleaned where they come in.',
    files: ['ui/rich-text.tsx'],
    states: [{ name: 'all of it', content: <RichText html={WORDS} />, isWide: true }],
  },
  {
    id: 'alert',
    title: 'Notice',
    text: 'Errors are announced at once, and take the focus where they block the way.',
    files: ['ui/alert.tsx', 'ui/load-failure.tsx'],
    states: [
      { name: 'neutral', content: <Alert>Your bag is kept for 30 days.</Alert>, isWide: true },
      {
        name: 'success',
        content: <Alert tone="success">Your review waits for a reader.</Alert>,
        isWide: true,
      },
      {
        name: 'error',
        content: (
          <Alert tone="error" title="We could not take your payment">
            Please check the card, or use another one.
          </Alert>
        ),
        isWide: true,
      },
      {
        name: 'with another try',
        content: (
          <LoadFailure onRetry={() => undefined}>The products could not be loaded.</LoadFailure>
        ),
        isWide: true,
      },
    ],
  },
  {
    id: 'breadcrumb',
    title: 'Breadcrumb',
    text: 'Home, what lies between, and this page.',
    files: ['ui/breadcrumb.tsx'],
    states: [
      {
        name: 'three steps',
        content: (
          <Breadcrumb
            steps={[{ name: 'Truffles', href: '/component-guide/link' }]}
            current="Dark Truffles"
          />
        ),
        isWide: true,
      },
    ],
  },
  {
    id: 'price',
    title: 'Price',
    text: 'What it costs; with a higher list price, both, told apart for eyes and ears.',
    files: ['ui/price.tsx'],
    states: [
      { name: 'regular', content: <Price amount={24} /> },
      { name: 'sale', content: <Price amount={18} listAmount={24} /> },
      { name: 'large', content: <Price amount={1234.5} size="lg" /> },
      { name: 'nothing', content: <Price amount={0} /> },
      { name: 'money', content: <Money amount={7.5} /> },
    ],
  },
  {
    id: 'steps',
    files: ['ui/steps.tsx'],
    title: 'Steps',
    text: 'Where a process stands: in checkout with numbers, for a shipment with quiet marks.',
    states: [true, false].map((isQuiet) => ({
      name: isQuiet ? 'quiet' : 'with numbers',
      isWide: true,
      content: <Steps steps={STEPS} current={1} isQuiet={isQuiet} />,
    })),
  },
  {
    id: 'stars',
    title: 'Stars',
    text: 'A rating, parts of a star included.',
    files: ['ui/stars.tsx'],
    states: [0, 2.5, 4.3, 5].map((rating) => ({
      name: String(rating),
      content: <Stars rating={rating} label={`${rating} out of 5 stars`} />,
    })),
  },
  {
    id: 'picture',
    title: 'Picture',
    text: 'Every size and format that the window can use; its room is kept while it is on its way.',
    files: ['ui/picture.tsx'],
    states: [
      {
        name: 'square',
        content: <Picture image={BOX} sizes="240px" width={240} height={240} widths={[300, 560]} />,
      },
    ],
  },
  {
    id: 'carousel',
    title: 'Carousel',
    text: 'The browser’s own scrolling; arrows only where there is more than fits.',
    files: ['ui/carousel.tsx'],
    states: [
      {
        name: 'six slides',
        isWide: true,
        content: (
          <Carousel label="Six slides">
            {['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((word) => (
              <p key={word} className={styles.slide}>
                {word}
              </p>
            ))}
          </Carousel>
        ),
      },
      {
        name: 'three slides',
        isWide: true,
        content: (
          <Carousel label="Three slides">
            {['One', 'Two', 'Three'].map((word) => (
              <p key={word} className={styles.slide}>
                {word}
              </p>
            ))}
          </Carousel>
        ),
      },
    ],
  },
  {
    id: 'countdown',
    title: 'Countdown',
    text: 'Ticks each second for eyes alone; screen readers hear when it ends.',
    files: ['ui/countdown.tsx'],
    states: [
      { name: 'cells', content: <CountdownExample look="cells" /> },
      { name: 'row', content: <CountdownExample look="row" /> },
    ],
  },
  {
    id: 'skeleton',
    title: 'Skeleton',
    text: 'Holds the room of something on its way.',
    files: ['ui/skeleton.tsx'],
    states: [
      { name: 'a line', content: <Skeleton width="12rem" height="1.2rem" /> },
      { name: 'a picture', content: <Skeleton width="8rem" aspectRatio="1" /> },
    ],
  },
  {
    id: 'icon',
    title: 'Icons',
    text: 'Line drawings in the colour of their text.',
    files: ['ui/icon.tsx'],
    states: [...ICON_NAMES].map((name) => ({ name, content: <Icon name={name} /> })),
  },
  {
    id: 'sprig',
    title: 'Sprig',
    text: 'The house’s mark, above its name and where a page has little to say.',
    files: ['ui/sprig.tsx'],
    states: [{ name: 'gold', content: <Sprig className={styles.sprig} /> }],
  },
]

function CountdownExample({ look }: { look: 'cells' | 'row' }) {
  return <Countdown look={look} endsAt={GUIDE_OPENED + 3 * millisecondsInDay} />
}

const GUIDE_OPENED = Date.now()
