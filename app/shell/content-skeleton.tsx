import { Skeleton } from '@/ui/skeleton'

/** Placeholder of a page that consists of blocks. */
export function ContentSkeleton() {
  return <Skeleton height="clamp(26rem, 42vw, 46rem)" />
}
