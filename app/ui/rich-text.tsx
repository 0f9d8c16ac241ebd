import { classNames } from './class-names'
import styles from './rich-text.module.css'

interface RichTextProps {
  /** Sanitized by the content hub's adapter, on the server. */
  html: string
  className?: string
}

/** Words of an editor: paragraphs, headings, lists, tables, quotes. */
export function RichText({ html, className }: RichTextProps) {
  return (
    <div
      className={classNames(styles.text, className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
