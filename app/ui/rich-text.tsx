import { useSite } from '@/site/use-site'
import { classNames } from './class-names'
import styles from './rich-text.module.css'

interface RichTextProps {
  /** HTML, sanitized on the server by the content hub's adapter. */
  html: string
  className?: string
}

/** Text by an editor: paragraphs, headings, lists, tables, quotes. */
export function RichText({ html, className }: RichTextProps) {
  const { basename } = useSite()
  return (
    <div
      className={classNames(styles.text, className)}
      dangerouslySetInnerHTML={{ __html: withBasename(html, basename) }}
    />
  )
}

/** Adds the page's language to links to pages of this site. */
function withBasename(html: string, basename: string): string {
  if (!basename) return html
  return html.replace(/(<a\s[^<>]*?href=")(?=\/(?!\/|document\/|image\/))/g, `$1${basename}`)
}
