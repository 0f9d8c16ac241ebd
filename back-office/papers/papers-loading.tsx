import { Alert } from '@chakra-ui/react/alert'
import { Button } from '@chakra-ui/react/button'
import { Progress } from '@chakra-ui/react/progress'
import { toText } from '../api/engine'
import type { usePapers } from './use-papers'

interface PapersLoadingProps {
  papers: ReturnType<typeof usePapers>
  /** The number of orders. */
  total: number
}

export function PapersLoading({ papers, total }: PapersLoadingProps) {
  const { isComplete, error, done, retry } = papers
  if (isComplete) return null
  if (error) {
    return (
      <Alert.Root status="error">
        <Alert.Content>
          <Alert.Title>The papers cannot be shown.</Alert.Title>
          <Alert.Description>{toText(error)}</Alert.Description>
        </Alert.Content>
        <Button size="sm" variant="outline" onClick={retry}>
          Try again
        </Button>
      </Alert.Root>
    )
  }
  return (
    <Progress.Root value={done} max={Math.max(1, total)}>
      <Progress.Label marginBottom="2">
        {done} of {total} orders loaded
      </Progress.Label>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  )
}
