import { asText } from '@/lib/read-fields'
import { Heading } from '@/ui/heading'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { defineBlock, type BlockProps } from '../define-block'
import { readLink, type ContentLink } from '../read-content'
import styles from './help-hint.module.css'

interface HelpHintContent {
  title: string
  text: string
  link?: ContentLink
}

function HelpHint({ content }: BlockProps<HelpHintContent>) {
  const { title, text, link } = content
  return (
    <div className={`container ${styles.section}`}>
      <div className={styles.hint}>
        <Icon name="info" size={22} className={styles.icon} />
        <div className={styles.words}>
          <Heading level={2} size="sm">
            {title}
          </Heading>
          <p>{text}</p>
          {link && <Link to={link.pageLink}>{link.displayName}</Link>}
        </div>
      </div>
    </div>
  )
}

export default defineBlock<HelpHintContent>({
  parse: (item) => {
    const title = asText(item.title)
    const text = asText(item.text)
    return title && text ? { title, text, link: readLink(item.link) } : undefined
  },
  component: HelpHint,
})
