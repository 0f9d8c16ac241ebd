import type { CSSProperties } from 'react'
import { classNames } from './class-names'
import styles from './skeleton.module.css'

interface SkeletonProps {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  aspectRatio?: CSSProperties['aspectRatio']
  className?: string
}

/** Holds the room of something on its way. Give it the dimensions of what it stands for. */
export function Skeleton({ className, ...size }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} style={size} />
}
