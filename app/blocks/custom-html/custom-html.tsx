import { asText, asFields, asList } from '@/lib/read-fields'
import { logWarning } from '@/lib/log'
import { RichText } from '@/ui/rich-text'
import { BlockSection } from '../block-section'
import { defineBlock, type BlockProps } from '../define-block'
import styles from './custom-html.module.css'
import { ECatalog } from './e-catalog'
import { LogoSleeve } from './logo-sleeve'
import { documentUrl } from '@/site/document-url'
import { readImage, type ContentImage } from '../read-content'

/** A component loaded by a custom HTML block (CNT-012). */
type DynamicComponent =
  | { name: 'e-catalog'; title: string; pages: ContentImage[]; pdfUrl?: string; frameUrl?: string }
  | { name: 'logo-sleeve'; title: string; frameUrl: string }
  | { name: 'unknown'; given: string }

/** Returns undefined if there is no component, or it must not be shown. */
function readDynamicComponent(value: unknown): DynamicComponent | undefined {
  const fields = asFields(value)
  const name = asText(fields.name)
  const title = asText(fields.title) ?? ''
  // set only by our server, for origins allowed in iframes
  const frameUrl = asText(fields.frameUrl)
  if (name === 'logo-sleeve') return frameUrl ? { name, title, frameUrl } : undefined
  if (name === 'e-catalog') {
    const pages = asList(fields.pages, readImage)
    const pdf = asText(fields.pdfURL)
    if (!frameUrl && pages.length === 0) return undefined
    return { name, title, pages, pdfUrl: pdf && documentUrl(pdf), frameUrl }
  }
  return name ? { name: 'unknown', given: name } : undefined
}

interface CustomHtmlContent {
  title?: string
  /** HTML, sanitized on the server by the content hub's adapter. */
  markup?: string
  component?: DynamicComponent
}

/** Custom HTML by an editor, and optionally a component that it loads (CNT-046, CNT-012). */
function CustomHtml({ content: { title, markup, component } }: BlockProps<CustomHtmlContent>) {
  return (
    <BlockSection title={title} className={styles.section}>
      {markup && <RichText html={markup} className={styles.markup} />}
      {component && <Component component={component} />}
    </BlockSection>
  )
}

function Component({ component }: { component: DynamicComponent }) {
  if (component.name === 'e-catalog') return <ECatalog {...component} />
  if (component.name === 'logo-sleeve') return <LogoSleeve {...component} />
  logWarning('Unknown dynamic component', { component: component.given })
  return null
}

export default defineBlock<CustomHtmlContent>({
  parse: (item) => {
    const markup = asText(item.markup)
    const component = readDynamicComponent(item.dynamicComponent)
    return markup || component ? { title: asText(item.title), markup, component } : undefined
  },
  component: CustomHtml,
})
