import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './heading.module.css'

interface HeadingProps {
  level: 1 | 2 | 3 | 4
  /** The visual size, if it differs from the level's default. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'display'
  id?: string
  className?: string
  tabIndex?: number
  children: ReactNode
}

const SIZE_OF_LEVEL = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const

/** A heading: `level` sets its place in the outline, `size` its appearance. */
export function Heading({ level, size = SIZE_OF_LEVEL[level], className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag className={classNames(styles.heading, styles[size], className)} {...rest} />
}
