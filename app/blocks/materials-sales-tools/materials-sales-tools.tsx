import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { materialsQuery } from '@/commerce-client/materials.queries'
import { errorMessages } from '@/errors/errors.messages'
import { Materials, MaterialsSkeleton } from '@/features/product/materials/materials'
import { useSite } from '@/site/use-site'
import { LoadFailure } from '@/ui/load-failure'
import { BlockSection } from '../block-section'
import { defineBlock, type BlockProps } from '../define-block'
import { readBlockHead, type BlockHead } from '../read-block-head'

/** Order forms, posters and other sales materials (MAT-011). */
function MaterialsBlock({ content }: BlockProps<BlockHead>) {
  const site = useSite()
  const { data: materials, isError, refetch } = useQuery(materialsQuery(site.id))
  return (
    <BlockSection {...content}>
      {materials ? (
        <Materials materials={materials} headingLevel={content.title ? 3 : 2} />
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()}>
          <FormattedMessage {...errorMessages.generic} />
        </LoadFailure>
      ) : (
        <MaterialsSkeleton />
      )}
    </BlockSection>
  )
}

export default defineBlock<BlockHead>({ parse: readBlockHead, component: MaterialsBlock })
