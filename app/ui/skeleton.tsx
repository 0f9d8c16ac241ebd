import type { CSSProperties } from 'react'
import { classNames } from './class-names'
import styles from './skeleton.module.css'

interface SkeletonProps {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  aspectRatio?: CSSProperties['aspectRatio']
  className?: string
}

/**
 * Reserves the space of something that is loading. Give it the dimensions of what it stands for.
 */
export function Skeleton({ className, ...size }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} style={size} />
}
