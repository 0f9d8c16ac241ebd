import type { CSSProperties } from 'react'
import { classNames } from './class-names'
import styles from './skeleton.module.css'

interface SkeletonProps {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  aspectRatio?: CSSProperties['aspectRatio']
  className?: string
}

/** Reserves the space of loading content. Give it the dimensions of that content. */
export function Skeleton({ className, ...size }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} style={size} />
}
