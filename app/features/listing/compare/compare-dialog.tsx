import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { comparedProductsQuery } from '@/commerce-client/compared-products.queries'
import { useSite } from '@/site/use-site'
import { DialogWindow } from '@/ui/dialog-window'
import { LoadFailure } from '@/ui/load-failure'
import { Skeleton } from '@/ui/skeleton'
import { CompareTable } from './compare-table'
import { compareMessages as messages } from './compare.messages'
import { useCompare } from './compared'

interface CompareDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** The chosen products side by side. */
export function CompareDialog({ isOpen, onClose }: CompareDialogProps) {
  return (
    <DialogWindow
      placement="wide"
      isOpen={isOpen}
      onClose={onClose}
      title={<FormattedMessage {...messages.title} />}
    >
      <ComparedProducts onEnd={onClose} />
    </DialogWindow>
  )
}

function ComparedProducts({ onEnd }: { onEnd: () => void }) {
  const { id: siteId } = useSite()
  const { products, toggle } = useCompare()
  const ids = products.map(({ id }) => id)
  const { data, isError, refetch } = useQuery({
    ...comparedProductsQuery(siteId, ids),
    keepPreviousData: true,
  })
  if (isError) {
    return (
      <LoadFailure onRetry={() => void refetch()}>
        <FormattedMessage {...messages.failed} />
      </LoadFailure>
    )
  }
  if (!data) return <Skeleton width="100%" height="24rem" />
  const shown = data.filter(({ id }) => ids.includes(id))
  if (shown.length === 0) {
    return (
      <p>
        <FormattedMessage {...messages.gone} />
      </p>
    )
  }
  const remove = (id: string) => {
    const product = products.find((one) => one.id === id)
    if (product) toggle(product)
    if (shown.length === 1) onEnd()
  }
  return <CompareTable products={shown} onRemove={remove} />
}
