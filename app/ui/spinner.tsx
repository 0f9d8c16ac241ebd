import { classNames } from './class-names'
import styles from './spinner.module.css'

/** A small turning ring, for eyes only: what is busy says so itself with `aria-busy`. */
export function Spinner({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames(styles.spinner, className)} />
}
