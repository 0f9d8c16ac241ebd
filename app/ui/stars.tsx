import type { CSSProperties } from 'react'
import { classNames } from './class-names'
import styles from './stars.module.css'

const MOST = 5

interface StarsProps {
  /** 0 to 5, drawn in fractions of a star. */
  rating: number
  /** Accessible name; omit it if the text beside it is sufficient. */
  label?: string
  className?: string
}

export function Stars({ rating, label, className }: StarsProps) {
  const style: CSSProperties & Record<'--share', string> = {
    '--share': `${(rating / MOST) * 100}%`,
  }
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <span {...name} className={classNames(styles.stars, className)} style={style} />
}
