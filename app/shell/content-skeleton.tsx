import { Skeleton } from '@/ui/skeleton'

/** The room of a page of blocks. */
export function ContentSkeleton() {
  return <Skeleton height="clamp(26rem, 42vw, 46rem)" />
}
