import { classNames } from './class-names'
import styles from './spinner.module.css'

/** A small spinning ring, hidden from screen readers: the busy element has `aria-busy`. */
export function Spinner({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames(styles.spinner, className)} />
}
