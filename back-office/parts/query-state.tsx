import { Alert } from '@chakra-ui/react/alert'
import { Button } from '@chakra-ui/react/button'
import { EmptyState } from '@chakra-ui/react/empty-state'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { toText } from '../api/engine'

interface QueryStateProps {
  query: { isLoading: boolean; isError: boolean; error: unknown; refetch: () => unknown }
  /** Title of the error message, e.g. `The orders cannot be shown.` */
  failure: string
}

/** A placeholder while a query loads, or its error. */
export function QueryState({ query, failure }: QueryStateProps) {
  return (
    <>
      {query.isLoading && (
        <Skeleton height="96" marginTop="4" role="progressbar" aria-label="Loading" />
      )}
      {query.isError && (
        <Alert.Root status="error" marginTop="4">
          <Alert.Content>
            <Alert.Title>{failure}</Alert.Title>
            <Alert.Description>{toText(query.error)}</Alert.Description>
          </Alert.Content>
          <Button size="sm" variant="outline" onClick={() => void query.refetch()}>
            Try again
          </Button>
        </Alert.Root>
      )}
    </>
  )
}

/** Message for an empty list. */
export function NothingFound({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState.Root marginTop="4" background="bg.panel" borderRadius="l3">
      <EmptyState.Content>
        <EmptyState.Title as="h2">{title}</EmptyState.Title>
        <EmptyState.Description textAlign="center" textWrap="balance">
          {text}
        </EmptyState.Description>
      </EmptyState.Content>
    </EmptyState.Root>
  )
}
