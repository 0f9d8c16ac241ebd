import { useSite } from '@/site/use-site'
import { classNames } from './class-names'
import styles from './rich-text.module.css'

interface RichTextProps {
  /** Sanitized by the content hub's adapter, on the server. */
  html: string
  className?: string
}

/** Words of an editor: paragraphs, headings, lists, tables, quotes. */
export function RichText({ html, className }: RichTextProps) {
  const { basename } = useSite()
  return (
    <div
      className={classNames(styles.text, className)}
      dangerouslySetInnerHTML={{ __html: withBasename(html, basename) }}
    />
  )
}

/** Links to pages of this shop stay in the page's language. */
function withBasename(html: string, basename: string): string {
  if (!basename) return html
  return html.replace(/(<a\s[^>]*?href=")(?=\/(?!\/|document\/|image\/))/g, `$1${basename}`)
}
