import { asText } from '@/lib/read-fields'
import { logWarning } from '@/lib/log'
import { RichText } from '@/ui/rich-text'
import { BlockSection } from '../block-section'
import { defineBlock, type BlockProps } from '../define-block'
import styles from './custom-html.module.css'
import { ECatalog } from './e-catalog'
import { LogoSleeve } from './logo-sleeve'
import { readDynamicComponent, type DynamicComponent } from './read-dynamic-component'

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
