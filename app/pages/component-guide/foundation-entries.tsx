import { breakpoints } from '@/theme/breakpoints'
import { tokens } from '@/theme/tokens'
import styles from './component-guide.module.css'
import type { GuideEntry } from './guide-entry'

/** The design tokens of all components; `theme/tokens.ts` is the source. */
export const foundationEntries: readonly GuideEntry[] = [
  {
    id: 'colors',
    title: 'Colors',
    text: 'The page has the colour of the photographs’ backdrop. A site may bring an accent of its own.',
    files: ['theme/tokens.ts'],
    states: Object.keys(tokens.color).map((name) => ({
      name,
      content: (
        <div
          className={styles.swatch}
          style={{ background: `var(--color-${toKebab(name)})` }}
          aria-hidden="true"
        />
      ),
    })),
  },
  {
    id: 'type',
    title: 'Type',
    text: 'Fraunces speaks, Figtree explains. Sizes are fluid between 375 and 1280 px.',
    files: ['theme/tokens.ts'],
    states: Object.keys(tokens.text).map((name) => ({
      name,
      content: (
        <p className={styles.specimen} style={{ fontSize: `var(--text-${name})` }}>
          Worth opening
        </p>
      ),
      isWide: true,
    })),
  },
  {
    id: 'breakpoints',
    title: 'Breakpoints',
    text: 'Mobile up to 768 px, tablet from 769, desktop from 1024.',
    files: ['theme/breakpoints.ts'],
    states: Object.entries(breakpoints).map(([name, width]) => ({
      name,
      content: <p>{width} px</p>,
    })),
  },
]

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
