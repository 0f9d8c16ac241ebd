import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './choice-tile.module.css'
import { classNames } from './class-names'

interface ChoiceTileProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** It can be chosen, and not be had. */
  isGone?: boolean
  /** With a picture in it. */
  isRoomy?: boolean
  children: ReactNode
}

/** A radio button whose whole tile is pressed: sizes, wraps, options. Stands in a fieldset. */
export function ChoiceTile({ isGone, isRoomy, children, ...input }: ChoiceTileProps) {
  return (
    <label className={classNames(styles.tile, isRoomy && styles.roomy, isGone && styles.gone)}>
      <input {...input} type="radio" className={styles.input} />
      {children}
    </label>
  )
}

/** The tiles of one choice, in as many rows as they need. */
export function ChoiceTiles({ children }: { children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>
}
